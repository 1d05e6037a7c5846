import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Field } from '../../../components/field.tsx'
import { LanguageToggle } from '../../../components/language-toggle.tsx'
import { Logo } from '../../../components/logo.tsx'
import { Message } from '../../../components/message.tsx'
import { signIn } from '../../../lib/firebase/auth.ts'
import { useDocumentTitle } from '../../../lib/page/use-document-title.ts'
import { PasswordField } from './password-field.tsx'
import { problemWith, type SignInProblem } from './sign-in-form.ts'

interface Props {
  /** Called when a sign-in is attempted, to load what comes after it meanwhile. */
  onSubmitted: () => void
}

/** /login: e-mail and password. */
export default function SignInPage({ onSubmitted }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [sending, setSending] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  useDocumentTitle(t('signIn.title'))

  const report = (found: SignInProblem) => {
    setProblem(found)
    const input = found.field === 'email' ? emailInput : passwordInput
    input.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = problemWith(email, password)
    if (found !== null) return report(found)
    setProblem(null)
    setSending(true)
    onSubmitted()
    const failure = await signIn(email.trim(), password)
    if (failure === null) return
    setSending(false)
    report({ field: 'form', why: failure })
  }

  const errorOf = (field: SignInProblem['field']) =>
    problem?.field === field ? t(`signIn.${problem.why}`) : null

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageToggle />
      </Box>
      <Box sx={{ m: 'auto', width: '100%', maxWidth: 420, pb: 8 }}>
        <Box sx={{ textAlign: 'center', mb: 3 }}>
          <Logo size={56} withName />
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('signIn.welcome')}</Typography>
        </Box>
        <Card sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
            {t('signIn.title')}
          </Typography>
          {search.has('expired') && problem === null && (
            <Message kind="info">{t('signIn.sessionExpired')}</Message>
          )}
          <Message kind="error">{errorOf('form')}</Message>
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            <Field
              label={t('signIn.email')}
              type="email"
              name="email"
              autoComplete="username"
              inputRef={emailInput}
              value={email}
              onChange={setEmail}
              error={errorOf('email')}
            />
            <PasswordField
              inputRef={passwordInput}
              value={password}
              onChange={setPassword}
              error={errorOf('password')}
            />
            <Button type="submit" variant="contained" size="large" aria-disabled={sending}>
              {t(sending ? 'signIn.submitting' : 'signIn.submit')}
            </Button>
          </Box>
        </Card>
      </Box>
    </Box>
  )
}
