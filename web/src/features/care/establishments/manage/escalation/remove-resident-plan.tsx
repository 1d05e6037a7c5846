import Typography from '@mui/material/Typography'
import { removeResidentEscalationCall } from '@vigie/domain/api/escalation-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  resident: { id: string; name: string }
  /** Of when the plan is that was seen; null: it cannot be read. */
  updatedAt: number | null
  /** Whether the home has a plan that is activated, which their alerts follow then. */
  hasOthers: boolean
  onClose: () => void
}

/** Asks before the alerts of a resident follow the home's plan again. */
export function RemoveResidentPlan({
  eid,
  resident: { id: bid, name },
  updatedAt,
  hasOthers,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const remove = async () => {
    await callApi(removeResidentEscalationCall, { params: { eid, bid }, body: { updatedAt } })
    tellDone('deleted')
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('escalation.ownRemove', { name })}
      button={t('escalation.ownRemoveButton')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Typography>{t(hasOthers ? 'escalation.ownRemoveHelp' : 'escalation.ownRemoveAlone')}</Typography>
    </ConfirmDialog>
  )
}
