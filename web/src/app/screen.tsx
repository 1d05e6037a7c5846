import { useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { DialogTop } from '../components/dialog-top.ts'
import { AlertOverDialog } from '../features/care/alerts/alert-over-dialog.tsx'
import { AlertReminder } from '../features/care/alerts/alert-reminder.tsx'
import { AlertVoice } from '../features/care/alerts/alert-voice.tsx'
import { alertsOf } from '../features/care/alerts/in-progress.ts'
import { OpenAlertsContext, useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useLockMinutes } from '../features/care/lock/use-lock-minutes.ts'
import { NotesSender } from '../features/care/notes/notes-sender.tsx'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import { later } from '../lib/page/later.tsx'
import { useAskForTheTime } from '../lib/time/server-clock.ts'
import { PageBoundary } from './page-boundary.tsx'
import { pages } from './pages.ts'
import { Shell } from './shell.tsx'
import { useBoard } from './use-board.ts'
import { useAsksForTerms } from './use-visitor.ts'

// Loaded ahead before any page; until it is there a locked screen shows nothing, and sounds.
const LockedScreen = later(pages.lockedScreen, null)

/** The pages, or what stands for them while the screen is locked; who calls is sounded in either, and once. */
export function Screen() {
  const isLocked = useIsLocked()
  const [wasLocked, noteLocked] = useState(isLocked)
  if (isLocked && !wasLocked) noteLocked(true)
  useLockMinutes()
  useAskForTheTime()
  const asksForTerms = useAsksForTerms()
  // Whoever has not accepted the terms is asked to, wherever they are.
  const board = useBoard()
  const only = asksForTerms ? undefined : board
  const isBoard = only !== undefined
  const isNameless = isLocked || isBoard
  // Nothing sounds in a home that is not shown on its wall.
  const all = useOpenAlerts()
  const alerts = useMemo(() => alertsOf(all, only), [all, only])
  return (
    <OpenAlertsContext value={alerts}>
      <AlertVoice isNameless={isNameless} />
      <AlertReminder />
      <NotesSender />
      <DialogTop value={<AlertOverDialog isNameless={isNameless} />}>
        {isBoard && <Outlet />}
        {!isBoard && isLocked && (
          <PageBoundary isWhole>
            <LockedScreen />
          </PageBoundary>
        )}
        {!isBoard && !isLocked && <Shell isBack={wasLocked} />}
      </DialogTop>
    </OpenAlertsContext>
  )
}
