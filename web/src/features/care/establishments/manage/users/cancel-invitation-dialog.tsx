import Typography from '@mui/material/Typography'
import { cancelInvitationCall } from '@vigie/domain/api/people-calls'
import type { Invitation } from '@vigie/domain/people/invitation'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  invitation: WithId<Invitation>
  onClose: () => void
}

/** Asks before an invitation is taken back: its row goes, and the next one would come under the finger. */
export function CancelInvitationDialog({ eid, invitation: { id: iid, email }, onClose }: Props) {
  const { t } = useTranslation()
  const cancel = async () => {
    await callApi(cancelInvitationCall, { params: { eid, iid } })
    tellDone('invitationCancelled', { email })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('people.cancelQuestion', { email })}
      button={t('people.cancel')}
      stay={t('people.keepInvitation')}
      act={cancel}
      onClose={onClose}
    >
      <Typography>{t('people.cancelHelp')}</Typography>
    </ConfirmDialog>
  )
}
