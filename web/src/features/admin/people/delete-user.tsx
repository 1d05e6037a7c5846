import Typography from '@mui/material/Typography'
import { deleteUserCall, type UserRecord } from '@vigie/domain/api/user-record-calls'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { tellLonelyRules } from '../../../components/tell-lonely-rules.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { routes } from '../../../lib/page/routes.ts'

interface Props {
  user: Pick<UserRecord, 'uid' | 'displayName'>
  onClose: () => void
}

/** Asks before an account is deleted, says what that does to what the person wrote, and then which rules tell nobody any more. */
export function DeleteUser({ user: { uid, displayName: name }, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = async () => {
    const { lonelyRules } = await callApi(deleteUserCall, { params: { uid } })
    tellDone('accountDeleted', { name })
    tellLonelyRules(t, lonelyRules)
    navigate(routes.adminUsers, { replace: true })
  }
  return (
    <ConfirmDialog
      title={t('adminUsers.deleteQuestion', { name })}
      button={t('adminUsers.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Typography>{t('adminUsers.deleteHelp')}</Typography>
      <Typography>{t('adminUsers.deleteAlerts')}</Typography>
      <Typography>{t('adminUsers.deleteKeeps')}</Typography>
    </ConfirmDialog>
  )
}
