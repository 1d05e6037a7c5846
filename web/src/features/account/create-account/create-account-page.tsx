import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createAccountCall } from '@vigie/domain/api/user-calls'
import { currentTerms } from '@vigie/domain/people/terms'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { FailureMessage } from '../form/failure-message.tsx'
import { type FailureWords, failureWords } from '../form/failure-words.ts'
import { MailSent } from '../form/mail-sent.tsx'
import { useFormFaults } from '../form/use-form-faults.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { type CreateAccountForm, faultsOf } from './create-account-form.ts'

/** /create-account: a name, an address and the terms; the password is chosen by the link of the e-mail. */
export default function CreateAccountPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [form, setForm] = useState<CreateAccountForm>({ displayName: '', email: '', accepted: false })
  const [progress, setProgress] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [failure, setFailure] = useState<FailureWords | null>(null)
  const inputs = {
    displayName: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    accepted: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const change = (fields: Partial<CreateAccountForm>) => setForm((before) => ({ ...before, ...fields }))
  const email = form.email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress === 'sending' || !check()) return
    setProgress('sending')
    setFailure(null)
    try {
      const body = { displayName: form.displayName, email, locale, terms: currentTerms } as const
      await callApi(createAccountCall, { params: {}, body })
      setProgress('sent')
    } catch (error) {
      setProgress('typing')
      setFailure(failureWords(error))
    }
  }

  const toLogin = <AccountLink to={routes.login}>{t('account.toLogin')}</AccountLink>
  if (progress === 'sent') return <MailSent below={toLogin}>{t('account.created', { email })}</MailSent>
  return (
    <AccountFrame title={t('account.create')} below={toLogin}>
      <FailureMessage failure={failure} />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Field
          label={t('account.name')}
          type="text"
          name="displayName"
          autoComplete="name"
          inputRef={inputs.displayName}
          value={form.displayName}
          onChange={(displayName) => change({ displayName })}
          onLeave={() => leave('displayName')}
          error={shown.displayName ? t(`account.${shown.displayName}`) : null}
        />
        <Field
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputRef={inputs.email}
          value={form.email}
          onChange={(typed) => change({ email: typed })}
          onLeave={() => leave('email')}
          error={shown.email ? t(`signIn.${shown.email}`) : null}
        />
        <AcceptTerms
          accepted={form.accepted}
          onChange={(accepted) => change({ accepted })}
          inputRef={inputs.accepted}
          error={shown.accepted ? t(`account.${shown.accepted}`) : null}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={progress === 'sending'}>
          {t(progress === 'sending' ? 'account.creating' : 'account.create')}
        </Button>
      </Box>
    </AccountFrame>
  )
}
