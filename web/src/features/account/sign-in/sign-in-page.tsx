import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { signIn } from '../../../lib/firebase/auth.ts'
import type { ProviderFailure } from '../../../lib/firebase/provider-sign-in.ts'
import { wasNotDone } from '../../../lib/page/asked-for.ts'
import { routes } from '../../../lib/page/routes.ts'
import { soundsHere } from '../../../lib/sound/sounds-here.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { EmailField } from '../form/email-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TermsLink } from '../terms/terms-link.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { problemsWith, type SignInProblem } from './sign-in-form.ts'
import { useProviderAnswer } from './use-provider-answer.ts'

interface Props {
  /** Called when a sign-in is attempted, to load what comes after it meanwhile. */
  onSubmitted: () => void
}

/** /login: e-mail and password, or another provider. */
export default function SignInPage({ onSubmitted }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<readonly SignInProblem[]>([])
  const [sending, setSending] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const isExpired = search.has('expired')
  const [isSilentNow] = useState(soundsHere)
  useEffect(() => {
    import('../../../lib/push/leave-push.ts').then(({ leavePush }) => leavePush(isExpired), console.warn)
  }, [isExpired])

  const failAtProvider = useCallback((why: ProviderFailure) => {
    setSending(false)
    setProblems([{ field: 'form', why }])
  }, [])
  const begin = useCallback(() => {
    setSending(true)
    onSubmitted()
  }, [onSubmitted])
  useProviderAnswer({ onBegun: begin, onFailed: failAtProvider })

  const report = (found: readonly SignInProblem[]) => {
    setProblems(found)
    const input = found[0]?.field === 'email' ? emailInput : passwordInput
    input.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = problemsWith(email, password)
    if (found.length > 0) return report(found)
    // The words of the last answer keep their place until the next one.
    setProblems((before) => before.filter(({ field }) => field === 'form'))
    setSending(true)
    onSubmitted()
    const failure = await signIn(email.trim(), password)
    if (failure === null) return
    setSending(false)
    report([{ field: 'form', why: failure }])
  }

  const errorOf = (field: SignInProblem['field']) => {
    const problem = problems.find((one) => one.field === field)
    return problem ? t(`signIn.${problem.why}`) : null
  }

  return (
    <AccountFrame
      title={t('signIn.title')}
      below={
        <>
          <AccountLink to={routes.forgotPassword} email={email}>
            {t('account.forgottenLink')}
          </AccountLink>
          <AccountLink to={routes.createAccount}>{t('account.create')}</AccountLink>
          <TermsLink />
        </>
      }
    >
      {isExpired && problems.length === 0 && <Message kind="info">{t('signIn.sessionExpired')}</Message>}
      {wasNotDone() && <Message kind="warning">{t('signIn.notDone')}</Message>}
      {isSilentNow && <Message kind="info">{t('signIn.silentHere')}</Message>}
      <Message kind="error" isPast={sending}>
        {errorOf('form')}
      </Message>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <EmailField
          autoComplete="username"
          inputRef={emailInput}
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          inputRef={passwordInput}
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={sending}>
          {t(sending ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
      </Box>
      <ProviderButtons onFailed={() => failAtProvider('unknown')} />
    </AccountFrame>
  )
}
