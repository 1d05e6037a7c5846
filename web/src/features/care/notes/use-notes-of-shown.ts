import { useMemo } from 'react'
import { useShownResident } from '../residents/use-shown-resident.ts'
import type { NotesOf } from './notes-of.ts'

/** About whom the notes of the open resident are. Only below `ResidentView`. */
export function useNotesOfShown(): NotesOf {
  const { establishment, bid, timeZone, resident } = useShownResident()
  const { id: eid, access } = establishment
  const isArchived = resident.state === 'archived'
  return useMemo(() => ({ eid, bid, access, timeZone, isArchived }), [eid, bid, access, timeZone, isArchived])
}
