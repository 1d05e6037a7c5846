import { remindEveryMs, repeatEveryMs } from '@vigie/domain/alerts/alert-policy'
import { useEffect, useState } from 'react'
import { leaveFullScreen } from '../../../lib/page/full-screen.ts'
import { soundAlert } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { unattendedTone } from './tone-of.ts'

/**
 * Sounds again, as long as somebody calls whom nobody has taken: who was down the corridor at the first sound hears the next. Of warnings
 * alone it reminds as seldom as they are told again. Where the
 * sound is off it still leaves what fills the screen and hides who calls.
 */
export function AlertReminder() {
  const open = useOpenAlerts()
  const [soundWanted] = useSoundWanted()
  const tone = unattendedTone(open)
  // A call that has just sounded is reminded of after the whole time; that one was taken puts off none of the others.
  const [latest, setLatest] = useState(0)
  const newest = Math.max(0, ...open.list.filter(isUnattended).map(({ alert }) => alert.lastCallAt))
  if (newest > latest) setLatest(newest)
  useEffect(() => {
    if (tone === null) return
    const everyMs = tone === 'callForHelp' ? remindEveryMs : repeatEveryMs
    const remind = () => {
      timer = setTimeout(remind, everyMs)
      if (soundWanted) void soundAlert(tone)
      leaveFullScreen()
    }
    let timer = setTimeout(remind, everyMs)
    return () => clearTimeout(timer)
  }, [tone, soundWanted, latest])
  return null
}
