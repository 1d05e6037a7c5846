import { unparse } from 'papaparse'
import type { JournalEntry } from './entry.ts'

/** The words above the columns. */
export interface Heads {
  when: string
  who: string
  what: string
  whom: string
  fields: string
  address: string
}

/** The default of papaparse lets through what has a line break after its sign: its pattern must match to the end. */
const formula = /^[=+\-@\t\r]/

/**
 * Entries as a CSV file (RFC 4180) that spreadsheets open as UTF-8. Instants are written in UTC (ISO 8601). A cell that a
 * spreadsheet would take for a formula begins with an apostrophe: names are what people say they are.
 */
export function journalCsv(entries: readonly JournalEntry[], heads: Heads): string {
  const rows = entries.map(({ at, who, what, whom, fields, address }) => [
    new Date(at).toISOString(),
    who,
    what,
    whom,
    fields.join(' '),
    address,
  ])
  const fields = [heads.when, heads.who, heads.what, heads.whom, heads.fields, heads.address]
  return `\uFEFF${unparse({ fields, data: rows }, { escapeFormulae: formula })}`
}
