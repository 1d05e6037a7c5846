import Typography from '@mui/material/Typography'
import { activateRuleCall } from '@vigie/domain/api/rule-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  rule: { id: string; name: string }
  /** Whether somebody's call for help might be answered by none without it. */
  isLast: boolean
  /** It stays in sight all the same. */
  onDeactivated: () => void
  onClose: () => void
}

/** Asks before a rule is silent. */
export function DeactivateRule({ eid, rule: { id, name }, isLast, onDeactivated, onClose }: Props) {
  const { t } = useTranslation()
  const deactivate = async () => {
    const body = { id, activated: false }
    // Before it is heard: nothing moves from under the finger.
    onDeactivated()
    await callApi(activateRuleCall, { params: {}, query: { establishmentId: eid }, body })
    tellDone('ruleDeactivated', { name })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('rules.deactivateAsked', { name })}
      button={t('rules.deactivate')}
      isDestructive={isLast}
      act={deactivate}
      onClose={onClose}
    >
      {isLast && <Typography sx={{ fontWeight: 700 }}>{t('rules.lastForCall')}</Typography>}
      <Typography>{t('rules.removeHelp')}</Typography>
    </ConfirmDialog>
  )
}
