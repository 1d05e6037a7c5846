import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useTranslation } from 'react-i18next'
import { useIsLocked } from '../../../lib/lock/screen-lock.ts'
import { roomAndName } from './room-and-name.ts'

type AboutResident = Pick<Beneficiary, 'room' | 'name'>

interface Props {
  /** How many they are, in words. */
  title: string
  items: readonly AboutResident[]
}

/** The notes or tasks that a sign-out would lose, by whom they are about: on a locked screen by the room alone. */
export function LostDrafts({ title, items }: Props) {
  const { t } = useTranslation()
  const isLocked = useIsLocked()
  if (items.length === 0) return null
  const roomOf = ({ room }: AboutResident) => (room.trim() === '' ? '' : t('lock.where', { room }))
  const all = new Set(items.map(isLocked ? roomOf : roomAndName))
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
