import { resetPasswordCall } from '@vigie/domain/api/user-calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { emailFaultOf } from '../form/email-fault.ts'
import { EmailField } from '../form/email-field.tsx'
import { MailRequestForm } from '../form/mail-request-form.tsx'

/** /forgot-password: asks for an e-mail with a link to a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useLocation()
  const [typed, setTyped] = useState(() => typedBefore(state))
  const navigate = useNavigate()
  // Whoever goes back on this device later finds nobody's address.
  useEffect(() => {
    if (state !== null) navigate('.', { replace: true, state: null })
  }, [state, navigate])
  const inputs = { email: useRef<HTMLInputElement>(null) }
  const email = typed.trim()
  const fault = emailFaultOf(typed)
  const { shown, leave, check } = useFormFaults(fault === null ? {} : { email: fault }, inputs)
  return (
    <MailRequestForm
      title={t('account.forgotten')}
      help={t('account.forgottenHelp')}
      check={check}
      ask={() => callApi(resetPasswordCall, { params: {}, body: { username: email, locale } })}
      sent={t('account.resetSent', { email })}
      button={t('account.sendLink')}
      busyButton={t('account.sending')}
    >
      <EmailField
        autoComplete="username"
        inputRef={inputs.email}
        value={typed}
        onChange={setTyped}
        onLeave={() => leave('email')}
        error={shown.email ? t(`signIn.${shown.email}`) : null}
      />
    </MailRequestForm>
  )
}

/** The address that was typed on /login, if one comes from there. */
const typedBefore = (state: unknown): string =>
  z.object({ email: z.string() }).safeParse(state).data?.email ?? ''
