import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { toldAfterMs } from '../../../lib/connection/listener-state.ts'
import { useEventWords } from '../events/use-event-words.ts'
import { soundAlert } from './alert-sound.ts'
import { type HeardCalls, newCalls } from './new-calls.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { useSoundWanted } from './sound-wanted.ts'

/** Reads a new alert out at once and sounds it, unless the sound is off; again each time that it calls again. */
export function AlertVoice() {
  const { t } = useTranslation()
  const eventWords = useEventWords()
  const { list, loading } = useOpenAlerts()
  const [soundWanted] = useSoundWanted()
  // Numbered, so that the same words said again are new to a screen reader.
  const [said, say] = useState({ number: 0, text: '' })
  const known = useRef<HeardCalls>(null)
  const isPatient = usePatience()

  useEffect(() => {
    // One home whose alerts cannot be heard silences no other home for long.
    if (loading && isPatient) return
    const { calls, heard } = newCalls(
      known.current,
      list.map(({ alert }) => alert),
    )
    known.current = heard
    if (calls.length === 0) return
    const words = ({ alert, again }: (typeof calls)[number]) =>
      t(again ? 'alerts.announceAgain' : 'alerts.announce', {
        room: alert.room,
        name: alert.beneficiaryName,
        what: eventWords(alert.kind, alert.deviceType, alert.value),
      })
    say(({ number }) => ({ number: number + 1, text: calls.map(words).join(' ') }))
    if (soundWanted) soundAlert()
  }, [list, loading, isPatient, soundWanted, t, eventWords])

  return (
    <Box aria-live="assertive" aria-atomic sx={visuallyHidden}>
      <span key={said.number}>{said.text}</span>
    </Box>
  )
}

/** Whether the page is so young that what is loading may still be what was there before it. */
function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), toldAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}
