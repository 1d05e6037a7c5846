import type { Person } from '@vigie/domain/people/permissions'
import { isKept, mayReadMade, type ReportJob } from '@vigie/domain/reports/report-job'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { wordsIn } from '@vigie/domain/reports/telling'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { readMember } from '../data/members.ts'
import { recordMonthOpened, recordOpened } from '../data/opened-records.ts'
import { readBeneficiary } from '../data/read-beneficiary.ts'
import { type ReportPlace, readHomeOfReport, readReportJob } from '../data/reports.ts'
import { marksNow } from './notes-mark.ts'

/** Whether a person may read a report that was made; of one that is not there they learn as much as of another's. */
export async function mayReadReport(place: ReportPlace, person: Person): Promise<boolean> {
  const [job, membership] = await Promise.all([readReportJob(place), readMember(place.eid, person.uid)])
  return job !== null && mayReadMade({ person, membership }, job)
}

/**
 * Where the file of a report is that a person may read, and what it is called where it is saved: after the room, or the home, and the dates, never the
 * resident. Null where it is not ready, or over. What it tells is held against what they may read by now: where a note was deleted since, or
 * became private or another's, it is to be made again. That they read the record, or the month, is noted, once a day.
 */
export async function findReport(
  place: ReportPlace,
  person: Person,
  now: number,
): Promise<{ path: string; fileName: string } | { why: 'reportOutdated' } | null> {
  const { eid, rid } = place
  const job = await readReportJob(place)
  if (job?.state !== 'ready' || !isKept(job, now)) return null
  const path = reportPaths.one(eid, rid)
  const home = await readHomeOfReport(eid)
  if (home === null) return null
  if (job.beneficiaryId === null) {
    const month = monthOfDate(job.from)
    await recordMonthOpened({ eid, month, uid: person.uid }, home.timeZone, now)
    return { path, fileName: nameOf(job, home.name) }
  }
  const bid = job.beneficiaryId
  const [resident, membership] = await Promise.all([
    readBeneficiary({ eid, bid }, () => true),
    readMember(eid, person.uid),
  ])
  if ('why' in resident) return null
  const notes = await marksNow({ eid, bid }, { person, membership }, job, home.timeZone)
  if (notes !== job.notes) return { why: 'reportOutdated' }
  await recordOpened({ eid, bid, uid: person.uid }, now)
  return { path, fileName: nameOf(job, resident.room.trim()) }
}

const nameOf = ({ kind, from, to, locale }: ReportJob, whose: string): string => {
  const words = wordsIn(locale)
  const parts = kind === 'home' ? [words.home.title, whose, from.slice(0, 7)] : [words.title, whose, from, to]
  return `${parts.filter((part) => part !== '').join(' ')}.pdf`
}
