import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useEventWords } from '../events/use-event-words.ts'
import { soundAlert } from './alert-sound.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'
import { useSoundWanted } from './sound-wanted.ts'

/** Reads a new alert out at once and sounds it, unless the sound is off. */
export function AlertVoice() {
  const { t } = useTranslation()
  const eventWords = useEventWords()
  const { list, loading } = useOpenAlerts()
  const [soundWanted] = useSoundWanted()
  const [said, say] = useState('')
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    if (loading) return
    const open = list.filter(({ alert }) => alert.state === 'open')
    // What was open before this page was is on it already: nothing new to say.
    const fresh = known.current === null ? [] : open.filter(({ alert }) => !known.current?.has(alert.id))
    known.current = new Set([...(known.current ?? []), ...open.map(({ alert }) => alert.id)])
    if (fresh.length === 0) return
    const words = ({ alert }: OwnAlert) =>
      t('alerts.announce', {
        room: alert.room,
        name: alert.beneficiaryName,
        what: eventWords(alert.kind, alert.deviceType, alert.value),
      })
    say(fresh.map(words).join(' '))
    if (soundWanted) soundAlert()
  }, [list, loading, soundWanted, t, eventWords])

  return (
    <Box aria-live="assertive" aria-atomic sx={visuallyHidden}>
      {said}
    </Box>
  )
}
