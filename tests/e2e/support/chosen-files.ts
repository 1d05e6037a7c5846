import type { Locator, Page } from 'playwright-core'

/** A PDF of one page with nothing on it. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n',
)

const stream = (about: string, bytes: Buffer | string) =>
  `<<${about}/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream`

/** A PDF of one page: a scan, packed as `filter` says, above a line of text. */
export function scan(filter: string, bytes: Buffer): Buffer<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>/Font<</F 6 0 R>>>>>>',
    stream('', 'q 200 0 0 80 0 20 cm /I Do Q BT /F 9 Tf 9 6 Td (Une par jour) Tj ET'),
    stream(
      `/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/${filter}`,
      bytes,
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const written = objects.map((one, at) => `${at + 1} 0 obj${one}endobj\n`)
  return Buffer.from(`%PDF-1.4\n${written.join('')}trailer<</Root 1 0 R>>\n`, 'latin1')
}

/** A faxed page of 64 dots by 64, its left half black: its first line says so, and every next one that it is the same (ITU-T T.6). */
const faxedBits = `${`001${'00110101'}${'000001101010'}1`}${'111'.repeat(63)}${'000000000001'.repeat(2)}`
export const fax = scan(
  'CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 64>>',
  Buffer.from((faxedBits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))),
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
