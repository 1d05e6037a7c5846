import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says, page by page, with ordinary spaces, and what it says of itself. */
export async function readPdf(file: ArrayBuffer) {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    }),
  )
  const { info } = await pdf.getMetadata()
  // As its types do not say, a Map.
  const marks: unknown = await pdf.getMarkInfo()
  const isTagged = marks instanceof Map && marks.get('Marked') === true
  return { pages, info: new Map(Object.entries(info)), isTagged }
}
