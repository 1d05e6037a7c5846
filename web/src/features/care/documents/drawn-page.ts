import type { PDFPageProxy } from 'pdfjs-dist'

/** A page is drawn as sharp as most screens are, and no sharper: a canvas of a phone's memory is small. */
const sharpness = 1.5

/** Draws a page of a PDF; whether all of it could be: a picture that could not be decoded leaves white paper, and nothing else tells. */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<boolean> {
  const viewport = page.getViewport({ scale: sharpness })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
  const decoded = [...page.objs, ...page.commonObjs] as [id: string, data: unknown][]
  return decoded.every(([id, data]) => data !== null || !isPicture.test(id))
}

/** How pdf.js calls the pictures of a page, and those of several. */
const isPicture = /(?:^|_)(?:img|mask)_/

/** The text of a page of a PDF as it is read out, line by line; empty where it is a picture of a text. */
export async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim()
}
