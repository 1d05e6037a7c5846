import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useIsLocked } from '../../../lib/lock/screen-lock.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import type { Unsent } from './unsent.ts'

interface Props {
  /** How many they are, in words. */
  title: string
  notes: readonly Unsent[]
}

/** The notes that a sign-out would lose, by whom they are about: on a locked screen by the room alone. */
export function LostNotes({ title, notes }: Props) {
  const { t } = useTranslation()
  const isLocked = useIsLocked()
  if (notes.length === 0) return null
  const roomOf = ({ room }: Unsent) => (room.trim() === '' ? '' : t('lock.where', { room }))
  const all = new Set(notes.map(isLocked ? roomOf : roomAndName))
  const known = [...all].filter((who) => who !== '')
  return (
    <div>
      <Typography>{title}</Typography>
      {known.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {known.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </Box>
      )}
    </div>
  )
}
