import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { EventWords } from '../events/use-event-words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { reportRows } from './report-rows.ts'

/**
 * Saves a report as a CSV file on the person's device, named by its dates and by nobody. What writes the file comes when somebody asks for one: rejects where
 * it cannot be had.
 */
export async function saveReport(
  report: ResidentReport,
  eventWords: EventWords,
  telling: Telling,
): Promise<void> {
  const { safeCsv, saveCsv } = await import('../../../lib/file/csv.ts')
  const { t } = telling
  const heads = [t('report.when'), t('report.kind'), t('report.what'), t('report.who')]
  saveCsv(
    `${t('report.title')} ${report.from} ${report.to}`,
    safeCsv(heads, reportRows(report, eventWords, telling)),
  )
}
