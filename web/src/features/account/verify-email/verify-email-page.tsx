import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { verifyEmailCall } from '@vigie/domain/api/user-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { type AuthUser, refreshVerification } from '../../../lib/firebase/auth.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { leaveSession } from '../../../lib/session/leave-session.ts'
import { useOwnLocale } from '../../../lib/session/use-own-locale.ts'
import { AccountFrame } from '../form/account-frame.tsx'

const answers = ['resent', 'notAgain', 'resendFailed', 'stillNot', 'checkFailed'] as const
type Answer = (typeof answers)[number]

/** /verify-email: until the person has opened the link of the e-mail they were sent. */
export default function VerifyEmailPage({ user }: { user: AuthUser }) {
  const { t } = useTranslation()
  const locale = useLocale()
  useOwnLocale(user.uid)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const resend = () =>
    callApi(verifyEmailCall, { params: {}, body: { locale } }).then(
      ({ emailVerified, sent }) => (emailVerified ? check() : setAnswer(sent ? 'resent' : 'notAgain')),
      () => setAnswer('resendFailed'),
    )

  const check = async () => {
    try {
      if (!(await refreshVerification(user))) return setAnswer('stillNot')
      // A full page: everything then starts with the new token.
      location.replace('/')
    } catch {
      setAnswer('checkFailed')
    }
  }

  return (
    <AccountFrame title={t('verifyEmail.title')}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('verifyEmail.sentTo', { email: user.email })}
      </Typography>
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' }, mb: -2 }}>
        {/* The room of the longest of them: were the buttons to move, a second tap would meet another one. */}
        {answers.map((one) => (
          <Box key={one} aria-hidden>
            <Message kind="info" isPast>
              {t(`verifyEmail.${one}`)}
            </Message>
          </Box>
        ))}
        <Message kind={answer === 'resent' || answer === 'notAgain' ? 'info' : 'error'}>
          {answer && t(`verifyEmail.${answer}`)}
        </Message>
      </Box>
      <Button variant="contained" onClick={check}>
        {t('verifyEmail.check')}
      </Button>
      <Button variant="outlined" onClick={resend}>
        {t('verifyEmail.resend')}
      </Button>
      <Button onClick={() => leaveSession('wanted')}>{t('shell.signOut')}</Button>
    </AccountFrame>
  )
}
