import Typography from '@mui/material/Typography'
import { deleteTaskCall } from '@vigie/domain/api/task-calls'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { routes } from '../../../../lib/page/routes.ts'

interface Props {
  ids: { eid: string; bid: string; tid: string }
  name: string
  onClose: () => void
}

/** Asks before a task goes, and leads back to the details of its resident. */
export default function DeleteTask({ ids, name, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = async () => {
    await callApi(deleteTaskCall, { params: ids })
    onClose()
    tellDone('taskDeleted', { name })
    navigate(routes.details(ids.eid, ids.bid))
  }
  return (
    <ConfirmDialog
      title={t('taskForm.deleteTitle')}
      button={t('common.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('taskForm.deleteHelp', { task: name })}</Typography>
    </ConfirmDialog>
  )
}
