import type { Task } from '@vigie/domain/care/task'
import { localDate } from '@vigie/domain/time/local-time'
import { useMemo } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { unhurried, useCalmOrder } from '../../../lib/page/calm-order.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { currentTasksSource } from '../records/task-sources.ts'
import { occurrenceKey, type PlacedTask, useKeptInPlace } from './kept-in-place.ts'
import { type StandingTask, standingAt } from './standing-tasks.ts'
import type { TasksOf } from './tasks-of.ts'

/** The tasks of a resident that are not over, or are since today, and how they stand at an instant. */
export interface CurrentTasks {
  readonly live: Live<LiveList<Task>>
  /** To be done now or later, or until a moment ago, in calm order: what is to be done first comes first. */
  readonly active: readonly PlacedTask[]
  readonly deactivated: readonly StandingTask[]
  /** All that are not over, where the resident is archived. */
  readonly suspended: readonly StandingTask[]
  readonly over: readonly StandingTask[]
}

export function useCurrentTasks({ eid, bid, telling, isArchived }: TasksOf): CurrentTasks {
  const { now, timeZone } = telling
  const today = localDate(now, timeZone)
  const source = useMemo(
    () => currentTasksSource(eid, bid, startOfDate(today, timeZone)),
    [eid, bid, today, timeZone],
  )
  const live = useLive(source)
  const items = live.status === 'ready' ? live.value.items : none
  const standing = useMemo(
    () => standingAt(items, { now, timeZone, isArchived }),
    [items, now, timeZone, isArchived],
  )
  const due = useMemo(() => {
    const tasks = standing.filter(({ state }) => 'dueAt' in state)
    return tasks.length > 0 ? [{ resident: { id: bid }, tasks }] : none
  }, [standing, bid])
  const done = useMemo(
    () =>
      new Map(
        items.flatMap((task) =>
          task.recent.map((one) => [occurrenceKey({ beneficiaryId: bid, taskId: task.id }, one.dueAt), one]),
        ),
      ),
    [items, bid],
  )
  const placed = useKeptInPlace(due, done)[0]?.tasks ?? none
  const active = useCalmOrder(placed, ({ task }) => task.id, unhurried)
  // What keeps its place among the others for a moment stands there alone.
  const placedIds = new Set(placed.map(({ task }) => task.id))
  const resting = (name: StandingTask['state']['state']) =>
    standing.filter(({ task, state }) => state.state === name && !placedIds.has(task.id))
  return {
    live,
    active,
    deactivated: resting('deactivated'),
    suspended: resting('suspended'),
    over: resting('over'),
  }
}

const none: readonly never[] = []
