import { localDate } from '@vigie/domain/time/local-time'
import { unparse } from 'papaparse'
import { timeOfDay } from '../../../../../lib/time/words.ts'
import type { JournalEntry } from './entry.ts'

/** The words above the columns. */
export interface Heads {
  when: string
  localTime: string
  who: string
  uid: string
  what: string
  whom: string
  record: string
  fields: string
  address: string
}

/**
 * The default of papaparse lets through what has a line break after its sign: its pattern must match to the end. Some
 * spreadsheets read the signs of Japanese and Chinese keyboards as the others.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** The same after what a spreadsheet of another language takes for the end of a cell: where commas are decimal, semicolons are. */
const formulaFurtherOn = /(?<=[;\t\r\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * Entries as a CSV file (RFC 4180) that spreadsheets open as UTF-8: instants in UTC (ISO 8601), and as a clock of this time zone
 * showed them. A cell that a spreadsheet would take for a formula begins with an apostrophe: names are what people say they are.
 */
export function journalCsv(entries: readonly JournalEntry[], timeZone: string, heads: Heads): string {
  const rows = entries.map(({ at, who, uid, what, whom, recordPath, fields, address }) => [
    new Date(at).toISOString(),
    `${localDate(at, timeZone)} ${timeOfDay(at, timeZone)}`,
    ...[who, uid, what, whom, recordPath, fields.join(', '), address].map((text) =>
      text.replaceAll(formulaFurtherOn, "'"),
    ),
  ])
  const fields = [
    heads.when,
    heads.localTime,
    heads.who,
    heads.uid,
    heads.what,
    heads.whom,
    heads.record,
    heads.fields,
    heads.address,
  ]
  return `\uFEFF${unparse({ fields, data: rows }, { escapeFormulae: formula })}`
}
