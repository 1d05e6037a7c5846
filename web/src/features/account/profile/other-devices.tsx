import { endSessionsCall } from '@vigie/domain/api/user-calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { type PasswordFailure, showItIsMe } from '../../../lib/firebase/own-password.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { renewPush } from '../../../lib/push/renew-push.ts'
import { renewOtherTabs } from '../../../lib/session/leave-session.ts'
import { PasswordField } from '../form/password-field.tsx'

/** The way to end one's sessions elsewhere: on a lost phone, on a shared computer that was left open. */
export function OtherDevices() {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<PasswordFailure | null>(null)
  const inputs = { password: useRef<HTMLInputElement>(null) }
  const missing = password === '' ? { password: 'passwordRequired' as const } : {}
  const { shown, leave, check } = useFormFaults(missing, inputs)
  const end = () =>
    send(async () => {
      const why = await showItIsMe(password)
      setRefused(why)
      if (why !== null) return inputs.password.current?.focus()
      renewOtherTabs()
      await callApi(endSessionsCall, { params: {} })
      // With the sessions their notifications have ended, on this device too.
      await renewPush()
      setPassword('')
      tellDone('sessionsEnded')
    })
  return (
    <Section
      title={t('profile.others')}
      help={t('profile.othersHelp')}
      sending={{ isBusy, failure: refused ? { said: t(`profile.${refused}`) } : failure }}
      onSubmit={() => check() && end()}
      button={t('profile.endOthers')}
    >
      <PasswordField
        label={t('profile.currentPassword')}
        name="proof"
        autoComplete="current-password"
        inputRef={inputs.password}
        value={password}
        onChange={setPassword}
        onLeave={() => leave('password')}
        error={shown.password ? t(`account.${shown.password}`) : null}
      />
    </Section>
  )
}
