import type { HomeMonth } from '@vigie/domain/reports/home-month'
import { homeRows } from '@vigie/domain/reports/home-rows'
import type { Outline } from '@vigie/domain/reports/outline'
import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'
import { fileName } from '../../../../lib/file/file-name.ts'

/**
 * Saves the report of a month as a CSV file on the person's device, a figure in each row; what is not known is an empty cell. What writes the
 * file comes when somebody asks for one: rejects where it cannot be had.
 */
export async function saveMonth(report: HomeMonth, outline: Outline, locale: Locale): Promise<void> {
  const { safeCsv, saveCsv } = await import('../../../../lib/file/csv.ts')
  const { home, title, madeBy, remarks, warnings } = outline
  const heads = (['home', 'monthOf', 'kind', 'what', 'amount', 'unit'] as const).map((name) =>
    i18next.t(`report.${name}`),
  )
  const said = [madeBy, ...remarks, ...warnings].map((what) => [home, report.month, title, what, null, ''])
  const rows = homeRows(report, locale).map(({ part, what, amount, unit }) => [
    ...[home, report.month, part, what],
    ...[amount, unit],
  ])
  saveCsv(fileName(title, home, report.month), safeCsv(heads, [...said, ...rows], locale))
}
