import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../components/load-boundary.tsx'
import { PageDialog } from '../components/page-dialog.tsx'
import { callsForThem } from '../features/care/alerts/calls-for-them.ts'
import { inHandOf } from '../features/care/alerts/in-hand.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useNotArrived } from '../features/care/documents/upload-list.ts'
import { useHalfMadeRules } from '../features/care/establishments/manage/rules/half-made-rules.ts'
import { isHalfWritten, isWaiting, useUnsent } from '../features/care/notes/unsent.ts'
import { isWordedTask, useTaskDrafts } from '../features/care/tasks/manage/task-draft.ts'
import { whenKeptFound } from '../lib/kept/kept.ts'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import { useNotices, waitsToBeSeen } from '../lib/notices/notices.ts'
import { useHalfFilledForms } from '../lib/page/half-filled-forms.ts'
import { later } from '../lib/page/later.tsx'
import { leaveSession } from '../lib/session/leave-session.ts'
import { useSession } from '../lib/session/session-context.ts'
import { useElapsed } from '../lib/time/use-elapsed.ts'
import { loadSignOutQuestion } from './load-sign-out-question.ts'

const SignOutQuestion = later(loadSignOutQuestion, null)

/** What takes no longer needs no word. */
const noticedMs = 400

/**
 * The way out: at once, or where it would lose what somebody has typed or sends, or leave whom they are on, or who calls, with nobody, once they
 * have said that they mean it; nor does what they did and is not confirmed go with the screen unasked. What they have done to alerts and tasks is answered first, and the alerts are waited for that are not heard
 * yet.
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const { t } = useTranslation()
  const [stage, setStage] = useState<'no' | 'settling' | 'settled' | 'unsure' | 'asking'>('no')
  const { list, loading, late, unseen, settle, mayBeOnOthers } = useOpenAlerts()
  const unsent = useUnsent()
  const inHand = inHandOf(list, useSession().user.uid)
  // Whoever closes a locked screen has read of them there.
  const isLocked = useIsLocked()
  const isCalled = !isLocked && list.some(callsForThem)
  const waiting = unsent.filter(isWaiting)
  const drafts = unsent.filter(isHalfWritten)
  const tasks = useTaskDrafts().filter(isWordedTask)
  const rules = useHalfMadeRules().length
  const forms = useHalfFilledForms()
  const notArrived = useNotArrived()
  const unconfirmed = useNotices().filter(waitsToBeSeen)
  // Where what asks cannot be had, the second press leaves all the same.
  const [cannotAsk, setCannotAsk] = useState(false)
  // Of an alert that this screen does not see, or took without an answer, only the server knows whether it is theirs.
  const mayHoldOthers = loading || unseen.length > 0 || mayBeOnOthers()
  const isWaited = loading && late.length === 0
  const isLost =
    waiting.length + drafts.length + tasks.length + rules + forms + notArrived + unconfirmed.length > 0
  const asks = isCalled || inHand.length > 0 || isLost

  const signOut = () => {
    if (cannotAsk) return void leaveSession('wanted')
    if (inHand.length > 0) return setStage('asking')
    setStage('settling')
    // Nor is anything lost that this page, which has only just been opened, has not found yet.
    void Promise.all([settle(), whenKeptFound()]).then(() => setStage('settled'))
  }
  useEffect(() => {
    if (stage === 'settled' && isWaited) return
    if (stage !== 'settled' && stage !== 'unsure') return
    if (asks) setStage('asking')
    else if (mayHoldOthers) setStage('unsure')
    else {
      // Also where what was asked about has been heard since, and is nobody's.
      setStage('no')
      leaveSession('wanted')
    }
  }, [stage, isWaited, asks, mayHoldOthers])

  // At once, and not when it is asked for: whoever is on an alert is asked before they leave also on a line that has died since.
  useEffect(() => {
    loadSignOutQuestion().catch((error: unknown) =>
      console.warn('What asks before a sign-out is not here yet', error),
    )
  }, [])

  const isSlow = useElapsed(noticedMs, stage === 'settling' || stage === 'settled')

  const question =
    stage === 'asking' || stage === 'unsure' ? (
      <LoadBoundary
        onFailed={() => {
          setStage('no')
          setCannotAsk(true)
        }}
      >
        <SignOutQuestion
          inHand={inHand.map(({ alert }) => alert)}
          isCalled={isCalled}
          {...{ mayHoldOthers, waiting, drafts, tasks, rules, forms, notArrived, unconfirmed, settle }}
          onClose={() => setStage('no')}
        />
      </LoadBoundary>
    ) : (
      isSlow && (
        <PageDialog open aria-label={t('alerts.leaveSettling')}>
          <DialogContent role="status">{t('alerts.leaveSettling')}</DialogContent>
        </PageDialog>
      )
    )
  return { signOut, question }
}
