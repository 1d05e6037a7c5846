import { homeOutline } from '@vigie/domain/reports/home-outline'
import type { ReportJob } from '@vigie/domain/reports/report-job'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { readHomeOfReport } from '../data/reports.ts'
import type { MadeFile } from './make-report.ts'
import { monthOfHome } from './month-of-home.ts'
import { reportPdf } from './report-pdf.ts'

/** The report of a month of a home as a file. That its maker read it is noted. */
export async function fileOfHome(eid: string, { from, locale, by, byName }: ReportJob): Promise<MadeFile> {
  const now = Date.now()
  const [home, report] = await Promise.all([
    readHomeOfReport(eid),
    monthOfHome({ eid, month: monthOfDate(from), uid: by }, now),
  ])
  if (home === null || 'why' in report) return { why: 'notThere' }
  const { name, timeZone } = home
  const outline = homeOutline(report, { home: name, name: byName }, { locale, timeZone })
  const bytes = await reportPdf(outline, { locale, at: now, author: byName })
  return { bytes, madeAt: now, notes: '' }
}
