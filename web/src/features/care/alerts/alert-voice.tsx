import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOut, useReadOut } from '../../../components/read-out.tsx'
import { toldAfterMs } from '../../../lib/connection/listener-state.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { leaveFullScreen } from '../../../lib/page/full-screen.ts'
import { soundAlert } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { noteSoundsHere } from '../../../lib/sound/sounds-here.ts'
import { useElapsed } from '../../../lib/time/use-elapsed.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { roomOnly, whereabouts } from './alert-whereabouts.ts'
import { callingUnreadable, type HeardCalls, newCalls } from './new-calls.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { toneOf } from './tone-of.ts'
import { inOne, useToldEvent } from './use-told-event.ts'

interface Props {
  /** Says where somebody calls, and not who: the screen is locked. */
  isNameless: boolean
}

/**
 * Reads an alert out at once and sounds it, unless the sound is off: each one that is open as the page begins, each new
 * one, and again each time that it calls again.
 */
export function AlertVoice({ isNameless }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { list, loading, unseen } = useOpenAlerts()
  const toldEvent = useToldEvent(list.map(({ alert }) => alert))
  const hasHome = useEstablishments().list.length > 0
  const [soundWanted] = useSoundWanted()
  // Whose name was said is not in a page that has been locked since.
  const tellsWho = isNameless ? 'nobody' : 'who'
  const [said, readOut] = useReadOut(list.map(({ alert }) => `${alert.id} ${tellsWho}`))
  const known = useRef<HeardCalls>(null)
  // A page that begins sounds once for all that is open, and for that waits a little for the last home.
  const isPatient = !useElapsed(toldAfterMs)

  useEffect(() => {
    if (soundWanted && hasHome) noteSoundsHere()
  }, [soundWanted, hasHome])

  useEffect(() => {
    // One home whose alerts cannot be heard silences no other home for long.
    if (loading && isPatient) return
    const { calls, heard } = newCalls(known.current, [
      ...list.map(({ alert, establishment: { details } }) => ({
        ...alert,
        timeZone: details?.timeZone ?? null,
        isReadable: true as const,
      })),
      ...unseen
        .flatMap(({ unreadable }) => unreadable)
        .map((one) => ({ ...callingUnreadable(one), isReadable: false as const })),
    ])
    known.current = heard
    if (calls.length === 0) return
    // Of those that cannot be read, the bar above the page says so.
    const words = calls.flatMap(({ alert, again }) =>
      alert.isReadable
        ? t(again ? 'alerts.announceAgain' : 'alerts.announce', {
            where: (isNameless ? roomOnly : whereabouts)(alert, t, locale),
            what: inOne(toldEvent(alert, alert.timeZone)),
          })
        : [],
    )
    const about = calls.flatMap(({ alert }) => (alert.isReadable ? `${alert.id} ${tellsWho}` : []))
    readOut(words.join(' '), about)
    const tone = calls.some(({ alert }) => !alert.isReadable)
      ? 'callForHelp'
      : toneOf(calls.flatMap(({ alert }) => (alert.isReadable ? alert : [])))
    if (soundWanted && tone) soundAlert(tone)
    leaveFullScreen()
  }, [list, unseen, loading, isPatient, soundWanted, isNameless, tellsWho, t, locale, toldEvent, readOut])

  return <ReadOut said={said} politeness="assertive" />
}
