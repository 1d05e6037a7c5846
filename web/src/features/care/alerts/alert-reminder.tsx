import { remindEveryMs, repeatEveryMs } from '@vigie/domain/alerts/alert-policy'
import { useEffect, useState } from 'react'
import { leaveFullScreen } from '../../../lib/page/full-screen.ts'
import { type AlertTone, soundAlert } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { lastCallOf, unattendedTone } from './tone-of.ts'

/**
 * Sounds again, as long as somebody calls whom nobody has taken: who was down the corridor at the first sound hears the next, whatever warnings
 * come meanwhile. Of warnings alone it reminds as seldom as they are told again. Where the
 * sound is off it still leaves what fills the screen and hides who calls.
 */
export function AlertReminder() {
  const open = useOpenAlerts()
  const [soundWanted] = useSoundWanted()
  const tone = unattendedTone(open)
  // A call that has just sounded is reminded of after the whole time; that one was taken puts off none of the others, nor does what is less grave.
  const [latest, setLatest] = useState<{ tone: AlertTone | null; at: number }>({ tone: null, at: 0 })
  const at = tone === null ? 0 : lastCallOf(open, tone)
  if (latest.tone !== tone || at > latest.at) setLatest({ tone, at })
  useEffect(() => {
    const { tone } = latest
    if (tone === null) return
    const everyMs = tone === 'callForHelp' ? remindEveryMs : repeatEveryMs
    const remind = () => {
      timer = setTimeout(remind, everyMs)
      if (soundWanted) void soundAlert(tone)
      leaveFullScreen()
    }
    let timer = setTimeout(remind, everyMs)
    return () => clearTimeout(timer)
  }, [soundWanted, latest])
  return null
}
