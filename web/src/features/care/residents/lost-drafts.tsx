import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useTranslation } from 'react-i18next'
import { useIsLocked } from '../../../lib/lock/screen-lock.ts'
import { accessTo, useSession } from '../../../lib/session/session-context.ts'
import { readsResident } from './reads-resident.ts'
import { roomAndName } from './room-and-name.ts'

type AboutResident = Pick<Beneficiary, 'room' | 'name'> & { eid: string; bid: string }

interface Props {
  /** How many they are, in words. */
  title: string
  items: readonly AboutResident[]
}

/**
 * The notes or tasks that a sign-out would lose, by whom they are about: on a locked screen by the room alone, and of whom the person reads
 * no more by neither, for the device keeps what they were called when it was begun.
 */
export function LostDrafts({ title, items }: Props) {
  const { t } = useTranslation()
  const isLocked = useIsLocked()
  const session = useSession()
  if (items.length === 0) return null
  const isRead = ({ eid, bid }: AboutResident) => readsResident(accessTo(session, eid), bid)
  const roomOf = ({ room }: AboutResident) => (room.trim() === '' ? '' : t('lock.where', { room }))
  const nameOf = isLocked ? roomOf : roomAndName
  const all = new Set(items.map((one) => (isRead(one) ? nameOf(one) : t('notes.leaveNoAccess'))))
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
