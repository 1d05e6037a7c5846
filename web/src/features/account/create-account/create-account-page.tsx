import { createAccountCall } from '@vigie/domain/api/user-calls'
import { currentTerms } from '@vigie/domain/people/terms'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { EmailField } from '../form/email-field.tsx'
import { MailRequestForm } from '../form/mail-request-form.tsx'
import { NameField } from '../form/name-field.tsx'
import { AcceptTerms } from '../terms/accept-terms.tsx'
import { TermsLink } from '../terms/terms-link.tsx'
import { type CreateAccountForm, faultsOf } from './create-account-form.ts'

/** /create-account: a name, an address and the terms; the password is chosen by the link of the e-mail. */
export default function CreateAccountPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [form, setForm] = useState<CreateAccountForm>({ displayName: '', email: '', accepted: false })
  const inputs = {
    displayName: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    accepted: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const change = (fields: Partial<CreateAccountForm>) => setForm((before) => ({ ...before, ...fields }))
  const { displayName } = form
  const email = form.email.trim()
  return (
    <MailRequestForm
      title={t('account.create')}
      check={check}
      ask={() =>
        callApi(createAccountCall, { params: {}, body: { displayName, email, locale, terms: currentTerms } })
      }
      sent={t('account.created', { email })}
      button={t('account.create')}
      busyButton={t('account.creating')}
    >
      <NameField
        inputRef={inputs.displayName}
        value={displayName}
        onChange={(typed) => change({ displayName: typed })}
        onLeave={() => leave('displayName')}
        fault={shown.displayName}
      />
      <EmailField
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
      >
        <TermsLink />
      </AcceptTerms>
    </MailRequestForm>
  )
}
