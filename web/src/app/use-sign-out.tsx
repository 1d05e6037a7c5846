import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useUnsent } from '../features/care/notes/unsent.ts'
import { leaveSession } from '../lib/session/leave-session.ts'

/** The way out: at once, or where it would lose what somebody has typed, once they have said that they mean it. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const unsent = useUnsent()
  const waiting = unsent.filter(({ state }) => state === 'waiting').length
  const drafts = unsent.filter(({ state, text }) => state === 'draft' && text.trim() !== '').length
  const signOut = () => {
    if (waiting + drafts > 0) setAsking(true)
    else leaveSession('wanted')
  }
  const question = isAsking && (
    <ConfirmDialog
      title={t('notes.leaveTitle')}
      button={t('notes.leaveButton')}
      isDestructive
      act={() => leaveSession('wanted')}
      onClose={() => setAsking(false)}
    >
      {waiting > 0 && <Typography>{t('notes.leaveWaiting', { count: waiting })}</Typography>}
      {drafts > 0 && <Typography>{t('notes.leaveDrafts', { count: drafts })}</Typography>}
      <Typography>{t('notes.leaveHelp')}</Typography>
    </ConfirmDialog>
  )
  return { signOut, question }
}
