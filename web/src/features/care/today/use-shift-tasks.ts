import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { DoneRecord } from '@vigie/domain/care/task'
import { useMemo, useState } from 'react'
import type { Unreadable, WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { residentsSource } from '../records/resident-sources.ts'
import { mostOfShift, tasksDoneSource, tasksDueSource } from '../records/task-sources.ts'
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
  readonly doneByKey: ReadonlyMap<string, DoneRecord>
  /** How many tasks are listened to at most, where there may be more; null: these are all. */
  readonly most: number | null
  /** Has more of them come; what was there stays until they are. */
  readonly readOn: () => void
  readonly unreadable: readonly Unreadable[]
}

/** Listens to what is to be done in a home in some time: for staff, whose queries the rules allow. What waits longest comes first. */
export function useShiftTasks(eid: string, { from, until }: WorkTime, telling: Telling): ShiftTasks {
  const { now, timeZone } = telling
  const [most, setMost] = useState(mostOfShift)
  const sources = useMemo(
    () => ({
      residents: residentsSource(eid, null),
      tasks: tasksDueSource(eid, { from, until }, most),
      done: tasksDoneSource(eid, { from, until }, most),
    }),
    [eid, from, until, most],
  )
  const residents = useLive(sources.residents)
  const tasks = useLive(sources.tasks)
  const done = useLive(sources.done)
  const heard = useMemo((): Omit<ShiftTasks, 'readOn'> => {
    const isFailed = [residents, tasks, done].some(({ status }) => status === 'failed')
    if (residents.status !== 'ready' || tasks.status !== 'ready' || done.status !== 'ready')
      return { ...nothing, status: isFailed ? 'failed' : 'loading' }
    const known = new Map(residents.value.items.map((one) => [one.id, one]))
    const lists = [tasks.value, done.value]
    const isCut = lists.some(({ items, unreadable }) => items.length + unreadable.length >= most)
    return {
      status: 'ready',
      due: dueByResident(tasks.value.items, residents.value.items, { now, timeZone }, until),
      done: done.value.items.flatMap((one) => {
        const resident = known.get(one.beneficiaryId)
        return resident ? [{ done: one, resident }] : []
      }),
      doneByKey: new Map(done.value.items.map((one) => [occurrenceKey(one, one.dueAt), one])),
      most: isCut ? most : null,
      unreadable: [residents.value, ...lists].flatMap(({ unreadable }) => unreadable),
    }
  }, [residents, tasks, done, most, now, timeZone, until])
  const [kept, keep] = useState({ from, heard })
  if (heard.status === 'ready' && heard !== kept.heard) keep({ from, heard })
  const stays = heard.status === 'loading' && most > mostOfShift && kept.from === from
  return { ...(stays ? kept.heard : heard), readOn: () => setMost(most + mostOfShift) }
}

const nothing = { due: [], done: [], doneByKey: new Map<string, DoneRecord>(), most: null, unreadable: [] }
