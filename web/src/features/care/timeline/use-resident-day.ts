import type { Day } from '@vigie/domain/devices/device'
import { type Access, can } from '@vigie/domain/people/permissions'
import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { useMemo } from 'react'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../lib/firebase/merged-lists.ts'
import { useLive, useLiveAll } from '../../../lib/firebase/use-live.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useReadableNotes } from '../notes/use-readable-notes.ts'
import { alertsOfDaySource } from '../records/alert-sources.ts'
import { daySource } from '../records/device-sources.ts'
import { moodsOfDaySource } from '../records/mood-sources.ts'
import { notesOfDaySource } from '../records/note-sources.ts'
import { mostOfShift, residentTasksDoneSource, tasksSource } from '../records/task-sources.ts'
import { type DayEntry, entriesOf } from './day-entries.ts'
import { dayTasks } from './day-tasks.ts'

/** Whose day it is, and who looks at it. */
export interface DayOf {
  readonly eid: string
  readonly bid: string
  readonly access: Access
  /** The home's clock. */
  readonly timeZone: string
  /** Of whom nothing is asked for. */
  readonly isArchived: boolean
}

/** A resident's day, live: of what can be had what is there, until all of it is. */
export interface ResidentDay {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Newest first. */
  readonly entries: readonly DayEntry[]
  /** What sensors told, as it is stored. */
  readonly days: readonly Day[]
  readonly unreadable: readonly Unreadable[]
}

/**
 * Listens to one day of a resident, `date` yyyy-mm-dd on the home's clock; to nothing where it is null. Of notes it asks for those that
 * the person may read, and of what was done for what they may.
 */
export function useResidentDay(
  { eid, bid, access, timeZone, isArchived }: DayOf,
  date: string | null,
): ResidentDay {
  const readable = useReadableNotes(access, bid)
  // Rules are not filters: a query over all tasks of somebody is provable for staff alone.
  const isStaff = can(access, 'read', 'tasks')
  // What is due turns into what was missed as time goes on, by the minute.
  const minute = Math.floor(useNow() / minuteMs) * minuteMs
  const sources = useMemo(() => {
    if (date === null) return null
    const span = { from: startOfDate(date, timeZone), until: endOfLocalDate(date, timeZone) + 1 }
    return {
      span,
      days: daySource(eid, bid, date),
      alerts: alertsOfDaySource(eid, bid, span),
      moods: moodsOfDaySource(eid, bid, span),
      notes: readable.map((which) => notesOfDaySource(eid, bid, which, span)),
      tasks: tasksSource(eid, bid, span.from),
      // What was due that day may have been done on the one before or after.
      done: isStaff
        ? [residentTasksDoneSource(eid, bid, { from: span.from - dayMs, until: span.until + dayMs })]
        : none,
    }
  }, [eid, bid, readable, timeZone, date, isStaff])
  const days = useLive(sources?.days ?? null)
  const alerts = useLive(sources?.alerts ?? null)
  const moods = useLive(sources?.moods ?? null)
  const ofNotes = useLiveAll(sources?.notes ?? none)
  const tasks = useLive(sources?.tasks ?? null)
  const ofDone = useLiveAll(sources?.done ?? none)
  const fromTasks = useMemo(() => {
    const done = mergedLists(ofDone, ({ at }) => at)
    if (sources === null || tasks.status !== 'ready' || done.status !== 'ready') return none
    const records = done.value.items
    return dayTasks({
      tasks: tasks.value.items,
      // Of more there is no telling what was done.
      records: isStaff && records.length < mostOfShift ? records : null,
      span: sources.span,
      now: minute,
      timeZone,
      isArchived,
    })
  }, [sources, tasks, ofDone, isStaff, minute, timeZone, isArchived])
  return useMemo(() => {
    const notes = mergedLists(ofNotes, ({ at }) => at)
    const lives = [days, alerts, moods, notes, tasks, ...ofDone]
    const failed = lives.some(({ status }) => status === 'failed')
    const ready = date !== null && lives.every(({ status }) => status === 'ready')
    return {
      status: failed ? 'failed' : ready ? 'ready' : 'loading',
      entries: entriesOf({
        days: days.status === 'ready' ? days.value.items : [],
        alerts: alerts.status === 'ready' ? alerts.value.items : [],
        moods: moods.status === 'ready' ? moods.value.items : [],
        notes: notes.status === 'ready' ? notes.value.items : [],
        tasks: fromTasks,
      }),
      days: days.status === 'ready' ? days.value.items : [],
      unreadable: lives.flatMap((live) => (live.status === 'ready' ? live.value.unreadable : [])),
    }
  }, [date, days, alerts, moods, ofNotes, tasks, ofDone, fromTasks])
}

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

const none: never[] = []
