import Typography from '@mui/material/Typography'
import { revokeCall } from '@vigie/domain/api/people-calls'
import type { Member } from '@vigie/domain/people/user'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { tellLonelyRules } from '../../../../../components/tell-lonely-rules.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { mayGoAs } from './may-go-here.ts'
import { LetsGo, NamedBy } from './named-by.tsx'

interface Props {
  eid: string
  member: Member
  onClose: () => void
}

/** Asks before somebody is taken out of the home, says what that does, which alerts call again by it and by which rules and steps they are told, and then which rules tell nobody any more. */
export function RevokeDialog({ eid, member, onClose }: Props) {
  const { uid: userId, displayName: name } = member
  const { t } = useTranslation()
  const isOwn = useSession().user.uid === userId
  const revoke = async () => {
    const { lonelyRules } = await callApi(revokeCall, { params: { eid, userId } })
    tellDone('accessRevoked', { name })
    tellLonelyRules(t, lonelyRules)
    onClose()
  }
  return (
    <ConfirmDialog
      title={isOwn ? t('people.revokeOwnQuestion') : t('people.revokeQuestion', { name })}
      button={t('people.revoke')}
      isDestructive
      act={revoke}
      onClose={onClose}
    >
      <Typography>{t(isOwn ? 'people.revokeOwnHelp' : 'people.revokeHelp')}</Typography>
      <LetsGo eid={eid} member={member} keeps={(bid) => mayGoAs(member, null, bid)} />
      <NamedBy eid={eid} uid={userId} leaves />
    </ConfirmDialog>
  )
}
