import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { type FailureWords, wholeFailureWords } from '../../../lib/api/failure-words.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { MailSent } from './mail-sent.tsx'

interface Props {
  title: string
  /** What to know before one begins. */
  help?: string
  /** Whether what was typed can be sent; where it cannot, this shows why. */
  check: () => boolean
  /** Asks the server, which writes the e-mail. */
  ask: () => Promise<unknown>
  /** What to say once that was done. */
  sent: string
  /** The words of the button, and its words meanwhile. */
  button: string
  busyButton: string
  /** The fields. */
  children: ReactNode
}

/** A page before the app whose form ends in an e-mail: says that it was sent, or why not. */
export function MailRequestForm({ title, help, check, ask, sent, button, busyButton, children }: Props) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<'typing' | 'sending' | 'sent' | 'correcting'>('typing')
  const [failure, setFailure] = useState<FailureWords | null>(null)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (progress === 'correcting') form.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus()
  }, [progress])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress === 'sending' || !check()) return
    setProgress('sending')
    try {
      await ask()
      setProgress('sent')
    } catch (error) {
      setProgress('typing')
      setFailure(wholeFailureWords(error))
    }
  }

  const toLogin = <AccountLink to={routes.login}>{t('account.toLogin')}</AccountLink>
  if (progress === 'sent') {
    return (
      <MailSent below={toLogin} onCorrect={() => setProgress('correcting')}>
        {sent}
      </MailSent>
    )
  }
  return (
    <AccountFrame title={title} below={toLogin}>
      {help && <Typography>{help}</Typography>}
      <FailureMessage failure={failure} isBusy={progress === 'sending'} />
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {children}
        <Button type="submit" variant="contained" size="large" aria-disabled={progress === 'sending'}>
          {progress === 'sending' ? busyButton : button}
        </Button>
      </Box>
    </AccountFrame>
  )
}
