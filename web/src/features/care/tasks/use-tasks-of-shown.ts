import { useCallback } from 'react'
import { mayWriteCare } from '../residents/may-write-care.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import type { TasksOf } from './tasks-of.ts'
import { useTelling } from './use-telling.ts'

/** Of whom the tasks of the open resident are. Only below `ResidentView`. */
export function useTasksOfShown(): TasksOf {
  const { establishment, bid, timeZone, resident } = useShownResident()
  const name = roomAndName(resident)
  return {
    eid: establishment.id,
    bid,
    who: useCallback(() => name, [name]),
    telling: useTelling(timeZone),
    isArchived: resident.state === 'archived',
    mayWrite: mayWriteCare('tasks', establishment, { ...resident, id: bid }),
    access: establishment.access,
  }
}
