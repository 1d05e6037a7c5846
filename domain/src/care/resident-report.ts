import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { median } from '../median.ts'
import { missedOf, type ResidentParts, toldAlert } from './handed-over.ts'
import { handoverAlertSchema, handoverNoteSchema, handoverResidentSchema, missedSchema } from './handover.ts'
import { moodTypes } from './mood-record.ts'
import type { DoneRecord } from './task.ts'

const reportedMoodSchema = z.object({
  type: z.enum(moodTypes),
  data: z.int(),
  at: instantSchema,
  byName: z.string(),
  isRelative: actorSchema.shape.isRelative,
})

const reportedTaskSchema = z.object({
  tid: idSchema,
  /** What it was called when it was done last. */
  title: z.string(),
  /** How many times that were due in the period are done. */
  count: z.int().min(1),
  /** When it was done last, and by whom, whether by a relative. */
  at: instantSchema,
  byName: z.string(),
  isRelative: actorSchema.shape.isRelative,
})
export type ReportedTask = z.infer<typeof reportedTaskSchema>

/** What is known of a resident over a period, as one person may read it; what sensors told is asked for apart (`getTrends`). */
export const residentReportSchema = z.object({
  /** The dates that it tells of, on the home's clock. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** As of when it was put together. */
  at: instantSchema,
  resident: handoverResidentSchema,
  /** Oldest first. */
  moods: z.array(reportedMoodSchema),
  notes: z.array(handoverNoteSchema),
  alerts: z.array(handoverAlertSchema),
  /** From alert to somebody who took it, in milliseconds, in the middle and at worst, of those of the alerts that somebody took; null: of none. */
  answers: z.object({ count: z.int().min(1), medianMs: z.number(), mostMs: z.number() }).nullable(),
  done: z.array(reportedTaskSchema),
  missed: z.array(missedSchema),
  /** How many records there are that could not be read. */
  unreadable: z.int().min(0),
  /** There was more than a report reads; it is not all here. */
  isCut: z.boolean(),
})
export type ResidentReport = z.infer<typeof residentReportSchema>

/** What a report is made of. */
export type ReportParts = Pick<
  ResidentParts,
  'resident' | 'alerts' | 'notes' | 'moods' | 'tasks' | 'left'
> & {
  readonly done: readonly DoneRecord[]
}

/**
 * What of it a report tells of a span of time: what was due in it and done, whenever that was; and what was not done of it until `now`, as far as tasks
 * as they are, or were, tell.
 */
export function reportOf(
  parts: ReportParts,
  span: { from: number; until: number },
  now: number,
  timeZone: string,
): Pick<ResidentReport, 'moods' | 'notes' | 'alerts' | 'answers' | 'done' | 'missed'> {
  const alerts = parts.alerts
    .map(toldAlert)
    .toSorted((one, other) => one.times.raisedAt - other.times.raisedAt)
  return {
    moods: parts.moods
      .map(({ type, data, at, byName, isRelative }) => ({ type, data, at, byName, isRelative }))
      .toSorted((one, other) => one.at - other.at),
    notes: parts.notes.toSorted((one, other) => (one.writtenAt ?? one.at) - (other.writtenAt ?? other.at)),
    alerts,
    answers: answersOf(
      alerts.flatMap(({ acknowledgedAt, times }) =>
        acknowledgedAt === null ? [] : [acknowledgedAt - times.raisedAt],
      ),
    ),
    done: doneOf(parts.done.filter(({ dueAt }) => dueAt >= span.from && dueAt < span.until)),
    missed: missedOf(parts, { ...span, until: Math.min(span.until, now) }, timeZone),
  }
}

function answersOf(times: readonly number[]): ResidentReport['answers'] {
  if (times.length === 0) return null
  const known = times.map((ms) => Math.max(0, ms))
  return { count: known.length, medianMs: median(known), mostMs: Math.max(...known) }
}

function doneOf(records: readonly DoneRecord[]): ReportedTask[] {
  const byTask = Map.groupBy(records, ({ taskId }) => taskId)
  return [...byTask].map(([tid, all]) => {
    const { title, at, byName, isRelative } = all.reduce((last, one) => (one.at > last.at ? one : last))
    return { tid, title, count: all.length, at, byName, isRelative }
  })
}
