import { text } from 'node:stream/consumers'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { focused, goToContent, open, tabTo, type } from './support/keyboard.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

/** Waits until something is said where it is read out. */
const told = (page: Page, words: string | RegExp, role: 'status' | 'alert' = 'status') =>
  page.getByRole(role).filter({ hasText: words }).first().waitFor()

/** Fails where whoever goes by keyboard would have to begin anew at the top of the page. */
const expectFocusOn = (page: Page, name: string) =>
  expect.poll(async () => (await focused(page))?.name).toContain(name)

test('a super administrator sets the licences of a home by keyboard, and is told what is wrong first', async () => {
  const home = await createHome({ counts: { beneficiaries: 12 } })
  const superAdmin = await addStaff(home, { roleId: roles.ADMIN })
  const page = await openAs(browser, superAdmin, `/establishment/${home.eid}/licences`)
  await page.getByLabel('Nombre de lits (facultatif)').waitFor()
  await whenHeard(page)
  await goToContent(page)
  await type(page, 'beds', 'dix')
  await tabTo(page, 'Enregistrer')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toMatchObject({ field: 'beds' })
  expect(await page.getByLabel('Nombre de lits (facultatif)').getAttribute('aria-describedby')).not.toBeNull()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  // The next one, in the order in which they are read.
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ field: 'until' })
  await open(page, 'Enregistrer')
  await told(page, 'Licences enregistrées')
  await expectFocusOn(page, 'Enregistrer')
  await page.getByText(/Résidents\s: 12\. Lits de la licence\s: 10/).waitFor()
  expectNoErrors(page)
})

test('an administrator imports devices from a file by keyboard: each line is judged, and what became of them is said', async () => {
  const home = await createHome()
  await home.addResident({ room: '12', name: 'Mme Roy' })
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const deviceId = newDevEui()
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  await page.getByRole('button', { name: 'Importer un fichier' }).waitFor()
  await whenHeard(page)
  await open(page, 'Importer un fichier')
  const dialog = page.getByRole('dialog', { name: 'Importer un fichier' })
  await dialog.waitFor()
  const choose = async (by: string, lines: readonly string[]) => {
    // Asked for well before: the browser has to know by then that a test chooses.
    const choosing = page.waitForEvent('filechooser')
    await whenSteady(dialog.getByRole('button', { name: by }))
    await tabTo(page, by)
    await page.keyboard.press('Enter')
    const buffer = Buffer.from(lines.join('\r\n'))
    await (await choosing).setFiles({ name: 'capteurs.csv', mimeType: 'text/csv', buffer })
  }
  await choose('Choisir un fichier', ['une;autre', 'chose;encore'])
  await told(page, 'La première ligne doit nommer les colonnes', 'alert')
  await expectFocusOn(page, 'Choisir un fichier')
  await choose('Choisir un fichier', [])
  await told(page, 'Ce fichier est vide.', 'alert')
  await choose('Choisir un fichier', ['MZ\0\u0003'])
  await told(page, 'Ce n’est pas un fichier CSV.', 'alert')
  const heads = 'Chambre;DevEUI;Type;Emplacement'
  // Away from the button and round to it again, as whoever reads what is wrong goes.
  await choose('Choisir un fichier', [
    heads,
    `12;${deviceId};NOVIKA-LW-BOUTON;Chevet`,
    `99;${newDevEui()};NOVIKA-LW-COUSSIN;Fauteuil`,
  ])
  await told(page, /1 appareil peut être ajouté\. 1 ligne sera laissée de côté\./)
  await dialog.getByText('Aucun résident n’a cette chambre ou ce nom.').waitFor()
  await open(page, 'Ajouter 1 appareil')
  await told(page, /1 appareil ajouté\. 1 ligne laissée de côté\./)
  await expectFocusOn(page, 'Fermer')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(page, 'Importer un fichier')
  await page.locator(`[data-device="${deviceId}"]`).getByText('En attente du premier message…').waitFor()
  expectNoErrors(page)
})

test('an administrator removes all events by keyboard: the name is typed, how far it is is said, and where one goes on', async () => {
  const home = await createHome({ name: 'Villa du Quai' })
  const residents = (await Promise.all(Array.from({ length: 60 }, () => home.addResident()))).toSorted()
  const day = db.doc(paths.day(home.eid, residents[59] ?? '', '2026-01-01', newDevEui()))
  await day.set({ date: '2026-01-01' })
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  const secondPart = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/events/remove', async (route) => {
    asked += 1
    if (asked === 2) await secondPart.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Tout retirer' }).waitFor()
  await whenHeard(page)
  await open(page, 'Tout retirer')
  const dialog = page.getByRole('dialog', { name: /^Retirer/ })
  await dialog.waitFor()
  await type(page, 'name', 'Villa du Lac')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toMatchObject({ field: 'name' })
  await dialog.getByText('Ce n’est pas le nom', { exact: false }).waitFor()
  await type(page, 'name', 'Villa du Quai')
  await page.keyboard.press('Enter')
  // The field is gone: not a button that would stop it, for who presses Enter twice.
  // Some fifty, or fewer where the server is slow: it answers after five seconds.
  await told(page, /Résidents\s: [1-5]?\d sur 60/)
  await expect.poll(async () => (await focused(page))?.name).toContain('Résidents')
  secondPart.resolve()
  await told(page, 'il ne reste aucun événement')
  expect((await day.get()).exists).toBe(false)
  await open(page, 'Fermer')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(page, 'Tout retirer')
  expectNoErrors(page)
})

test('an administrator looks through the journal by keyboard, hears how many entries are left, and saves them', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: roles.ADMIN } })
  const nurse = await addStaff(home, { name: 'Nadia Fortin', roleId: roles.NURSE })
  const entry = { path: paths.beneficiary(home.eid, bid), establishmentId: home.eid, beneficiaryIds: [bid] }
  const written = [
    { uid: admin.uid, action: 'beneficiary.set', at: Date.now() },
    { uid: nurse.uid, action: 'beneficiary.set', at: Date.now() - 1_000 },
  ]
  for (const one of written) await db.doc(paths.audit(`${home.eid}-${one.uid}`)).set({ ...entry, ...one })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/journal`)
  await told(page, /2 entrées/)
  await whenHeard(page)
  await tabTo(page, 'person')
  await page.keyboard.type('Nadia')
  await told(page, /1 entrée$/)
  expect(await focused(page)).toMatchObject({ field: 'person' })
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ field: 'resident' })
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ field: 'record' })
  const saving = page.waitForEvent('download')
  await open(page, 'Exporter en CSV')
  const csv = await text(await (await saving).createReadStream())
  expect(csv).toContain('Nadia Fortin')
  expect(csv).not.toContain('Lachance')
  await told(page, 'Fichier CSV téléchargé')
  await expectFocusOn(page, 'Exporter en CSV')
  await tabTo(page, 'record')
  await page.keyboard.type('Quarts')
  await told(page, 'Rien à cette période')
  expect(await focused(page)).toMatchObject({ field: 'record' })
  expectNoErrors(page)
})
