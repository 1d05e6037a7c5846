import Typography from '@mui/material/Typography'
import { deleteRuleCall } from '@vigie/domain/api/rule-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  rule: { id: string; name: string }
  onClose: () => void
}

/** Asks before a rule goes. */
export function DeleteRule({ eid, rule: { id, name }, onClose }: Props) {
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
      <Typography>{t('rules.removeHelp')}</Typography>
    </ConfirmDialog>
  )
}
