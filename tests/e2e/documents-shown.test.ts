import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { keepDocument } from '../support/documents.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let bid: string
let attendant: Staff
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  attendant = await addStaff(home)
})

const keep = (fileName: string, title: string, contentType: string, bytes: Uint8Array<ArrayBuffer>) =>
  keepDocument({ eid: home.eid, bid, fid: 'kept' }, bytes, {
    title,
    fileName,
    contentType,
    size: bytes.length,
  })
const openDocuments = () =>
  openAs(browser, attendant, `/establishment/${home.eid}/beneficiary/${bid}/documents`, {
    viewport: { width: 400, height: 800 },
  })

test('a picture is shown as large as a phone has room for, under its title, and is gone once it is closed', async () => {
  const drawn = new Uint8Array(
    await readFile(new URL('../../emulators/src/seed/files/plan-fr.png', import.meta.url)),
  )
  await keep('plan.png', 'Plan de l’étage', 'image/png', drawn)
  const page = await openDocuments()
  await page.getByRole('button', { name: 'Ouvrir Plan de l’étage' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Plan de l’étage' })
  await picture.waitFor()
  const { natural, shown, fits } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { left, right } = image.getBoundingClientRect()
    return {
      natural: image.naturalWidth,
      shown: right - left,
      fits: left >= 0 && right <= innerWidth,
    }
  })
  // The very pixels that were kept: how wide a PNG is stands behind its first 16 bytes.
  expect(natural).toBe(new DataView(drawn.buffer, drawn.byteOffset).getUint32(16))
  expect([shown > 200, fits]).toEqual([true, true])
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await picture.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('a picture that cannot be drawn is said not to be shown here, and can be saved all the same', async () => {
  await keep('radio.jpg', 'Radiographie', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))
  const page = await openDocuments()
  await page.getByRole('button', { name: 'Ouvrir Radiographie' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^Ce document ne peut être montré ici/)
    .waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Télécharger' }).click()
  expect((await saved).suggestedFilename()).toBe('radio.jpg')
  expectNoErrors(page)
})
