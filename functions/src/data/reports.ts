import type { DocumentReference } from '@google-cloud/firestore'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import {
  type AskedReport,
  askedJob,
  isSameAsked,
  mostReportsAwaited,
  mostReportsOfDay,
  type ReportJob,
  reportGivenUpMs,
  reportJobSchema,
} from '@vigie/domain/reports/report-job'
import { reportOfPath, reportPaths } from '@vigie/domain/reports/report-paths'
import { expireAt, keptMs } from '@vigie/domain/retention'
import { z } from 'zod'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { readRight } from './in-the-name-of.ts'
import { inTransaction } from './in-transaction.ts'
import { msUntilAnother } from './ms-until-another.ts'
import { readDocument } from './read-document.ts'

/** Which report of which home. */
export const reportPlaceSchema = z.object({ eid: idSchema, rid: idSchema })
export type ReportPlace = z.infer<typeof reportPlaceSchema>

const at = ({ eid, rid }: ReportPlace): DocumentReference => firestore().doc(reportPaths.one(eid, rid))

/** The states in which somebody waits for it. */
const awaited: readonly ReportJob['state'][] = ['waiting', 'making']

/**
 * Notes that somebody asks for a report, which `makeReport` takes up; the same again, under the same id, changes nothing. Answers how it
 * stands, or why it is not asked for. `now` is epoch milliseconds.
 */
export async function askForReport(
  place: ReportPlace,
  asked: AskedReport,
  by: { uid: string; name: string },
  now: number,
): Promise<
  | Pick<ReportJob, 'state'>
  | { why: 'beneficiaryNotFound' | 'establishmentNotFound' | 'reportExists' | 'tooManyReports' }
  | { why: 'tooManyReportsOfDay'; waitMs: number }
> {
  const db = firestore()
  const { eid } = place
  const { beneficiaryId } = asked
  const about = db.doc(
    beneficiaryId === null ? paths.establishment(eid) : paths.beneficiary(eid, beneficiaryId),
  )
  const theirs = db.collectionGroup(reportPaths.group).where('by', '==', by.uid).where('state', 'in', awaited)
  // Beside the transaction, which would have to wait for each of them that is being made: two at a time are let through, so that it may be one more.
  const waitMs = await msUntilAnother(
    { group: reportPaths.group, at: 'askedAt' },
    by.uid,
    { most: mostReportsOfDay.reports, ms: mostReportsOfDay.ms },
    now,
  )
  return inTransaction(async (transaction) => {
    const [stored, subject] = await transaction.getAll(at(place), about)
    const known = stored ? readDocument(reportJobSchema, stored) : null
    if (known !== null)
      return isSameAsked(known, asked, by.uid) ? { state: known.state } : { why: 'reportExists' as const }
    if (!subject?.exists)
      return {
        why: beneficiaryId === null ? ('establishmentNotFound' as const) : ('beneficiaryNotFound' as const),
      }
    if (waitMs > 0) return { why: 'tooManyReportsOfDay' as const, waitMs }
    const waiting = await transaction.get(theirs.limit(mostReportsAwaited))
    if (waiting.size >= mostReportsAwaited) return { why: 'tooManyReports' as const }
    const job = askedJob(asked, by, now)
    transaction.create(at(place), { ...job, expireAt: expireAt('reports', now) })
    addAudit(transaction, {
      ...{ uid: by.uid, action: 'report.make', path: at(place).path, establishmentId: eid, at: now },
      ...(beneficiaryId !== null && { beneficiaryIds: [beneficiaryId] }),
    })
    return { state: job.state }
  })
}

/** A report as it stands, or null where there is none. One read. */
export async function readReportJob(place: ReportPlace): Promise<ReportJob | null> {
  return readDocument(reportJobSchema, await readRight(at(place)))
}

/** Begins to make a report that waits; null where it does not: it is being made already, or was. */
export const beginReport = (place: ReportPlace, now: number): Promise<ReportJob | null> =>
  change(place, ['waiting'], { state: 'making', since: now })

/** Says what became of a report that was under way; null where it is not any more. */
export const endReport = (
  place: ReportPlace,
  outcome: Pick<ReportJob, 'madeAt' | 'size' | 'notes'> | { why: NonNullable<ReportJob['why']> },
  now: number,
): Promise<ReportJob | null> =>
  change(place, awaited, {
    ...('why' in outcome ? { state: 'failed' as const } : { state: 'ready' as const }),
    ...outcome,
    since: now,
  })

function change(
  place: ReportPlace,
  from: readonly ReportJob['state'][],
  to: Partial<ReportJob>,
): Promise<ReportJob | null> {
  return firestore().runTransaction(async (transaction) => {
    const job = readDocument(reportJobSchema, await transaction.get(at(place)))
    if (job === null || !from.includes(job.state)) return null
    transaction.update(at(place), to)
    return { ...job, ...to }
  })
}

/** So many are taken up at a look of the sweep. */
const pageSize = 100

const placesOf = async (query: FirebaseFirestore.Query): Promise<ReportPlace[]> =>
  (await query.select().limit(pageSize).get()).docs.flatMap(({ ref }) => reportOfPath(ref.path) ?? [])

/** Reports that nothing was heard of for too long, in any home. */
export const givenUpReports = (now: number): Promise<ReportPlace[]> =>
  placesOf(
    firestore()
      .collectionGroup(reportPaths.group)
      .where('state', 'in', awaited)
      .where('since', '<=', now - reportGivenUpMs),
  )

/** Reports that are kept no longer. */
export const reportsOver = (now: number): Promise<ReportPlace[]> =>
  placesOf(
    firestore()
      .collectionGroup(reportPaths.group)
      .where('askedAt', '<=', now - keptMs.reports),
  )

/** Forgets a report. */
export async function forgetReport(place: ReportPlace): Promise<void> {
  await at(place).delete()
}

/** Which of these reports there are, by path. One read each. */
export async function knownReports(places: readonly ReportPlace[]): Promise<ReadonlySet<string>> {
  if (places.length === 0) return new Set()
  const found = await firestore().getAll(...places.map(at), { fieldMask: [] })
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path))
}

/** What a home is called, and its clock; null where there is no such home. One read. */
export async function readHomeOfReport(eid: string): Promise<{ name: string; timeZone: string } | null> {
  const stored = await firestore().doc(paths.establishment(eid)).get()
  return readDocument(establishmentSchema.pick({ name: true, timeZone: true }), stored)
}
