import { mdiCheck, mdiChevronDown, mdiHandBackRight } from '@mdi/js'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { resolutionSchema } from '@vigie/domain/alerts/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'
import { alertRights } from './alert-rights.ts'
import { keepFocusNear } from './keep-focus-near.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'

interface Props {
  own: OwnAlert
  /** Where there is room for one thing to do: the next one. */
  onlyNext?: boolean
}

/** What there is to do about an alert: acknowledge, then resolve, each in one tap. */
export function AlertActions({ own, onlyNext = false }: Props) {
  const { t } = useTranslation()
  const { acknowledge } = useOpenAlerts()
  const { mayAcknowledge, mayResolve } = alertRights(own)
  const isOpen = own.alert.state === 'open'
  if (own.isResolving) return null
  const offersAcknowledge = isOpen && mayAcknowledge
  return (
    <>
      {offersAcknowledge && (
        <Button
          variant="contained"
          color="error"
          startIcon={<Icon path={mdiHandBackRight} />}
          onClick={(event) => {
            acknowledge(own)
            keepFocusNear(event.currentTarget)
          }}
        >
          {t('alerts.acknowledge')}
        </Button>
      )}
      {mayResolve && !(onlyNext && offersAcknowledge) && <ResolveButton own={own} />}
    </>
  )
}

const otherResolutions = resolutionSchema.options.filter((resolution) => resolution !== 'helped')

function ResolveButton({ own }: { own: OwnAlert }) {
  const { t } = useTranslation()
  const { resolve } = useOpenAlerts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonGroup variant="outlined" sx={{ bgcolor: 'background.paper', borderRadius: 1.25 }}>
        <Button
          startIcon={<Icon path={mdiCheck} />}
          aria-label={t('alerts.resolveWith', { resolution: t('alerts.resolution.helped') })}
          onClick={(event) => {
            resolve(own, 'helped')
            keepFocusNear(event.currentTarget)
          }}
          sx={{ flex: 1 }}
        >
          {t('alerts.resolution.helped')}
        </Button>
        <Button
          aria-label={t('alerts.resolveAs')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ px: 0.5 }}
        >
          <Icon path={mdiChevronDown} />
        </Button>
      </ButtonGroup>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={otherResolutions.map((resolution) => ({
          label: t(`alerts.resolution.${resolution}`),
          act: () => resolve(own, resolution),
        }))}
      />
    </>
  )
}
