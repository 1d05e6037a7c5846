import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { deleteShiftCall } from '@vigie/domain/api/establishment-calls'
import type { Shift } from '@vigie/domain/time/shift'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { routes } from '../../../../../lib/page/routes.ts'
import { useShiftKeepers } from './use-shift-keepers.ts'

interface Props {
  eid: string
  shift: Pick<Shift, 'id' | 'name' | 'start' | 'end'>
  onClose: () => void
}

/** Asks before a shift goes, and says which rules are limited to it and which steps tell whoever works it, with the way to them: while there is one, the server keeps the shift. */
export function DeleteShift({ eid, shift: { id, name, start, end }, onClose }: Props) {
  const { t } = useTranslation()
  const { rules, steps, plans } = useShiftKeepers(eid, id)
  const inSteps = steps.length + plans > 0
  const isKept = rules.length > 0 || inSteps
  const remove = async () => {
    await callApi(deleteShiftCall, { params: { eid, sid: id } })
    tellDone('shiftDeleted')
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('manage.deleteShiftOf', { name })}
      button={t('common.delete')}
      isDestructive
      act={isKept ? null : remove}
      onClose={onClose}
    >
      {/* Two may be called the same. */}
      <Typography sx={{ fontWeight: 700 }}>
        {t(start < end ? 'manage.fromTo' : 'manage.fromToNextDay', { start, end })}
      </Typography>
      {!isKept && <Typography>{t('manage.deleteShiftHelp')}</Typography>}
      {rules.length > 0 && (
        <Keepers said={t('manage.shiftNamed')}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <Link component={RouterLink} to={routes.rules(eid)}>
                {rule.name}
              </Link>
            </li>
          ))}
        </Keepers>
      )}
      {inSteps && (
        <Keepers said={t('manage.shiftInSteps')}>
          {steps.length > 0 && (
            <li>
              <Link component={RouterLink} to={routes.escalation(eid)}>
                {t('manage.shiftSteps', { steps: steps.join(', ') })}
              </Link>
            </li>
          )}
          {plans > 0 && <li>{t('manage.shiftPlans', { plans })}</li>}
        </Keepers>
      )}
    </ConfirmDialog>
  )
}

function Keepers({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div>
      <Typography>{said}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  )
}
