import { text as textIn } from 'node:stream/consumers'
import { maxDocumentBytes } from '@vigie/domain/constants'
import { documentPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { keepDocument, newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { chooseLarge, drop, fax, pdf, scan } from './support/chosen-files.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const phone = { viewport: { width: 400, height: 800 }, acceptDownloads: true }

let home: TestHome
let bid: string
let nurse: Staff
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
})

const documents = () => `/establishment/${home.eid}/beneficiary/${bid}/documents`
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const text = {
  name: 'Évaluation d’été.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Dort bien. Été à Québec.'),
}

test('a nurse adds documents on her phone: a colleague sees, reads, renames, saves and deletes them', async () => {
  const colleague = await addStaff(home, { name: 'Priya Sharma', locale: 'en' })
  const [hers, theirs] = await Promise.all([
    openAs(browser, nurse, documents(), phone),
    openAs(browser, colleague, documents(), phone),
  ])
  await hers.getByText('Aucun document pour l’instant').waitFor()
  await choose(
    hers,
    text,
    { name: 'ordonnance.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ'.padEnd(200)) },
  )
  const dialog = hers.getByRole('dialog')
  await dialog.getByText('Ce type de fichier n’est pas accepté.').waitFor()
  await dialog.getByLabel('Titre d’ordonnance.pdf').fill('')
  await send(hers)
  await dialog.getByText('Donnez un titre.').waitFor()
  await dialog.getByLabel('Titre d’ordonnance.pdf').fill('Ordonnance de novembre')
  await send(hers)
  await hers.getByText('Refusé : le contenu n’est pas ce que dit le nom du fichier.').waitFor()

  // Once nothing above it changes any more.
  await theirs.getByText('Refused: what it holds is not what the name of the file says.').waitFor()
  await named(theirs, 'Open Ordonnance de novembre').waitFor()
  await named(theirs, 'Open Évaluation d’été').click()
  await theirs.getByRole('dialog').getByText('Dort bien. Été à Québec.').waitFor()
  const saved = theirs.waitForEvent('download')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Évaluation d’été.txt')
  expect(await textIn(await file.createReadStream())).toBe('Dort bien. Été à Québec.')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await named(theirs, 'Open Ordonnance de novembre').click()
  await theirs.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await named(theirs, 'Rename Évaluation d’été').click()
  await theirs.getByRole('dialog').getByRole('textbox').fill('Évaluation')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await named(hers, 'Ouvrir Évaluation')
    .and(hers.getByText(/^Évaluation$/))
    .waitFor()
  await hers.getByText(/^Renommé par Priya Sharma · /).waitFor()
  await theirs.getByText(/^Renamed by Priya Sharma · /).waitFor()
  await named(theirs, 'Delete Évaluation').click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await named(hers, 'Ouvrir Évaluation').waitFor({ state: 'detached' })
  for (const page of [hers, theirs]) expectNoErrors(page)
})

test('a faxed page is drawn, its text is read out, and a scan that cannot be drawn is said not to be', async () => {
  const kept = (fid: string, title: string, bytes: Buffer<ArrayBuffer>) =>
    keepDocument({ eid: home.eid, bid, fid }, bytes, { title, contentType: 'application/pdf' })
  await Promise.all([
    kept('fax', 'Ordonnance', fax),
    kept('torn', 'Radiographie', scan('JPXDecode', Buffer.from('no picture'))),
  ])
  const page = await openAs(browser, nurse, documents(), phone)
  const dialog = page.getByRole('dialog')
  await named(page, 'Ouvrir Ordonnance').click()
  await dialog.getByText('Une par jour').waitFor()
  const dark = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      return (
        (data ?? []).filter((value, at) => at % 4 === 0 && value < 64).length / canvas.width / canvas.height
      )
    })
  await expect.poll(dark).toBeGreaterThan(0.3)
  await expectNone(dialog.getByText(/ne peut pas être affichée ici/))
  expectNoErrors(page)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await named(page, 'Ouvrir Radiographie').click()
  await dialog.getByText(/^Une partie de la page 1 ne peut pas être affichée ici/).waitFor()
})

test('Back closes the preview of a document and leaves one among the documents; what was closed by its button is not gone through again', async () => {
  await keepDocument({ eid: home.eid, bid, fid: 'order' }, text.buffer, {
    title: 'Ordonnance',
    contentType: 'text/plain',
  })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/details`, phone)
  await page.getByRole('tab', { name: 'Documents' }).click()
  const preview = page.getByRole('dialog', { name: 'Ordonnance' })
  const look = async () => {
    await named(page, 'Ouvrir Ordonnance').click()
    await preview.getByText('Dort bien. Été à Québec.').waitFor()
  }
  await look()
  await page.goBack()
  await preview.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Documents', selected: true }).waitFor()
  await look()
  await preview.getByRole('button', { name: 'Fermer' }).click()
  await preview.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('tab', { name: 'Détails', selected: true }).waitFor()
  expectNoErrors(page)
})

test('a title that is being typed of a document which a colleague deletes stays until it is given up, which says why', async () => {
  await keepDocument({ eid: home.eid, bid, fid: 'order' }, 'Une goutte', { contentType: 'text/plain' })
  const page = await openAs(browser, nurse, documents(), phone)
  await page.getByRole('button', { name: /^Renommer/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Gouttes du soir')
  await db.doc(documentPath({ eid: home.eid, bid, fid: 'order' })).delete()
  await page.getByText('Aucun document pour l’instant').waitFor({ state: 'attached' })
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Gouttes du soir')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText(/Ce document n’existe pas/).waitFor()
})

test('while it is answered that a document is renamed, its window says nothing of another title, and keeps its size', async () => {
  await keepDocument({ eid: home.eid, bid, fid: 'letter' }, 'Une goutte', {
    ...{
      title: 'Lettre',
      fileName: 'lettre.txt',
      contentType: 'text/plain',
      by: nurse.uid,
      byName: nurse.name,
    },
  })
  const page = await openAs(browser, nurse, documents(), { viewport: { width: 1280, height: 860 } })
  const answered = Promise.withResolvers<void>()
  await page.route(/\/api\/.*\/file\/letter/, async (route) => {
    const response = await route.fetch()
    await answered.promise
    await route.fulfill({ response })
  })
  await named(page, 'Renommer Lettre').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ordonnance')
  const height = () => dialog.evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByRole('button', { name: 'Enregistrement…' }).waitFor()
  // The list behind it has heard of it.
  await page.locator('li').filter({ hasText: 'Ordonnance' }).waitFor()
  await whenHeard(page)
  expect(await dialog.getByRole('status').allTextContents()).not.toContainEqual(
    expect.stringContaining('Ordonnance'),
  )
  expect(await height()).toBe(before)
  answered.resolve()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Document renommé : Ordonnance').waitFor()
  expectNoErrors(page)
})

test('a file that is there already, or was chosen twice, is left out, which is said, unless it is asked for once more', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  const letter = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf }
  await choose(page, letter, letter)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/déjà là/).waitFor()
  expect(await dialog.getByLabel('Titre de lettre.pdf').count()).toBe(1)
  await send(page)
  await named(page, 'Ouvrir lettre').waitFor()

  await choose(page, letter)
  await dialog.getByText(/déjà là/).waitFor()
  await expectNoneBeside(
    dialog.getByRole('button', { name: 'Envoyer', exact: true }),
    dialog.getByRole('button', { name: 'Fermer' }),
  )
  await dialog.getByRole('button', { name: 'Envoyer quand même lettre.pdf' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('input[name=title]'))
  await dialog.getByLabel('Titre de lettre.pdf').fill('Lettre, à nouveau')
  await send(page)
  await named(page, 'Ouvrir Lettre, à nouveau').waitFor()
  expectNoErrors(page)
})

test('what is dropped on the window in which files are named is added to them, each under its own title; a text that is dropped there changes nothing', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  await choose(page, { name: 'allergies.pdf', mimeType: 'application/pdf', buffer: pdf })
  const dialog = page.getByRole('dialog')
  const titleOf = (name: string) => dialog.getByLabel(`Titre d’${name}`)
  await titleOf('allergies.pdf').fill('Allergies de Mme Roy')
  await drop(dialog.getByRole('heading', { name: 'Ajouter un document' }), 'Allergies de Mme Roy')
  await drop(dialog.getByRole('heading'), {
    name: 'ordonnance.txt',
    type: 'text/plain',
    text: 'Une par jour.',
  })
  expect(await titleOf('ordonnance.txt').inputValue()).toBe('ordonnance')
  expect(await titleOf('allergies.pdf').inputValue()).toBe('Allergies de Mme Roy')
  await send(page)
  await named(page, 'Ouvrir Allergies de Mme Roy').waitFor()
  await named(page, 'Ouvrir ordonnance').waitFor()
  const sent = await db.collection(paths.documents(home.eid, bid)).get()
  const fileOf = Object.fromEntries(sent.docs.map((one) => [one.get('title'), one.get('fileName')]))
  expect(fileOf).toEqual({ 'Allergies de Mme Roy': 'allergies.pdf', ordonnance: 'ordonnance.txt' })
  expectNoErrors(page)
})

test('a document that a colleague has begun to send does not keep the same file from being sent', async () => {
  const letter = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf }
  const said = { fileName: letter.name, size: pdf.length, until: Date.now() + 3_600_000 }
  const begun = newDocument({ ...said, state: 'coming', sentAs: 'member' })
  await db.doc(documentPath({ eid: home.eid, bid, fid: 'begun' })).set(begun)
  const page = await openAs(browser, nurse, documents(), phone)
  await page.getByText('En cours d’envoi').waitFor()
  await choose(page, letter)
  await page.getByRole('dialog').getByLabel('Titre de lettre.pdf').fill('Lettre arrivée')
  await send(page)
  await named(page, 'Ouvrir Lettre arrivée').waitFor()
  expectNoErrors(page)
})

test('a file whose sending failed here is sent, once, when it is chosen again, and no question is asked', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  const letter = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf }
  await page.route(/\/api\/.*\/file\//, (route) => route.fulfill({ status: 500, json: { data: {} } }))
  await choose(page, letter)
  await send(page)
  await named(page, 'Reprendre l’envoi de lettre').waitFor()
  await page.unroute(/\/api\/.*\/file\//)
  await choose(page, letter)
  await page.getByRole('dialog').getByLabel('Titre de lettre.pdf').fill('Lettre arrivée')
  await send(page)
  await named(page, 'Ouvrir Lettre arrivée').waitFor()
  await expectNone(named(page, 'Reprendre l’envoi de lettre'))
})

test('whoever signs out while documents of theirs are being sent is asked, and told how many would be lost', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  await page.route(/\/v0\/b\//, (route) => route.abort())
  await choose(page, text, { name: 'ordonnance.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send(page)
  await page.getByRole('progressbar', { name: 'Envoi d’ordonnance' }).waitFor()
  // Wherever they are by then.
  await page.getByRole('tab', { name: 'Détails' }).click()
  const leave = async () => {
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  }
  await leave()
  const question = page.getByRole('dialog', { name: 'Des documents ne sont pas arrivés' })
  await question.getByText(/^2 documents sont en cours d’envoi\./).waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.unroute(/\/v0\/b\//)
  for (const title of ['Évaluation d’été', 'ordonnance']) await named(page, `Ouvrir ${title}`).waitFor()
  // What has arrived is lost by nobody.
  await leave()
  await page.waitForURL(appUrl('/login'))
})

test('of an archived resident a nurse deletes what came afterwards, and nothing else', async () => {
  const kept = (fid: string, change: object) =>
    keepDocument({ eid: home.eid, bid, fid }, text.buffer, { contentType: 'text/plain', ...change })
  await Promise.all([
    kept('before', { title: 'Ordonnance' }),
    kept('late', { title: 'Radiographie', cameLate: true }),
    db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' }),
  ])
  const page = await openAs(browser, nurse, documents(), phone)
  await whenHeard(page)
  await expectNoneBeside(
    page.getByRole('button', { name: /^(Ajouter|Renommer|Supprimer Ordonnance)/ }),
    named(page, 'Supprimer Radiographie'),
  )
  await named(page, 'Supprimer Radiographie').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await named(page, 'Ouvrir Radiographie').waitFor({ state: 'detached' })
  await named(page, 'Ouvrir Ordonnance').waitFor()
  expectNoErrors(page)
})

test('an administrator adds a document of the home: a caregiver, to whom the bars show the way, reads it and changes nothing', async () => {
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const caregiver = await addStaff(home, { roleId: roles.CAREGIVER, member: { beneficiaryIds: [bid] } })
  const [theirs, read] = await Promise.all([
    openAs(browser, admin, `/establishment/${home.eid}/documents`, phone),
    openAs(browser, caregiver, `/establishment/${home.eid}`, phone),
  ])
  await theirs.getByRole('tab', { name: 'Documents', selected: true }).waitFor()
  await read.getByRole('link', { name: 'Documents' }).click()
  await read.getByRole('heading', { name: 'Documents', level: 2 }).waitFor()
  await whenHeard(read)
  await choose(theirs, text)
  await send(theirs)
  await named(read, 'Ouvrir Évaluation d’été').click()
  await read.getByRole('dialog').getByText('Dort bien. Été à Québec.').waitFor()
  await read.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expectNoneBeside(
    read.getByRole('button', { name: /^(Ajouter|Renommer|Supprimer)/ }),
    named(read, 'Télécharger Évaluation d’été'),
  )
  for (const page of [theirs, read]) expectNoErrors(page)
})

test('what a page has begun to send and does not is said elsewhere not to have arrived, and is sent once its file is chosen again', async () => {
  const before = await openAs(browser, nurse, documents(), phone)
  const announced = before.waitForResponse(/\/beneficiary\/.*\/file\//)
  // Nothing of it arrives: it is tried again and again.
  await before.route(/\/v0\/b\//, (route) => route.abort())
  await choose(before, text)
  await send(before)
  await announced
  // It stays open: of one that is being closed nothing is caught any more, and what it asks last may arrive.

  const page = await openAs(browser, nurse, documents(), phone)
  await page.getByText(/^Pas encore arrivé\./).waitFor()
  await expectNoneBeside(named(page, /^Ouvrir/), named(page, 'Supprimer Évaluation d’été'))
  const again = (...files: Parameters<typeof choose>[1][]) =>
    page
      .getByLabel('Choisir à nouveau le fichier d’Évaluation d’été')
      .and(page.locator('input'))
      .setInputFiles(files)
  await again({ ...text, buffer: pdf })
  await page.getByText(/^Ce n’est pas le même fichier\. C’était Évaluation d’été\.txt/).waitFor()
  await again(text)
  await named(page, 'Ouvrir Évaluation d’été').click()
  await page.getByRole('dialog').getByText('Dort bien. Été à Québec.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  // As long as it is open nothing beneath it can be pressed.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await named(page, /^Supprimer/).count()).toBe(1)
  expectNoErrors(page)
})

test('45 MB whose connection is lost in the middle arrive once it is back; more than 50 MB are refused before any is sent', async () => {
  const page = await openAs(browser, nurse, documents(), phone)
  await chooseLarge(page, 'trop.pdf', maxDocumentBytes + 1)
  await page.getByRole('dialog').getByText('Fichier trop volumineux : 50 Mo au plus.').waitFor()
  expect(await page.getByRole('dialog').textContent()).toContain('trop.pdf (50,1\u00a0Mo)')
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()

  const lost = Promise.withResolvers<void>()
  let asked = 0
  // However fast the machine is, no more than the first parts have gone by then.
  await page.route('**/v0/b/**', async (route) => {
    asked += 1
    if (asked <= 4) return route.continue()
    await lost.promise
    await route.abort()
  })
  await chooseLarge(page, 'gros.pdf', 45_000_000)
  await send(page)
  const progress = page.getByRole('progressbar', { name: 'Envoi de gros' })
  await progress.waitFor()
  const arrived = async () => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(arrived).toBeGreaterThan(0)
  await page.context().setOffline(true)
  lost.resolve()
  await page.getByText('Interrompu : l’envoi reprendra dès que le réseau reviendra').waitFor()
  expect(await arrived()).toBeLessThan(100)
  await page.unroute('**/v0/b/**')
  await page.context().setOffline(false)
  await named(page, 'Ouvrir gros').waitFor()
  await expectNone(page.getByRole('progressbar', { name: 'Envoi de gros' }))
  expectNoErrors(page)
})
