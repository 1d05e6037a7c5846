import { mayMake, type ReportJob } from '@vigie/domain/reports/report-job'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import * as logger from 'firebase-functions/logger'
import { askedBy } from '../data/asker.ts'
import { deleteFile, replaceFile } from '../data/files.ts'
import { beginReport, endReport, type ReportPlace, reportPlaceSchema } from '../data/reports.ts'
import { accessNow } from './access-now.ts'
import { fileOfHome } from './file-of-home.ts'
import { fileOfResident } from './file-of-resident.ts'

/** A report as a file, and what is to be known of it; or why there is none. */
export type MadeFile =
  | { bytes: Buffer; madeAt: number; notes: string }
  | { why: NonNullable<ReportJob['why']> }

/**
 * Makes a report that was just asked for, in the name and by the rights of whoever asked, which are asked again once it is made: a right may go
 * meanwhile. The same event again makes nothing more. What fails is said in the record, for whoever waits to try again; it rejects where not
 * even that could be.
 */
export async function makeReport(params: unknown): Promise<void> {
  const place = reportPlaceSchema.parse(params)
  const job = await beginReport(place, Date.now())
  if (job === null) return
  const path = reportPaths.one(place.eid, place.rid)
  try {
    const asker = { uid: job.by, name: job.byName, address: null }
    const made = await askedBy(asker, () => fileOf(place, job))
    if (!('why' in made)) await replaceFile(path, made.bytes, 'application/pdf')
    const outcome = (await isStillTheirs(place, job)) ? outcomeOf(made) : { why: 'rightLost' as const }
    const ended = await endReport(place, outcome, Date.now())
    // Given up, deleted or refused meanwhile: its bytes are nobody's.
    if (ended?.state !== 'ready') await deleteFile(path)
  } catch (error) {
    logger.error(error)
    await endReport(place, { why: 'fault' }, Date.now())
    await deleteFile(path)
  }
}

const isStillTheirs = async ({ eid }: ReportPlace, job: ReportJob): Promise<boolean> =>
  mayMake(await accessNow(eid, job.by), job)

async function fileOf({ eid }: ReportPlace, job: ReportJob): Promise<MadeFile> {
  const access = await accessNow(eid, job.by)
  if (!mayMake(access, job)) return { why: 'rightLost' }
  return job.kind === 'home' ? fileOfHome(eid, job) : fileOfResident(eid, access.person, job)
}

const outcomeOf = (made: MadeFile): Parameters<typeof endReport>[1] =>
  'why' in made ? made : { madeAt: made.madeAt, size: made.bytes.length, notes: made.notes }
