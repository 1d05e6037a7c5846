import { buffer } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'

/** Presses what saves a picture: its name, and how wide and high it is as a PNG (its header is that of the specification, ISO/IEC 15948). */
export async function savedPicture(
  button: Locator,
): Promise<{ name: string; bytes: Buffer; width: number; height: number }> {
  const saving = button.page().waitForEvent('download')
  await button.click()
  const download = await saving
  const bytes = await buffer(await download.createReadStream())
  if (bytes.subarray(1, 4).toString() !== 'PNG') throw new Error('It is no PNG')
  return {
    name: download.suggestedFilename(),
    bytes,
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}
