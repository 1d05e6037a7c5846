import type { Locale } from '@vigie/domain/text'
import { unparse } from 'papaparse'
import { saveFile } from './save-file.ts'

/**
 * The default of papaparse lets through what has a line break after its sign: its pattern must match to the end. Some
 * spreadsheets read the signs of Japanese and Chinese keyboards as the others. A reading below zero is a number.
 */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * What ends a cell, and what stands before decimals, where a spreadsheet is in this language, as in Canada; and what would begin a formula after what one of
 * another language takes for the end of a cell. Quotes between are none to it: in the file each stands twice, which is an empty text before what follows.
 * What would begin it is looked for first, and only from there back over blanks: the other way round a note of blanks alone is walked through once from
 * each of them, and the page stands still.
 */
const marks: Readonly<Record<Locale, { delimiter: string; decimal: string; formulaFurtherOn: RegExp }>> = {
  fr: {
    ...{ delimiter: ';', decimal: ',' },
    formulaFurtherOn: /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=[,;\t\r\n][\s"]*)/g,
  },
  en: {
    ...{ delimiter: ',', decimal: '.' },
    formulaFurtherOn: /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=[;\t\r\n][\s"]*)/g,
  },
}

/** Null: it is not known. */
export type Cell = string | number | null

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets of this language open as UTF-8: in French cells end with semicolons, and decimals stand
 * after a comma (docs/adr/0127-a-csv-file-is-for-its-language.md). A text that a spreadsheet would take for a formula begins with an apostrophe: names are what people say they are.
 */
export function safeCsv(
  fields: readonly string[],
  rows: readonly (readonly Cell[])[],
  locale: Locale,
): string {
  const { delimiter, decimal, formulaFurtherOn } = marks[locale]
  const written = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    return cell.replaceAll(formulaFurtherOn, "'")
  }
  const data = rows.map((row) => row.map(written))
  return `\uFEFF${unparse({ fields: [...fields], data }, { delimiter, escapeFormulae: formula })}`
}

/** Saves a CSV file on the person's device, under this name without its ending. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv' }))
