import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'

/** Lines of one row, a title and what it is of, begin at most so much above one another, in points. */
const slack = 30
/** Where the margins of a sheet of A4 end, of which the browser writes in them what it says of each sheet, in points from its top. */
const written = { from: 55, to: 842 - 50 }

/**
 * Prints a page, and says which lines lie higher on paper than what is said before them: they lie over it.
 * @param until the title from which on it is not looked at
 */
export async function laidOver(page: Page, until?: string): Promise<{ sheets: number; over: string[] }> {
  const made = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(made) }).promise
  const over: string[] = []
  let lowest = 0
  let before = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const [, , , height = 0] = sheet.view
    const { items } = await sheet.getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      if (item.str === until) return { sheets: number, over }
      const top = height - item.transform[5]
      if (top < written.from || top > written.to) continue
      const place = number * height + top
      if (place < lowest - slack) over.push(`${number}: ${item.str} over ${before}`)
      else if (place > lowest) {
        lowest = place
        before = item.str
      }
    }
  }
  return { sheets: pdf.numPages, over }
}

/** Prints a page, and says which of its sheets hold nothing but what the browser writes in their margins, of how many. */
export async function emptySheets(page: Page): Promise<{ sheets: number; empty: number[] }> {
  const made = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(made) }).promise
  const empty: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const [, , , height = 0] = sheet.view
    const { items } = await sheet.getTextContent()
    const isSaid = items.some((item) => {
      if (!('str' in item) || item.str.trim() === '') return false
      const top = height - item.transform[5]
      return top >= written.from && top <= written.to
    })
    if (!isSaid) empty.push(number)
  }
  return { sheets: pdf.numPages, empty }
}
