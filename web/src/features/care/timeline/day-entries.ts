import type { Alert } from '@vigie/domain/alerts/alert'
import { isCarePress, noCareRules } from '@vigie/domain/care/care-press'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import type { Day } from '@vigie/domain/devices/device'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { timelineOf } from '../events/day-timeline.ts'
import { eventGroupOf } from '../events/event-groups.ts'
import { foldMeasures, isMeasure, type TimelineRow } from '../events/folded-measures.ts'
import type { DayTask } from './day-tasks.ts'

/**
 * A row of a resident's day: what a sensor told, an alert that was raised, what somebody wrote, said of
 * how they are, or did for them, and what nobody did. */
export type DayEntry = { readonly key: string; readonly at: number } & (
  | {
      readonly what: 'event'
      readonly event: TimelineRow
      /** It says that care begins, and calls for nobody. */
      readonly isCare: boolean
    }
  | { readonly what: 'alert'; readonly alert: WithId<Alert> }
  | { readonly what: 'note'; readonly note: WithId<Note> }
  | { readonly what: 'mood'; readonly mood: WithId<MoodRecord> }
  | { readonly what: 'task'; readonly task: DayTask }
)

/** What a day can be narrowed to, in the order in which it is offered. */
export const entryGroups = ['all', 'movement', 'call', 'door', 'alert', 'note', 'mood', 'task'] as const
export type EntryGroup = (typeof entryGroups)[number]

function groupOf(entry: DayEntry) {
  if (entry.what !== 'event') return entry.what
  return entry.isCare ? 'care' : eventGroupOf(entry.event.kind)
}

/** Whether an entry belongs to a group. */
export const isInGroup = (entry: DayEntry, group: EntryGroup): boolean =>
  group === 'all' || groupOf(entry) === group

/** What is counted: each group, and of tasks what was done apart from what was not. */
const counted = [...entryGroups.filter((group) => group !== 'all'), 'undone'] as const

/** How many there are of each, where there are any; how long something lasted is no thing of its own. */
export function countsOf(
  entries: readonly DayEntry[],
): readonly (readonly [(typeof counted)[number], number])[] {
  const kinds = entries.flatMap((entry) => {
    if (entry.what === 'event' && isMeasure(entry.event)) return []
    return entry.what === 'task' && entry.task.done === null ? 'undone' : groupOf(entry)
  })
  return counted.flatMap((one) => {
    const count = kinds.filter((kind) => kind === one).length
    return count === 0 ? [] : [[one, count] as const]
  })
}

/** The groups that have something to show, "all" first; none when there would be nothing to choose. */
export function groupsOf(entries: readonly DayEntry[]): readonly EntryGroup[] {
  const present = entryGroups.filter(
    (group) => group !== 'all' && entries.some((one) => isInGroup(one, group)),
  )
  return present.length < 2 ? [] : ['all', ...present]
}

/** What a day is made of, as it is stored. */
export interface DayParts {
  readonly days: readonly Day[]
  readonly alerts: readonly WithId<Alert>[]
  readonly notes: readonly WithId<Note>[]
  readonly moods: readonly WithId<MoodRecord>[]
  readonly tasks: readonly DayTask[]
  /** Whether the button of care calls somebody in this home instead. */
  readonly careButtonCalls: boolean
}

/** All of a day in one column of time, newest first. The climate of a room is not of it: its tile draws it. */
export function entriesOf({ days, alerts, notes, moods, tasks, careButtonCalls }: DayParts): DayEntry[] {
  const events = timelineOf(days).filter(({ kind }) => eventGroupOf(kind) !== 'climate')
  const entries: DayEntry[] = [
    ...foldMeasures(events).map((event) => ({
      what: 'event' as const,
      key: event.name,
      at: event.at,
      event,
      isCare: !careButtonCalls && isCarePress(event.kind, event.deviceType, noCareRules),
    })),
    ...alerts.map((alert) => ({ what: 'alert' as const, key: alert.path, at: alert.times.raisedAt, alert })),
    ...notes.map((note) => ({ what: 'note' as const, key: note.path, at: note.at, note })),
    ...moods.map((mood) => ({ what: 'mood' as const, key: mood.path, at: mood.at, mood })),
    ...tasks.map((task) => ({
      what: 'task' as const,
      key: `${task.tid}/${task.dueAt}`,
      at: task.done?.at ?? task.dueAt,
      task,
    })),
  ]
  return entries.sort((one, other) => other.at - one.at || (one.key < other.key ? -1 : 1))
}
