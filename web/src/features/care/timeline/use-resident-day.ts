import type { Day } from '@vigie/domain/devices/device'
import { type Access, can } from '@vigie/domain/people/permissions'
import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { useMemo, useState } from 'react'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../lib/firebase/merged-lists.ts'
import { useLive, useLiveAll } from '../../../lib/firebase/use-live.ts'
import { dayBefore } from '../../../lib/time/day-before.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useReadableNotes } from '../notes/use-readable-notes.ts'
import { alertsOfDaySource } from '../records/alert-sources.ts'
import type { Span } from '../records/conditions.ts'
import { daySource } from '../records/device-sources.ts'
import { moodsOfDaySource } from '../records/mood-sources.ts'
import { notesOfDaySource } from '../records/note-sources.ts'
import {
  mostOfShift,
  residentTasksDoneSource,
  tasksLeftSource,
  tasksSource,
} from '../records/task-sources.ts'
import { type DayEntry, entriesOf } from './day-entries.ts'
import { dayTasks, knownSince } from './day-tasks.ts'
import { useCareButtonCalls } from './use-care-button-calls.ts'

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
  /** What of it has not arrived yet. */
  readonly awaited: readonly ('notes' | 'tasks')[]
  /** Newest first. */
  readonly entries: readonly DayEntry[]
  /** What sensors told, as it is stored. */
  readonly days: readonly Day[]
  readonly unreadable: readonly Unreadable[]
  /** Shows what was done before what is shown of it; null: all is. */
  readonly more: (() => void) | null
}

/**
 * Listens to one day of a resident, `date` yyyy-mm-dd on the home's clock; to nothing where it is null. Of notes it asks for those that
 * the person may read, and of what was done for what they may: of `today` for the latest, then for all; of a day before, whose sums alone
 * are shown until it is open, for none, so that what is done dozens of times a day is not read twice to open a resident.
 */
export function useResidentDay(
  { eid, bid, access, timeZone, isArchived }: DayOf,
  date: string | null,
  shown: 'today' | 'open' | 'sums',
): ResidentDay {
  const readable = useReadableNotes(access, bid)
  // Rules are not filters: a query over all tasks of somebody is provable for staff alone.
  const isStaff = can(access, 'read', 'tasks')
  const [most, setMost] = useState(latestDone)
  // What is due turns into what was missed as time goes on, by the minute.
  const minute = Math.floor(useNow() / minuteMs) * minuteMs
  const sources = useMemo(() => {
    if (date === null) return null
    const span = { from: startOfDate(date, timeZone), until: endOfLocalDate(date, timeZone) + 1 }
    const isToday = shown === 'today'
    // Of today and yesterday by one question, which is answered once.
    const since = isToday ? startOfDate(dayBefore(date), timeZone) : span.from
    return {
      span,
      days: daySource(eid, bid, date),
      alerts: alertsOfDaySource(eid, bid, span),
      moods: moodsOfDaySource(eid, bid, span),
      notes: readable.map((which) => notesOfDaySource(eid, bid, which, span)),
      tasks: tasksSource(eid, bid, since),
      left: isStaff ? [tasksLeftSource(eid, bid, since)] : none,
      done: isStaff && shown !== 'sums' ? [doneSource(eid, bid, span, isToday ? most : null)] : none,
    }
  }, [eid, bid, readable, timeZone, date, isStaff, shown, most])
  const days = useLive(sources?.days ?? null)
  const told = days.status === 'ready' ? days.value.items : none
  const careButtonCalls = useCareButtonCalls(eid, access, told)
  const alerts = useLive(sources?.alerts ?? null)
  const moods = useLive(sources?.moods ?? null)
  const ofNotes = useLiveAll(sources?.notes ?? none)
  const tasks = useLive(sources?.tasks ?? null)
  const ofLeft = useLiveAll(sources?.left ?? none)
  const ofDone = useLiveAll(sources?.done ?? none)
  const asked = shown === 'today' ? most : mostOfShift
  const read = ofDone.map((live) => (live.status === 'ready' ? live.value : empty))
  const isCut = read.some(({ items, unreadable }) => items.length + unreadable.length >= asked)
  const fromTasks = useMemo(() => {
    const done = mergedLists(ofDone, ({ at }) => at)
    const left = mergedLists(ofLeft, ({ at }) => at)
    if (sources === null || tasks.status !== 'ready' || done.status !== 'ready') return none
    if (left.status !== 'ready') return none
    const { items } = tasks.value
    const { from } = sources.span
    // Part of a sum would be taken for the whole.
    if (shown === 'sums' && isStaff && items.some((task) => knownSince(task) > from)) return none
    const records = done.value.items
    const since = isCut ? records.at(-1)?.at : from
    return dayTasks({
      tasks: items,
      records,
      left: left.value.items,
      recordsSince: ofDone.length > 0 && since !== undefined ? since : Number.POSITIVE_INFINITY,
      span: sources.span,
      now: minute,
      timeZone,
      isArchived,
    })
  }, [sources, tasks, ofLeft, ofDone, isStaff, shown, isCut, minute, timeZone, isArchived])
  return useMemo(() => {
    const notes = mergedLists(ofNotes, ({ at }) => at)
    const lives = [days, alerts, moods, notes, tasks, ...ofLeft, ...ofDone]
    const failed = lives.some(({ status }) => status === 'failed')
    const isAwaited = ({ status }: { status: string }) => status === 'loading'
    const awaited = [
      ...(isAwaited(notes) ? (['notes'] as const) : []),
      ...([tasks, ...ofLeft, ...ofDone].some(isAwaited) ? (['tasks'] as const) : []),
    ]
    const ready = date !== null && lives.every(({ status }) => status === 'ready')
    return {
      status: failed ? 'failed' : ready ? 'ready' : 'loading',
      awaited,
      entries: entriesOf({
        days: told,
        alerts: alerts.status === 'ready' ? alerts.value.items : [],
        moods: moods.status === 'ready' ? moods.value.items : [],
        notes: notes.status === 'ready' ? notes.value.items : [],
        tasks: fromTasks,
        careButtonCalls,
      }),
      days: told,
      unreadable: lives.flatMap((live) => (live.status === 'ready' ? live.value.unreadable : [])),
      more: isCut && asked < mostOfShift ? () => setMost(mostOfShift) : null,
    }
  }, [
    date,
    days,
    told,
    careButtonCalls,
    alerts,
    moods,
    ofNotes,
    tasks,
    ofLeft,
    ofDone,
    fromTasks,
    isCut,
    asked,
  ])
}

/** How much of what was done today is read at first: opening a resident is to cost no more where something is done every quarter of an hour. */
const latestDone = 20

/** What was done on a day; of one that is over with those beside it, since what was due that day may have been done on them. */
const doneSource = (eid: string, bid: string, { from, until }: Span, most: number | null) =>
  most === null
    ? residentTasksDoneSource(eid, bid, { from: from - dayMs, until: until + dayMs }, mostOfShift)
    : residentTasksDoneSource(eid, bid, { from, until }, most)

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

const none: never[] = []
const empty = { items: none, unreadable: none }
