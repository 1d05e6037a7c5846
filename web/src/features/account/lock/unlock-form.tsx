import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { unlockCall } from '@vigie/domain/api/unlock-calls'
import { unlockCodeSchema } from '@vigie/domain/people/unlock-code'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { Message } from '../../../components/message.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { type PasswordFailure, showItIsMe } from '../../../lib/firebase/own-password.ts'
import { unlockScreen } from '../../../lib/lock/screen-lock.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { PasswordField } from '../form/password-field.tsx'
import { LeaveLocked, type Leaving } from './leave-locked.tsx'

/**
 * Opens a locked screen for whoever is signed in, by their password or their code; one field takes both. Whoever else stands there
 * may sign them out, once they were told what falls silent.
 */
export default function UnlockForm(leaving: Leaving) {
  const { t } = useTranslation()
  const hasPassword = useSession().user.providerData.some(({ providerId }) => providerId === 'password')
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<PasswordFailure | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, failure, send } = useSending()
  const input = useRef<HTMLInputElement>(null)
  const unlock = async () => {
    // Six digits are no password: those have letters.
    if (unlockCodeSchema.safeParse(typed).success)
      await callApi(unlockCall, { params: {}, body: { code: typed } }).finally(() => setRefused(null))
    else {
      const why = await showItIsMe(typed)
      setRefused(why)
      if (why !== null) return
    }
    unlockScreen()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(typed === '')
    if (typed === '') return input.current?.focus()
    await send(unlock)
    setTyped('')
    input.current?.focus()
  }
  const said = refused && t(refused === 'wrongCurrent' ? 'lockedScreen.wrong' : `profile.${refused}`)
  return (
    <>
      {!hasPassword && <Message kind="info">{t('leaveLocked.noPassword')}</Message>}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <PasswordField
          label={t('lockedScreen.passwordOrCode')}
          name="unlock"
          // A browser fills a saved password in where the field is one of a password, whatever `off` says: the next person would open it.
          autoComplete="one-time-code"
          inputRef={input}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setMissing(false)
          }}
          error={isMissing ? t('lockedScreen.required') : null}
        />
        {/* What went wrong before is answered by what is missing now. */}
        <FailureMessage failure={isMissing ? null : said === null ? failure : { said }} isBusy={isBusy} />
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {t(isBusy ? 'lockedScreen.unlocking' : 'lockedScreen.unlock')}
        </Button>
      </Box>
      <LeaveLocked {...leaving} />
    </>
  )
}
