import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { resetPasswordCall } from '@vigie/domain/api/user-calls'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { emailFaultOf } from '../form/email-fault.ts'
import { FailureMessage } from '../form/failure-message.tsx'
import { type FailureWords, failureWords } from '../form/failure-words.ts'
import { MailSent } from '../form/mail-sent.tsx'
import { useFormFaults } from '../form/use-form-faults.ts'

/** /forgot-password: asks for an e-mail with a link to a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [progress, setProgress] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [failure, setFailure] = useState<FailureWords | null>(null)
  const inputs = { email: useRef<HTMLInputElement>(null) }
  const email = typed.trim()
  const fault = emailFaultOf(typed)
  const { shown, leave, check } = useFormFaults(fault === null ? {} : { email: fault }, inputs)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress === 'sending' || !check()) return
    setProgress('sending')
    setFailure(null)
    try {
      await callApi(resetPasswordCall, { params: {}, body: { username: email, locale } })
      setProgress('sent')
    } catch (error) {
      setProgress('typing')
      setFailure(failureWords(error))
    }
  }

  const toLogin = <AccountLink to={routes.login}>{t('account.toLogin')}</AccountLink>
  if (progress === 'sent') return <MailSent below={toLogin}>{t('account.resetSent', { email })}</MailSent>
  return (
    <AccountFrame title={t('account.forgotten')} below={toLogin}>
      <Typography>{t('account.forgottenHelp')}</Typography>
      <FailureMessage failure={failure} />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Field
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputRef={inputs.email}
          value={typed}
          onChange={setTyped}
          onLeave={() => leave('email')}
          error={shown.email ? t(`signIn.${shown.email}`) : null}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={progress === 'sending'}>
          {t(progress === 'sending' ? 'account.sending' : 'account.sendLink')}
        </Button>
      </Box>
    </AccountFrame>
  )
}
