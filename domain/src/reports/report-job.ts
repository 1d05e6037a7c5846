import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { type Access, can, residentsReadBy } from '../people/permissions.ts'
import { keptMs } from '../retention.ts'
import { localeSchema } from '../text.ts'

/** What a report is about: a resident over a period, or a home over a month. */
export const reportKinds = ['resident', 'home'] as const

/**
 * Why no file came of a report: whoever asked for it may not read it any more; whom it is about is not there any more; it was under way for
 * too long; something failed, which the log tells of.
 */
export const reportFaults = ['rightLost', 'notThere', 'tookTooLong', 'fault'] as const

/**
 * `establishments/{eid}/reports/{rid}`: a report that somebody has made as a PDF, which they alone read, as long as they may
 * (docs/adr/0136-a-pdf-is-made-in-the-background.md). It names nobody but who made it.
 */
export const reportJobSchema = z.object({
  kind: z.enum(reportKinds),
  /** The resident; null: it is about the home. */
  beneficiaryId: idSchema.nullable(),
  /** The dates that it tells of, on the home's clock. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The language of whoever reads it. */
  locale: localeSchema,
  by: idSchema,
  /** What they were called when they asked. */
  byName: z.string().max(120),
  askedAt: instantSchema,
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Since when it is in that state. */
  since: instantSchema,
  /** Why it failed; null: it has not. */
  why: z.enum(reportFaults).nullable(),
  /** As of when it tells; null until it is ready, as the others below. */
  madeAt: instantSchema.nullable(),
  /** How long the file is, in bytes. */
  size: z.int().min(0).nullable(),
  /** By which it is known whether the notes in it are still those that may be read; empty where there are none to be. */
  notes: z.string().max(64).nullable(),
})
export type ReportJob = z.infer<typeof reportJobSchema>

/** What somebody asks for. */
export type AskedReport = Pick<ReportJob, 'kind' | 'beneficiaryId' | 'from' | 'to' | 'locale'>

/** So many reports that are not ready may one person wait for at a time, of whichever homes: others wait behind them. */
export const mostReportsAwaited = 2

/**
 * So many may one person have made within a day, of whichever homes: each takes seconds of a server, and is a copy of a record that lies somewhere for a week. It is one for
 * each resident of a home of a hundred, as before a round of family meetings; whoever takes more takes copies for something else.
 */
export const mostReportsOfDay = { reports: 100, ms: 24 * 3_600_000 } as const

/** A report that nothing was heard of for so long is not being made any more, in milliseconds: twice what its function may take. */
export const reportGivenUpMs = 10 * 60_000

/** A report as it is asked for. `now` is epoch milliseconds. */
export const askedJob = (asked: AskedReport, by: { uid: string; name: string }, now: number): ReportJob => ({
  ...asked,
  ...{ by: by.uid, byName: by.name, askedAt: now, state: 'waiting', since: now },
  ...{ why: null, madeAt: null, size: null, notes: null },
})

/** Whether this is what somebody asks for again, as where an answer was lost. */
export const isSameAsked = (job: ReportJob, asked: AskedReport, uid: string): boolean =>
  job.by === uid &&
  (['kind', 'beneficiaryId', 'from', 'to', 'locale'] as const).every((field) => job[field] === asked[field])

/** Whether its file may still be read at an instant. */
export const isKept = ({ askedAt }: Pick<ReportJob, 'askedAt'>, now: number): boolean =>
  now < askedAt + keptMs.reports

const told = ['days', 'moods', 'notes', 'tasks', 'alerts'] as const

/**
 * Whether somebody may have a report about a resident: staff who may read all that it tells, for who did what, and left what undone, is not for
 * relatives. Of private notes each is asked for itself.
 */
export const mayReportOn = (access: Access, beneficiaryId: string): boolean =>
  residentsReadBy(access) === 'all' && told.every((one) => can(access, 'read', one, { beneficiaryId }))

/** Whether somebody may have a report made. */
export const mayMake = (
  access: Access,
  { kind, beneficiaryId }: Pick<ReportJob, 'kind' | 'beneficiaryId'>,
): boolean =>
  kind === 'home'
    ? can(access, 'make', 'homeReports')
    : beneficiaryId !== null && can(access, 'make', 'madeReports') && mayReportOn(access, beneficiaryId)

/** Whether somebody may read a report that was made: whoever had it made, as long as they might have it made again. */
export const mayReadMade = (access: Access, job: Pick<ReportJob, 'kind' | 'beneficiaryId' | 'by'>): boolean =>
  can(access, 'read', job.kind === 'home' ? 'homeReports' : 'madeReports', { by: job.by }) &&
  mayMake(access, job)
