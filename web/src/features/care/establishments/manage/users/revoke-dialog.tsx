import Typography from '@mui/material/Typography'
import { revokeCall } from '@vigie/domain/api/people-calls'
import type { Member } from '@vigie/domain/people/user'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tell } from '../../../../../lib/notices/notices.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  member: Member
  onClose: () => void
}

/** Asks before somebody is taken out of the home, says what that does, and then which rules tell nobody any more. */
export function RevokeDialog({ eid, member: { uid: userId, displayName: name }, onClose }: Props) {
  const { t } = useTranslation()
  const revoke = async () => {
    const { lonelyRules } = await callApi(revokeCall, { params: { eid, userId } })
    tellDone('accessRevoked', { name })
    if (lonelyRules.length > 0)
      tell({ kind: 'error', text: () => t('people.lonelyRules', { rules: lonelyRules.join(', ') }) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('people.revokeQuestion', { name })}
      button={t('people.revoke')}
      isDestructive
      act={revoke}
      onClose={onClose}
    >
      <Typography>{t('people.revokeHelp')}</Typography>
    </ConfirmDialog>
  )
}
