import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { setUnlockCodeCall } from '@vigie/domain/api/unlock-calls'
import { newUnlockCodeSchema } from '@vigie/domain/people/unlock-code'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { type PasswordFailure, showItIsMe } from '../../../lib/firebase/own-password.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { PasswordField } from '../form/password-field.tsx'

const nothing = { code: '', password: '' }

/** The code by which a person unlocks a shared screen: chosen, changed or taken back by the password. */
export function UnlockCodeForm({ hasCode }: { hasCode: boolean }) {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const [typed, setTyped] = useState(nothing)
  const [refused, setRefused] = useState<PasswordFailure | null>(null)
  const inputs = { code: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const missing = typed.password === '' ? { password: 'passwordRequired' as const } : {}
  const wrong = newUnlockCodeSchema.safeParse(typed.code).success ? {} : { code: 'codeInvalid' as const }
  const { shown, leave, check } = useFormFaults({ ...wrong, ...missing }, inputs)
  const keep = (code: string | null) =>
    send(async () => {
      const why = await showItIsMe(typed.password)
      setRefused(why)
      if (why !== null) return inputs.password.current?.focus()
      await callApi(setUnlockCodeCall, { params: {}, body: { code } })
      setTyped(nothing)
      tellDone(code === null ? 'codeRemoved' : 'codeSaved')
    })
  // To take it back no new code need be typed.
  const remove = () => (typed.password === '' ? inputs.password.current?.focus() : keep(null))
  return (
    <Section
      title={t('unlockCode.code')}
      help={t('unlockCode.codeHelp')}
      sending={{ isBusy, failure: refused ? { said: t(`profile.${refused}`) } : failure }}
      onSubmit={() => check() && keep(typed.code)}
      button={t('unlockCode.saveCode')}
      below={
        hasCode && (
          <Button
            onClick={remove}
            aria-disabled={isBusy}
            sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
          >
            {t('unlockCode.removeCode')}
          </Button>
        )
      }
    >
      {hasCode && <Typography>{t('unlockCode.hasCode')}</Typography>}
      <PasswordField
        label={t('unlockCode.newCode')}
        name="code"
        autoComplete="off"
        inputMode="numeric"
        inputRef={inputs.code}
        value={typed.code}
        onChange={(code) => setTyped((before) => ({ ...before, code }))}
        onLeave={() => leave('code')}
        error={shown.code ? t(`unlockCode.${shown.code}`) : null}
      />
      <PasswordField
        label={t('profile.currentPassword')}
        name="code-proof"
        autoComplete="current-password"
        inputRef={inputs.password}
        value={typed.password}
        onChange={(password) => setTyped((before) => ({ ...before, password }))}
        onLeave={() => leave('password')}
        error={shown.password ? t(`account.${shown.password}`) : null}
      />
    </Section>
  )
}
