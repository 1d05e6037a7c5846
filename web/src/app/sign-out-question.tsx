import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Alert } from '@vigie/domain/alerts/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { releaseAlerts } from '../features/care/alerts/alert-calls.ts'
import { roomOnly, whereabouts } from '../features/care/alerts/alert-whereabouts.ts'
import type { Unsent } from '../features/care/notes/unsent.ts'
import { LostDrafts } from '../features/care/residents/lost-drafts.tsx'
import type { TaskDraft } from '../features/care/tasks/manage/task-draft.ts'
import type { WithId } from '../lib/firebase/live-source.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import type { Notice } from '../lib/notices/notices.ts'
import { leaveSession } from '../lib/session/leave-session.ts'
import { UnconfirmedActs } from './unconfirmed-acts.tsx'

interface Props {
  /** The alerts that the person is on. */
  inHand: readonly WithId<Alert>[]
  /** Whether somebody calls for help whom nobody is on: who, the window says itself. */
  isCalled: boolean
  /** Whether they may be on others, which this screen does not see. */
  mayHoldOthers: boolean
  /** The notes that are not sent yet, and those that are half written. */
  waiting: readonly Unsent[]
  drafts: readonly Unsent[]
  /** The new tasks that are half typed. */
  tasks: readonly TaskDraft[]
  /** How many notification rules are half made. */
  rules: number
  /** How many other forms are filled in and not saved, or cannot be read yet. */
  forms: number
  /** What is on screen of what they did and is not confirmed. */
  unconfirmed: readonly Notice[]
  /** How many documents are being sent and have not arrived. */
  notArrived: number
  /** Resolves once what the person did to alerts is answered, with how many acts they had begun by then. */
  settle: () => Promise<number>
  onClose: () => void
}

/** Says what a sign-out would leave behind, and gives the alerts that the person is on back to their colleagues. */
export default function SignOutQuestion({
  inHand,
  isCalled,
  mayHoldOthers,
  waiting,
  drafts,
  tasks,
  rules,
  forms,
  notArrived,
  unconfirmed,
  settle,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isLocked = useIsLocked()
  // Without a network too one gets out of a screen that others use: the second press leaves all the same.
  const [hasFailed, setFailed] = useState(false)
  const isOnSomebody = inHand.length > 0
  const mayHold = isOnSomebody || mayHoldOthers
  const notes = waiting.length + drafts.length
  const losesTyped = notes + tasks.length + rules + forms > 0
  // The weightiest of what is there.
  const titles = [
    [isOnSomebody, t('alerts.leaveTitle')],
    [mayHold, t('signOutQuestion.unseenTitle')],
    [isCalled, t('signOutQuestion.callingTitle')],
    [unconfirmed.length > 0, t('signOutQuestion.unconfirmed')],
    [notes > 0, t('signOutQuestion.notes', { count: notes })],
    [tasks.length > 0, t('signOutQuestion.tasks', { count: tasks.length })],
    [rules > 0, t('signOutQuestion.rules', { count: rules })],
    [forms > 0, t('signOutQuestion.forms', { count: forms })],
  ] as const
  const [, title] = titles.find(([isThere]) => isThere) ?? [
    true,
    t('signOutQuestion.documentsTitle', { count: notArrived }),
  ]
  // While the person is on their way out it goes on to say what they were asked.
  const [asked, setAsked] = useState<string | null>(null)
  const leave = async () => {
    if (mayHold) {
      setAsked(title)
      try {
        await giveBack(settle)
      } catch (error) {
        // The network may be back since the first time: only what fails again is left behind.
        if (!hasFailed) {
          setAsked(null)
          setFailed(true)
          throw error
        }
      }
    }
    await leaveSession('wanted')
  }
  return (
    <ConfirmDialog
      title={asked ?? title}
      button={t(mayHold && !hasFailed ? 'signOutQuestion.button' : 'signOutQuestion.allTheSame')}
      isDestructive={losesTyped || notArrived > 0 || unconfirmed.length > 0}
      act={leave}
      onClose={onClose}
    >
      {mayHold && !isOnSomebody && (
        <Typography>{t(hasFailed ? 'signOutQuestion.failed' : 'signOutQuestion.unseenHelp')}</Typography>
      )}
      {isOnSomebody && (
        <>
          <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
            {inHand.map((alert) => (
              <li key={alert.id}>{(isLocked ? roomOnly : whereabouts)(alert, t, locale)}</li>
            ))}
          </Box>
          <Typography>
            {hasFailed ? t('signOutQuestion.failed') : t('signOutQuestion.help', { count: inHand.length })}
          </Typography>
        </>
      )}
      {isCalled && <Typography>{t('signOutQuestion.silenced')}</Typography>}
      <UnconfirmedActs notices={unconfirmed} />
      {waiting.length > 0 && (
        <LostDrafts title={t('signOutQuestion.waitingNotes', { count: waiting.length })} items={waiting} />
      )}
      {drafts.length > 0 && (
        <LostDrafts title={t('signOutQuestion.draftNotes', { count: drafts.length })} items={drafts} />
      )}
      {tasks.length > 0 && (
        <LostDrafts title={t('signOutQuestion.draftTasks', { count: tasks.length })} items={tasks} />
      )}
      {rules > 0 && title !== t('signOutQuestion.rules', { count: rules }) && (
        <Typography>{t('signOutQuestion.rules', { count: rules })}</Typography>
      )}
      {forms > 0 && title !== t('signOutQuestion.forms', { count: forms }) && (
        <Typography>{t('signOutQuestion.forms', { count: forms })}</Typography>
      )}
      {losesTyped && <Typography>{t('signOutQuestion.isLost')}</Typography>}
      {notArrived > 0 && (
        <Typography>{t('signOutQuestion.documentsSending', { count: notArrived })}</Typography>
      )}
    </ConfirmDialog>
  )
}

/** Gives back whatever the person is on; again where they have taken somebody meanwhile, who calls above the question too. */
async function giveBack(settle: () => Promise<number>): Promise<void> {
  // What is still on its way to the server would be taken after it was given back.
  let begun = await settle()
  for (;;) {
    await releaseAlerts()
    const since = await settle()
    if (since === begun) return
    begun = since
  }
}
