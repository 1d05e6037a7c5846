import { mdiCheck, mdiChevronDown, mdiHandBackRight, mdiUndo } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { resolutionSchema } from '@vigie/domain/alerts/alert'
import { asksOthers } from '@vigie/domain/alerts/alert-life'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useElapsed } from '../../../lib/time/use-elapsed.ts'
import { alertRights } from './alert-rights.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { useSeenCall } from './use-seen-call.ts'
import { useToldApart } from './use-told-apart.ts'

interface Props {
  own: OwnAlert
  /** Where there is room for one thing to do: the next one. */
  onlyNext?: boolean
}

/** How long the place of a button that took an alert does nothing: a second tap there, to be sure of it, would close a call to which nobody has gone. */
const heldMs = 5_000

/** What there is to do about an alert: acknowledge, then resolve, each in one tap. */
export function AlertActions({ own, onlyNext = false }: Props) {
  const { t } = useTranslation()
  const where = useToldApart(own)
  const { acknowledge, undo } = useOpenAlerts()
  const { mayAcknowledge, mayResolve } = alertRights(own)
  const { uid } = useSession().user
  const isSaved = own.isFresh === true && own.underWay === null
  const isOver = useElapsed(heldMs, isSaved)
  if (own.underWay === 'resolving') return null
  if (own.underWay === 'resolvingSoon') {
    return (
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiUndo} />}
        aria-label={t('alerts.undoResolve', { where })}
        onClick={() => undo(own)}
      >
        {t('common.undo')}
      </Button>
    )
  }
  const { alert, underWay } = own
  const isForOthers = underWay === null && asksOthers(alert) && alert.acknowledgedBy?.uid !== uid
  const offersAcknowledge = (isUnattended(own) || isForOthers) && mayAcknowledge
  const take = isForOthers ? 'takeOver' : 'acknowledge'
  const isHeld = mayResolve && (own.underWay === 'acknowledging' || (isSaved && !isOver))
  return (
    <>
      {offersAcknowledge && (
        <Button
          variant="contained"
          color={severityOfAlert(alert) === 'callForHelp' ? 'error' : 'primary'}
          startIcon={<Icon path={mdiHandBackRight} />}
          aria-label={t(`alerts.${take}Of`, { where })}
          onClick={() => acknowledge(own)}
        >
          {t(`alerts.${take}`)}
        </Button>
      )}
      {isHeld && (
        // The line beside it says in words how far it is.
        <Button variant="contained" disabled aria-hidden startIcon={<Icon path={mdiCheck} />}>
          {t('alerts.acknowledge')}
        </Button>
      )}
      {mayResolve && !(onlyNext && (offersAcknowledge || isHeld)) && (
        <ResolveButton own={own} where={where} />
      )}
    </>
  )
}

/** Two buttons that look like one, with a line between them. */
const joined = {
  display: 'inline-flex',
  bgcolor: 'background.paper',
  borderRadius: 1.25,
  '& > button': { minWidth: 44 },
  '& > :first-of-type': {
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    borderRightColor: 'transparent',
  },
  '& > :last-of-type': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, ml: '-1px' },
} as const

const loadLetGo = code(() => loadWithTexts('seldom', () => import('./let-go-of.ts')))

const otherResolutions = resolutionSchema.options.filter((resolution) => resolution !== 'helped')

function ResolveButton({ own, where }: { own: OwnAlert; where: string }) {
  const { t } = useTranslation()
  const { resolve } = useOpenAlerts()
  const { uid } = useSession().user
  const letGo = useComing(loadLetGo)
  const seenCall = useSeenCall(own.alert.lastCallAt)
  const [menu, setMenu] = useState<{ anchor: HTMLElement; lastCallAt: number } | null>(null)
  return (
    <>
      <Box role="group" sx={joined}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiCheck} />}
          aria-label={t('alerts.resolveWith', { resolution: t('alerts.resolution.helped'), where })}
          onClick={({ nativeEvent }) => resolve(own, 'helped', seenCall(nativeEvent))}
          sx={{ flex: 1 }}
        >
          {t('alerts.resolution.helped')}
        </Button>
        <Button
          variant="outlined"
          aria-label={t('alerts.resolveAs', { where })}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={({ currentTarget: anchor, nativeEvent }) =>
            setMenu({ anchor, lastCallAt: seenCall(nativeEvent) })
          }
          sx={{ px: 0.5 }}
        >
          <Icon path={mdiChevronDown} />
        </Button>
      </Box>
      <ActionMenu
        anchor={menu?.anchor ?? null}
        onClose={() => setMenu(null)}
        items={[
          ...otherResolutions.map((resolution) => ({
            label: t(`alerts.resolution.${resolution}`),
            act: () => menu && resolve(own, resolution, menu.lastCallAt),
          })),
          ...(letGo?.letGoOf(own, uid, t) ?? []),
        ]}
      />
    </>
  )
}
