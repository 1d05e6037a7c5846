import type { CareDocument } from '@vigie/domain/care/document'
import { documentPath, paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { keepDocument, newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { chooseLarge, pdf } from './support/chosen-files.ts'
import { expectNone } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const phone = { viewport: { width: 400, height: 800 } }
const page50 = 50

let home: TestHome
let bid: string
let nurse: Staff
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await addStaff(home)
})

const documents = () => `/establishment/${home.eid}/beneficiary/${bid}/documents`
const placeOf = (fid: string) => ({ eid: home.eid, bid, fid })
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('button', { name: /^Ouvrir / })
const more = (page: Page) => named(page, 'Afficher plus')

/** Puts so many documents there, called by their places: « n0 » was added last, at `latestAt`. */
async function keepMany(count: number, latestAt: number, change: (index: number) => Partial<CareDocument>) {
  const batch = db.bulkWriter()
  for (let index = 0; index < count; index += 1) {
    const said = {
      title: `n${index}`,
      fileName: `n${index}.pdf`,
      size: 10_000 + index,
      at: latestAt - 1_000 * index,
    }
    batch.set(db.doc(documentPath(placeOf(`n${index}`))), newDocument({ ...said, ...change(index) }))
  }
  await batch.close()
}

test('of many documents the latest are listed, and more as one reads on; what others add pushes out nothing that is being read', async () => {
  await keepMany(130, Date.now() - 60_000, () => ({}))
  await keepDocument(placeOf('n49'), 'Dort bien.', {
    title: 'Évaluation',
    contentType: 'text/plain',
    at: Date.now() - 109_000,
  })
  const page = await openAs(browser, nurse, documents(), phone)
  await named(page, 'Ouvrir n0').waitFor()
  await expect.poll(() => rows(page).count()).toBe(page50)
  expect(await rows(page).first().textContent()).toBe('n0')
  expect(await rows(page).last().textContent()).toBe('Évaluation')
  await rows(page).last().click()
  await page.getByRole('dialog').getByText('Dort bien.').waitFor()
  await db.doc(documentPath(placeOf('new'))).set(newDocument({ title: 'Nouveau' }))
  await page
    .getByRole('button', { name: 'Ouvrir Nouveau', includeHidden: true })
    .waitFor({ state: 'attached' })
  await page.getByRole('dialog').getByText('Dort bien.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  expect(await rows(page).count()).toBeGreaterThan(page50)
  for (let shown = 0; await more(page).isVisible(); shown += 1) {
    const before = await rows(page).count()
    await more(page).scrollIntoViewIfNeeded()
    await expect
      .poll(async () => (await rows(page).count()) > before || !(await more(page).isVisible()))
      .toBe(true)
    expect(shown).toBeLessThan(50)
  }
  await expect.poll(() => rows(page).count()).toBe(131)
  expect(await rows(page).last().textContent()).toBe('n129')
  // Live to the last.
  await db.doc(documentPath(placeOf('n129'))).update({ title: 'Tout premier' })
  await named(page, 'Ouvrir Tout premier').waitFor()
  expectNoErrors(page)
})

test('a file is known to be there already beyond what is listed', async () => {
  await keepMany(120, Date.now() - 60_000, (index) =>
    index === 119 ? { fileName: 'lettre.pdf', size: pdf.length } : {},
  )
  const page = await openAs(browser, nurse, documents(), phone)
  await named(page, 'Ouvrir n0').waitFor()
  const letter = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf }
  const other = { ...letter, name: 'autre.pdf' }
  await page.locator('input[type=file]').setInputFiles([letter, other])
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/déjà là/).waitFor()
  await dialog.getByLabel('Titre d’autre.pdf').waitFor()
  await expectNone(dialog.getByLabel('Titre de lettre.pdf'))
  expectNoErrors(page)
})

test('what was sent is over once it has arrived, though so many came after it that the list holds it no more', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/v0/b/**', async (route) => {
    await held
    await route.continue()
  })
  await chooseLarge(page, 'gros.pdf', 300_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect.poll(async () => (await db.collection(paths.documents(home.eid, bid)).get()).size).toBe(1)
  await keepMany(110, Date.now() + 200_000, () => ({}))
  await named(page, 'Ouvrir n0').waitFor()
  letGo()
  await page.getByRole('progressbar', { name: 'Envoi de gros' }).waitFor({ state: 'detached' })
  const [sent] = (await db.collection(paths.documents(home.eid, bid)).where('title', '==', 'gros').get()).docs
  expect(sent?.get('state')).toBe('ready')
  await expectNone(named(page, 'Ouvrir gros'))
  expectNoErrors(page)
})
