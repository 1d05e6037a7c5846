import type { Locator, Page } from 'playwright-core'

/** A PDF of one page with nothing on it. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n',
)
/** Chooses a PDF of so many bytes, which is made in the page: Playwright hands over small ones only. */
export const chooseLarge = (page: Page, name: string, size: number) =>
  page.locator('input[type=file]').evaluate(
    (input: HTMLInputElement, [begin, named, bytes]) => {
      const chosen = new DataTransfer()
      chosen.items.add(
        new File([begin, new Uint8Array(bytes - begin.length)], named, { type: 'application/pdf' }),
      )
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [pdf.toString('latin1'), name, size] as const,
  )

/** Drops a file, or a text, on something of the page. */
export const drop = (on: Locator, what: string | { name: string; type: string; text: string }) =>
  on.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer()
    if (typeof dropped === 'string') dataTransfer.setData('text/plain', dropped)
    else dataTransfer.items.add(new File([dropped.text], dropped.name, { type: dropped.type }))
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, what)
