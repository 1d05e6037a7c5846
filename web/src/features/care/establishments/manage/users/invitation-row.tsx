import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { resendInvitationCall } from '@vigie/domain/api/people-calls'
import { type Invitation, isOpen } from '@vigie/domain/people/invitation'
import { levelNameOf } from '@vigie/domain/people/levels'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../../../components/failure-message.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'

interface Props {
  eid: string
  invitation: WithId<Invitation>
  onCancel: () => void
}

/** An address that has not answered yet: its invitation is sent again, or taken back. */
export function InvitationRow({ eid, invitation, onCancel }: Props) {
  const { id: iid, email, roleId, beneficiaryIds, inviterLeft } = invitation
  const { t } = useTranslation()
  const isOver = !isOpen(invitation, useNow())
  const { isBusy, failure, send } = useSending()
  const params = { eid, iid }
  const resend = async () => {
    if (await send(() => callApi(resendInvitationCall, { params }))) tellDone('invitationSent', { email })
  }
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {email}
        </Typography>
        <Typography>
          <strong>{t(isOver ? 'people.ranOut' : 'people.notAccepted')}</strong>
          {beneficiaryIds.length > 0 && ` · ${t('people.caregiver')}`} ·{' '}
          {t(`people.levels.${levelNameOf(roleId)}`)}
        </Typography>
        {isOver && inviterLeft && <Typography>{t('people.inviterLeft')}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={resend} aria-disabled={isBusy} aria-label={t('people.resendTo', { email })}>
          {t('people.resend')}
        </Button>
        <Button onClick={onCancel} aria-label={t('people.cancelOf', { email })}>
          {t('people.cancel')}
        </Button>
      </Box>
      <FailureMessage failure={failure} isBusy={isBusy} />
    </Card>
  )
}
