import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageToggle } from '../../../components/language-toggle.tsx'
import { Logo } from '../../../components/logo.tsx'
import { Message } from '../../../components/message.tsx'
import { type AuthUser, refreshVerification, resendVerification } from '../../../lib/firebase/auth.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { useDocumentTitle } from '../../../lib/page/use-document-title.ts'
import { leaveSession } from '../../../lib/session/leave-session.ts'

type Answer = 'resent' | 'resendFailed' | 'stillNot' | 'checkFailed'

/** /verify-email: until the person has opened the link of the e-mail they were sent. */
export default function VerifyEmailPage({ user }: { user: AuthUser }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useDocumentTitle(t('verifyEmail.title'))

  const resend = () =>
    resendVerification(user, locale).then(
      () => setAnswer('resent'),
      () => setAnswer('resendFailed'),
    )

  const check = async () => {
    try {
      if (!(await refreshVerification(user))) return setAnswer('stillNot')
      tell({ kind: 'success', text: () => i18next.t('verifyEmail.verified') })
      // A full page: everything then starts with the new token.
      location.replace('/')
    } catch {
      setAnswer('checkFailed')
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageToggle />
      </Box>
      <Box sx={{ m: 'auto', width: '100%', maxWidth: 460, pb: 8 }}>
        <Box sx={{ textAlign: 'center', mb: 3 }}>
          <Logo size={56} withName />
        </Box>
        <Card sx={{ p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
          <Typography component="h1" variant="h1">
            {t('verifyEmail.title')}
          </Typography>
          <Typography>{t('verifyEmail.sentTo', { email: user.email })}</Typography>
          <Message kind={answer === 'resent' ? 'info' : 'error'}>
            {answer && t(`verifyEmail.${answer}`)}
          </Message>
          <Button variant="contained" onClick={check}>
            {t('verifyEmail.check')}
          </Button>
          <Button variant="outlined" onClick={resend}>
            {t('verifyEmail.resend')}
          </Button>
          <Button onClick={() => leaveSession('wanted')}>{t('shell.signOut')}</Button>
        </Card>
      </Box>
    </Box>
  )
}
