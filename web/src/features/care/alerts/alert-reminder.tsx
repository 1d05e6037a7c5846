import { remindEveryMs } from '@vigie/domain/alerts/alert-policy'
import { useEffect, useState } from 'react'
import { leaveFullScreen } from '../../../lib/page/full-screen.ts'
import { soundAlert } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { somebodyCalls } from './somebody-calls.ts'

/** Sounds again, as long as somebody calls whom nobody has taken: who was down the corridor at the first sound hears the next. */
export function AlertReminder() {
  const open = useOpenAlerts()
  const [soundWanted] = useSoundWanted()
  const sounds = soundWanted && somebodyCalls(open)
  // A call that has just sounded is reminded of after the whole time; that one was taken puts off none of the others.
  const [latest, setLatest] = useState(0)
  const newest = Math.max(0, ...open.list.filter(isUnattended).map(({ alert }) => alert.lastCallAt))
  if (newest > latest) setLatest(newest)
  useEffect(() => {
    if (!sounds) return
    const remind = () => {
      timer = setTimeout(remind, remindEveryMs)
      void soundAlert()
      leaveFullScreen()
    }
    let timer = setTimeout(remind, remindEveryMs)
    return () => clearTimeout(timer)
  }, [sounds, latest])
  return null
}
