import type { Day } from '@vigie/domain/devices/device'
import type { Access } from '@vigie/domain/people/permissions'
import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { useMemo } from 'react'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../lib/firebase/merged-lists.ts'
import { useLive, useLiveAll } from '../../../lib/firebase/use-live.ts'
import { dayBefore } from '../../../lib/time/day-before.ts'
import { useReadableNotes } from '../notes/use-readable-notes.ts'
import { alertsOfDaySource, daySource, moodsOfDaySource, notesOfDaySource } from '../records/sources.ts'
import { type DayEntry, entriesOf } from './day-entries.ts'

/** Whose day it is, and who looks at it. */
export interface DayOf {
  readonly eid: string
  readonly bid: string
  readonly access: Access
  /** The home's clock. */
  readonly timeZone: string
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
 * the person may read.
 */
export function useResidentDay({ eid, bid, access, timeZone }: DayOf, date: string | null): ResidentDay {
  const readable = useReadableNotes(access, bid)
  const sources = useMemo(() => {
    if (date === null) return null
    const span = {
      from: endOfLocalDate(dayBefore(date), timeZone) + 1,
      until: endOfLocalDate(date, timeZone) + 1,
    }
    return {
      days: daySource(eid, bid, date),
      alerts: alertsOfDaySource(eid, bid, span),
      moods: moodsOfDaySource(eid, bid, span),
      notes: readable.map((which) => notesOfDaySource(eid, bid, which, span)),
    }
  }, [eid, bid, readable, timeZone, date])
  const days = useLive(sources?.days ?? null)
  const alerts = useLive(sources?.alerts ?? null)
  const moods = useLive(sources?.moods ?? null)
  const ofNotes = useLiveAll(sources?.notes ?? none)
  return useMemo(() => {
    const notes = mergedLists(ofNotes, ({ at }) => at)
    const lives = [days, alerts, moods, notes]
    const failed = lives.some(({ status }) => status === 'failed')
    const ready = date !== null && lives.every(({ status }) => status === 'ready')
    return {
      status: failed ? 'failed' : ready ? 'ready' : 'loading',
      entries: entriesOf({
        days: days.status === 'ready' ? days.value.items : [],
        alerts: alerts.status === 'ready' ? alerts.value.items : [],
        moods: moods.status === 'ready' ? moods.value.items : [],
        notes: notes.status === 'ready' ? notes.value.items : [],
      }),
      days: days.status === 'ready' ? days.value.items : [],
      unreadable: lives.flatMap((live) => (live.status === 'ready' ? live.value.unreadable : [])),
    }
  }, [date, days, alerts, moods, ofNotes])
}

const none: never[] = []
