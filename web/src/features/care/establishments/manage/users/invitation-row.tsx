import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { resendInvitationCall } from '@vigie/domain/api/people-calls'
import { type Invitation, isOpen } from '@vigie/domain/people/invitation'
import { levelNameOf } from '@vigie/domain/people/levels'
import { roleNames, roles } from '@vigie/domain/people/roles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../../../components/dotted.ts'
import { FailureMessage } from '../../../../../components/failure-message.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { dateInWords } from '../../../../../lib/time/words.ts'

interface Props {
  eid: string
  invitation: WithId<Invitation>
  /** Of the home. */
  timeZone: string
  /** Whom they are to follow, of a caregiver. */
  follows: ReactNode
  onCancel: () => void
}

/** An address that has not answered yet, and until when it may: its invitation is sent again, or taken back. */
export function InvitationRow({ eid, invitation, timeZone, follows, onCancel }: Props) {
  const { id: iid, email, roleId, beneficiaryIds, endsAt, inviterLeft } = invitation
  const { t } = useTranslation()
  const locale = useLocale()
  const isCaregiver = beneficiaryIds.length > 0
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
        <Typography component="div" sx={dotted}>
          <strong>{t(isOver ? 'people.ranOut' : 'people.notAccepted')}</strong>
          {isCaregiver && <span>{roleNames[roles.CAREGIVER][locale]}</span>}
          <span>{t(`people.levels.${levelNameOf(roleId)}`)}</span>
        </Typography>
        {isCaregiver && follows}
        {!isOver && (
          <Typography color="text.secondary">
            {t('people.goodUntil', { date: dateInWords(endsAt, timeZone, locale) })}
          </Typography>
        )}
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
