import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import {
  applyCode,
  applyCodeToSession,
  type CodeFailure,
  emailOfCode,
} from '../../../lib/firebase/auth-codes.ts'
import { routes } from '../../../lib/page/routes.ts'
import { leaveSession } from '../../../lib/session/leave-session.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { useCodeEmail } from './use-code-email.ts'

interface Props {
  code: string
  purpose: 'verify' | 'recover' | 'change'
  /** The address of whoever is signed in on this device. */
  signedInAs: string | null
}

/** A link that verified already is opened again by many: it must not say that nothing is verified. Neither one that gives an address back nor one that changes it can be asked for again. */
const invalid = { verify: 'invalidVerify', recover: 'invalidRecover', change: 'invalidChange' } as const

/**
 * Shows that an address is somebody's, gives it back to them, or puts it in the place of the one they had, after which they
 * sign in again: Auth ends the sessions in which an address was changed. Nobody else is signed out for it, who may be on an alert
 * here. It waits for a press: programs that read mail ahead of people open its links too.
 */
export function ApplyCode({ code, purpose, signedInAs }: Props) {
  const { t } = useTranslation()
  const { email, former, codeFailure } = useCodeEmail(code, emailOfCode)
  const [progress, setProgress] = useState<'asking' | 'applying' | 'done'>('asking')
  const [failure, setFailure] = useState<CodeFailure | null>(null)
  const why = failure ?? codeFailure

  const apply = async () => {
    if (progress === 'applying') return
    setProgress('applying')
    const result = await (purpose === 'change' ? applyCode(code) : applyCodeToSession(code))
    if ('done' in result) return setProgress('done')
    setProgress('asking')
    setFailure(result.failure)
  }

  return (
    <AccountFrame
      title={t(`authAction.${purpose}`)}
      below={<AccountLink to={routes.login}>{t('account.toLogin')}</AccountLink>}
    >
      <Message kind="error" isPast={progress === 'applying'}>
        {why && progress !== 'done' && t(`authAction.${why === 'invalidCode' ? invalid[purpose] : why}`)}
      </Message>
      <Message kind="info">{progress === 'done' && t(`authAction.${purpose}Done`, { email })}</Message>
      {progress === 'done' && <Next {...{ purpose, signedInAs }} isOwn={signedInAs === former} />}
      {email === null && why === null && <Typography>{t('authAction.checking')}</Typography>}
      {progress !== 'done' && email !== null && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t(`authAction.${purpose}Of`, { email })}</Typography>
          <Button variant="contained" size="large" aria-disabled={progress === 'applying'} onClick={apply}>
            {t(`authAction.${purpose}Do`)}
          </Button>
        </>
      )}
    </AccountFrame>
  )
}

/** Where one goes once it is done. */
function Next({ purpose, signedInAs, isOwn }: Omit<Props, 'code'> & { isOwn: boolean }) {
  const { t } = useTranslation()
  if (purpose === 'recover') {
    return <AccountLink to={routes.forgotPassword}>{t('authAction.newPassword')}</AccountLink>
  }
  if (purpose === 'verify') return <AccountLink to="/">{t('authAction.goOn')}</AccountLink>
  if (signedInAs === null) return <AccountLink to={routes.login}>{t('authAction.signInAgain')}</AccountLink>
  if (!isOwn) return <Typography>{t('authAction.changedBeside', { signedInAs })}</Typography>
  return (
    // Auth has ended it: what was typed in it comes back with the next one.
    <Button variant="contained" size="large" onClick={() => leaveSession('expired')}>
      {t('authAction.signInAgain')}
    </Button>
  )
}
