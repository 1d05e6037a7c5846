import Typography from '@mui/material/Typography'
import { deleteRuleCall } from '@vigie/domain/api/rule-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  rule: { id: string; name: string }
  /** Whether somebody's call for help might be answered by none without it. */
  isLast: boolean
  onClose: () => void
}

/** Asks before a rule goes. */
export function DeleteRule({ eid, rule: { id, name }, isLast, onClose }: Props) {
  const { t } = useTranslation()
  const remove = async () => {
    await callApi(deleteRuleCall, { params: { id }, query: { establishmentId: eid } })
    tellDone('ruleDeleted', { name })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('rules.remove', { name })}
      button={t('common.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      {isLast && <Typography sx={{ fontWeight: 700 }}>{t('rules.lastForCall')}</Typography>}
      <Typography>{t('rules.removeHelp')}</Typography>
    </ConfirmDialog>
  )
}
