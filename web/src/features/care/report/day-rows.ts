import type { Trends } from '@vigie/domain/api/trend-calls'
import { dayFigures } from '@vigie/domain/reports/day-figures-told'
import { wordsIn } from '@vigie/domain/reports/telling'
import type { Locale } from '@vigie/domain/text'
import type { ReportRow } from './report-rows.ts'

/** What sensors told of each day as rows, a figure each, oldest first; its amount is left out where it is not known, which the row says. */
export function dayRows(days: Trends['days'], locale: Locale): ReportRow[] {
  const figures = dayFigures(locale)
  const kind = wordsIn(locale).byDay.title
  return days.flatMap((day) =>
    figures.map(({ name, unit, amount, words }) => {
      const known = amount(day)
      const row = { when: day.date, kind, what: unit === null ? name : `${name} (${unit})` }
      return known === null
        ? { ...row, more: words(day) }
        : { ...row, amount: Math.round(known * 1_000) / 1_000 }
    }),
  )
}
