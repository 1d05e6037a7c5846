import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { type CodeFailure, choosePassword, emailOfReset } from '../../../lib/firebase/auth-codes.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { passwordFaultsOf } from '../form/new-password.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { endOthers } from './end-others.ts'
import { useCodeEmail } from './use-code-email.ts'

interface Props {
  code: string
  /** The address of whoever is signed in on this device. */
  signedInAs: string | null
}

/**
 * A password chosen by the link of an e-mail, the first or a new one. Whoever has chosen it is signed in; not in the place of somebody
 * else, who may be on an alert here.
 */
export function ChoosePassword({ code, signedInAs }: Props) {
  const { t } = useTranslation()
  const { email, codeFailure } = useCodeEmail(code, emailOfReset)
  const [typed, setTyped] = useState({ password: '', again: '' })
  const [progress, setProgress] = useState<'typing' | 'sending' | 'chosen' | 'othersOpen'>('typing')
  const [failure, setFailure] = useState<CodeFailure | null>(null)
  const inputs = { password: useRef<HTMLInputElement>(null), again: useRef<HTMLInputElement>(null) }
  const { shown, leave, check } = useFormFaults(passwordFaultsOf(typed), inputs)
  const why = failure ?? codeFailure
  const isOfAnother = email !== null && signedInAs !== null && signedInAs !== email
  const isDone = progress === 'chosen' || progress === 'othersOpen'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress === 'sending' || email === null || !check()) return
    setProgress('sending')
    const result = await choosePassword(code, email, typed.password)
    if ('failure' in result) {
      setProgress('typing')
      return setFailure(result.failure)
    }
    if (result.done === 'chosen') return setProgress('chosen')
    const areOthersEnded = await endOthers()
    if (!areOthersEnded) return setProgress('othersOpen')
    // A full page: everything then starts with the person's own sign-in.
    location.replace('/')
  }

  return (
    <AccountFrame
      title={t('authAction.choosePassword')}
      below={
        <>
          {!isDone && !isOfAnother && (
            <AccountLink to={routes.forgotPassword}>{t('authAction.anotherLink')}</AccountLink>
          )}
          <AccountLink to={routes.login}>
            {t(isOfAnother ? 'authAction.toSession' : 'account.toLogin')}
          </AccountLink>
        </>
      }
    >
      <Message kind="error" isPast={progress === 'sending'}>
        {why && !isDone && t(`authAction.${wordsOf(why)}`)}
      </Message>
      <Message kind="info">{progress === 'chosen' && t('authAction.passwordChosen')}</Message>
      <Message kind="error">{progress === 'othersOpen' && t('authAction.othersOpen')}</Message>
      {email === null && why === null && <Typography>{t('authAction.checking')}</Typography>}
      <Message kind="error">{isOfAnother && t('authAction.ofAnother', { email, signedInAs })}</Message>
      {email !== null && !isDone && !isOfAnother && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t('authAction.passwordOf', { email })}</Typography>
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            {/* Password managers keep a password with the name that stands before it. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordFields
              {...typed}
              onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
              onLeave={leave}
              faults={shown}
              inputs={inputs}
            />
            <Button type="submit" variant="contained" size="large" aria-disabled={progress === 'sending'}>
              {t(progress === 'sending' ? 'authAction.saving' : 'authAction.savePassword')}
            </Button>
          </Box>
        </>
      )}
    </AccountFrame>
  )
}

/** What is said of a password alone: the other links have words of their own. */
function wordsOf(why: CodeFailure) {
  if (why === 'invalidCode') return 'invalidReset'
  return why === 'unknown' ? 'resetFailed' : why
}
