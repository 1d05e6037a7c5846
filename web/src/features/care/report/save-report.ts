import type { Trends } from '@vigie/domain/api/trend-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { Outline } from '@vigie/domain/reports/outline'
import { fileName } from '../../../lib/file/file-name.ts'
import { zoneName } from '../../../lib/time/zone-name.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { dayRows } from './day-rows.ts'
import { type ReportRow, reportRows } from './report-rows.ts'
import { summaryRows } from './report-summary.ts'

const columns = [
  'when',
  'kind',
  'what',
  'amount',
  'times',
  'who',
  'takenAfter',
  'outcome',
  'resolvedBy',
  'more',
] as const satisfies readonly (keyof ReportRow)[]

/**
 * Saves a report as a CSV file on the person's device, each row with whose it is; its name says the room and the dates, and nobody
 * (docs/adr/0131-a-report-is-made-when-asked-for.md). What writes the file comes when somebody asks for one: rejects where it cannot be had.
 */
export async function saveReport(
  report: ResidentReport,
  trends: Trends,
  { outline, telling }: { outline: Outline; telling: Telling },
): Promise<void> {
  const { safeCsv, saveCsv } = await import('../../../lib/file/csv.ts')
  const { t, locale, timeZone } = telling
  const { resident, from, to } = report
  const name = resident.isArchived ? t('archiving.named', { name: resident.name }) : resident.name
  const headOf = (column: (typeof columns)[number]) =>
    column === 'when' ? t('report.when', { timeZone: zoneName(timeZone, locale) }) : t(`report.${column}`)
  const rows = [
    ...summaryRows(report, outline, telling),
    ...reportRows(report, telling),
    ...dayRows(trends.days, locale),
  ]
  saveCsv(
    fileName(t('report.title'), resident.room, from, to),
    safeCsv(
      [t('report.room'), t('report.resident'), ...columns.map(headOf)],
      rows.map((row) => [resident.room, name, ...columns.map((column) => row[column] ?? null)]),
      locale,
    ),
  )
}
