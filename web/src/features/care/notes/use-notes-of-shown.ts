import { useMemo } from 'react'
import { useShownResident } from '../residents/use-shown-resident.ts'
import type { NotesOf } from './notes-of.ts'

/** About whom the notes of the open resident are. Only below `ResidentView`. */
export function useNotesOfShown(): NotesOf {
  const { establishment, bid, timeZone, resident } = useShownResident()
  const { id: eid, access } = establishment
  const { room, name, state } = resident
  return useMemo(
    () => ({ eid, bid, access, timeZone, resident: { room, name, state } }),
    [eid, bid, access, timeZone, room, name, state],
  )
}
