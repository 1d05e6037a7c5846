import type { Person } from '@vigie/domain/people/permissions'
import type { ReportJob } from '@vigie/domain/reports/report-job'
import { residentOutline } from '@vigie/domain/reports/resident-outline'
import { recordOpened } from '../data/opened-records.ts'
import { readHomeOfReport } from '../data/reports.ts'
import { trendsOf } from '../trends/trends-of.ts'
import type { MadeFile } from './make-report.ts'
import { markOf } from './notes-mark.ts'
import { reportOfResident } from './report-of-resident.ts'
import { reportPdf } from './report-pdf.ts'

/** The report of a resident as a file, as a person may read it. That they opened the record is noted. */
export async function fileOfResident(
  eid: string,
  person: Person,
  { beneficiaryId, from, to, locale, byName }: ReportJob,
): Promise<MadeFile> {
  const now = Date.now()
  const place = { eid, bid: beneficiaryId ?? '' }
  const period = { kind: 'custom', from, to } as const
  const [home, report, trends] = await Promise.all([
    readHomeOfReport(eid),
    reportOfResident(place, person, period, now),
    trendsOf(place, period, now),
    recordOpened({ ...place, uid: person.uid }, now),
  ])
  if (home === null || 'why' in report || 'why' in trends) return { why: 'notThere' }
  const { name, timeZone } = home
  const outline = residentOutline(report, trends, { home: name, name: byName }, { locale, timeZone })
  const bytes = await reportPdf(outline, { locale, at: now, author: byName })
  return { bytes, madeAt: now, notes: markOf(report.notes) }
}
