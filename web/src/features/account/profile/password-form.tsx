import { endSessionsCall } from '@vigie/domain/api/user-calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { changePassword, type PasswordFailure, showItIsMe } from '../../../lib/firebase/own-password.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { renewPush } from '../../../lib/push/renew-push.ts'
import { renewOtherTabs } from '../../../lib/session/leave-session.ts'
import { passwordFaultsOf } from '../form/new-password.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { PasswordField } from '../form/password-field.tsx'

const nothing = { current: '', password: '', again: '' }

/** A new password, by the present one. */
export function PasswordForm() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PasswordFailure | null>(null)
  const inputs = {
    current: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
  }
  const missing = typed.current === '' ? { current: 'passwordRequired' as const } : {}
  const { shown, leave, check } = useFormFaults({ ...missing, ...passwordFaultsOf(typed) }, inputs)
  const change = (fields: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...fields }))
  const save = async () => {
    if (isBusy || !check()) return
    setBusy(true)
    const why = await changePassword(typed.current, typed.password)
    // What was signed in before the change is over with it, this tab among it; what is not renewed here is told below.
    if (why === null) await showItIsMe(typed.password)
    setFailure(why)
    setBusy(false)
    if (why === 'wrongCurrent') inputs.current.current?.focus()
    if (why !== null) return
    setTyped(nothing)
    tellDone('passwordChanged')
    // Auth renews no session elsewhere from now on; those that are open are good for up to an hour, but for this.
    renewOtherTabs()
    // With the sessions their notifications end, on this device too.
    callApi(endSessionsCall, { params: {} }).then(renewPush, (error: unknown) =>
      tellFailure(error, () => t('profile.othersNotEnded')),
    )
  }
  const sending = { isBusy, failure: failure && { said: t(`profile.${failure}`) } }
  return (
    <Section
      title={t('profile.password')}
      help={t('profile.passwordHelp')}
      sending={sending}
      onSubmit={save}
      button={t('profile.changePassword')}
    >
      <PasswordField
        label={t('profile.currentPassword')}
        name="current"
        autoComplete="current-password"
        inputRef={inputs.current}
        value={typed.current}
        onChange={(current) => change({ current })}
        onLeave={() => leave('current')}
        error={shown.current ? t(`account.${shown.current}`) : null}
      />
      <NewPasswordFields
        password={typed.password}
        again={typed.again}
        onChange={change}
        onLeave={leave}
        faults={shown}
        inputs={inputs}
      />
    </Section>
  )
}
