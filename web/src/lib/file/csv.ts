import { unparse } from 'papaparse'

/**
 * The default of papaparse lets through what has a line break after its sign: its pattern must match to the end. Some
 * spreadsheets read the signs of Japanese and Chinese keyboards as the others. A reading below zero is a number.
 */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The same after what a spreadsheet of another language takes for the end of a cell: where commas are decimal, semicolons are. Quotes between are none
 * to it: in the file each stands twice, which is an empty text before what follows.
 */
const formulaFurtherOn = /(?<=[;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. A cell that a spreadsheet would take for a formula begins with an
 * apostrophe: names are what people say they are.
 */
export function safeCsv(fields: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((row) => row.map((text) => text.replaceAll(formulaFurtherOn, "'")))
  return `\uFEFF${unparse({ fields: [...fields], data }, { escapeFormulae: formula })}`
}

/** Saves a CSV file on the person's device, under this name without its ending. */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
