import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { DoneRecord } from '@vigie/domain/care/task'
import { useMemo } from 'react'
import type { Unreadable, WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { residentsSource } from '../records/resident-sources.ts'
import {
  endingTasksSource,
  endlessTasksDueSource,
  mostOfShift,
  tasksDoneSource,
} from '../records/task-sources.ts'
import { occurrenceKey } from '../tasks/kept-in-place.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { type DueOf, dueByResident } from './due-by-resident.ts'
import type { WorkTime } from './shift-or-day.ts'

/** What was done, and for whom. */
export interface DoneFor {
  readonly done: WithId<DoneRecord>
  readonly resident: WithId<Beneficiary>
}

/** What is to be done in a home in some time, and what was done in it: nothing of it until all that is asked for was heard. */
export interface ShiftTasks {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly due: readonly DueOf[]
  /** Latest first. */
  readonly done: readonly DoneFor[]
  readonly doneKeys: ReadonlySet<string>
  /** There may be more than is asked for. */
  readonly isCut: boolean
  readonly unreadable: readonly Unreadable[]
}

/** Listens to what is to be done in a home in some time: for staff, whose queries the rules allow. */
export function useShiftTasks(
  eid: string,
  { from, until }: WorkTime,
  { now, timeZone }: Telling,
): ShiftTasks {
  const sources = useMemo(
    () => ({
      residents: residentsSource(eid, null),
      endless: endlessTasksDueSource(eid, until),
      ending: endingTasksSource(eid, from),
      done: tasksDoneSource(eid, { from, until }),
    }),
    [eid, from, until],
  )
  const residents = useLive(sources.residents)
  const endless = useLive(sources.endless)
  const ending = useLive(sources.ending)
  const done = useLive(sources.done)
  return useMemo(() => {
    const lives = [residents, endless, ending, done]
    const isFailed = lives.some(({ status }) => status === 'failed')
    if (
      residents.status !== 'ready' ||
      endless.status !== 'ready' ||
      ending.status !== 'ready' ||
      done.status !== 'ready'
    )
      return { ...nothing, status: isFailed ? 'failed' : 'loading' }
    const known = new Map(residents.value.items.map((one) => [one.id, one]))
    const tasks = [...endless.value.items, ...ending.value.items]
    const lists = [endless.value, ending.value, done.value]
    return {
      status: 'ready',
      due: dueByResident(tasks, residents.value.items, { now, timeZone }, until),
      done: done.value.items.flatMap((one) => {
        const resident = known.get(one.beneficiaryId)
        return resident ? [{ done: one, resident }] : []
      }),
      doneKeys: new Set(done.value.items.map((one) => occurrenceKey(one, one.dueAt))),
      isCut: lists.some(({ items, unreadable }) => items.length + unreadable.length >= mostOfShift),
      unreadable: [residents.value, ...lists].flatMap(({ unreadable }) => unreadable),
    }
  }, [residents, endless, ending, done, now, timeZone, until])
}

const nothing = { due: [], done: [], doneKeys: new Set<string>(), isCut: false, unreadable: [] }
