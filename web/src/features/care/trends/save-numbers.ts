import type { Trends } from '@vigie/domain/api/trend-calls'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { fileName } from '../../../lib/file/file-name.ts'
import { dayColumns } from './day-columns.ts'

/**
 * Saves what the table shows as a CSV file on the person's device: its units in the heads, a date that still goes on left out, and nothing in a cell of what is not known. Each
 * row says whose room it is; it names nobody. What writes the file comes when somebody asks for one: rejects where it cannot be had.
 */
export async function saveNumbers(
  days: Trends['days'],
  room: string,
  { t, locale }: { t: TFunction; locale: Locale },
): Promise<void> {
  const { safeCsv, saveCsv } = await import('../../../lib/file/csv.ts')
  const columns = dayColumns(t, locale)
  const heads = columns.map(({ name, unit }) => (unit === null ? name : `${name} (${unit})`))
  const over = days.filter(({ isOver }) => isOver)
  const rows = over.map((day) => [
    room,
    day.date,
    ...columns.map(({ value }) => {
      const known = value(day)
      return known === null ? null : Math.round(known * 1_000) / 1_000
    }),
  ])
  const [first = '', last = ''] = [over[0]?.date, over.at(-1)?.date]
  saveCsv(
    fileName(t('resident.trends'), room, first, last),
    safeCsv([t('trends.room'), t('trends.day'), ...heads], rows, locale),
  )
}
