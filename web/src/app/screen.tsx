import { useState } from 'react'
import { DialogTop } from '../components/dialog-top.ts'
import { AlertOverDialog } from '../features/care/alerts/alert-over-dialog.tsx'
import { AlertReminder } from '../features/care/alerts/alert-reminder.tsx'
import { AlertVoice } from '../features/care/alerts/alert-voice.tsx'
import { useLockMinutes } from '../features/care/lock/use-lock-minutes.ts'
import { NotesSender } from '../features/care/notes/notes-sender.tsx'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import { useAskForTheTime } from '../lib/time/server-clock.ts'
import { LockedScreen } from './locked-screen.tsx'
import { Shell } from './shell.tsx'

/** The pages, or what stands for them while the screen is locked; who calls is sounded in either, and once. */
export function Screen() {
  const isLocked = useIsLocked()
  const [wasLocked, noteLocked] = useState(isLocked)
  if (isLocked && !wasLocked) noteLocked(true)
  useLockMinutes()
  useAskForTheTime()
  return (
    <>
      <AlertVoice isNameless={isLocked} />
      <AlertReminder />
      <NotesSender />
      <DialogTop value={<AlertOverDialog isNameless={isLocked} />}>
        {isLocked ? <LockedScreen /> : <Shell isBack={wasLocked} />}
      </DialogTop>
    </>
  )
}
