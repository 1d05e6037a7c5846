import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

/** What can be undone for ten seconds can be for as long as a test looks at what came of it. */
const messagesStay = (page: Page) => timersTake(page, 10_000, 600_000)

test('an installer adds a button, sees it heard as it is pressed, gives it to another resident and retires it', async () => {
  const home = await createHome()
  await home.addResident({ room: '12', name: 'Mme Roy' })
  const other = await home.addResident({ room: '13', name: 'M. Côté' })
  const deviceId = newDevEui()
  const press = () => push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)

  await page.getByText('Aucun appareil pour l’instant').waitFor()
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un appareil' })
  const number = dialog.getByLabel('Numéro de l’appareil (DevEUI)')
  await number.fill('A840')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await dialog.getByText('Il faut les 16 chiffres et lettres').waitFor()
  await number.fill(`LW:D0:1122334455667788:${deviceId.toUpperCase()}:AABB1122`)
  await dialog.getByLabel('Type d’appareil').selectOption('NOVIKA-LW-BOUTON')
  await dialog.getByLabel('Résident').selectOption('12 · Mme Roy')
  await dialog.getByLabel('Emplacement (facultatif)').fill('Chevet')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()

  await page.getByText('Appareil ajouté').waitFor()

  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.getByText('En attente du premier message…').waitFor()
  await row.getByText('Pas encore entendu avec une clé de cet établissement.').waitFor()
  await press()
  await row.getByText('Pas encore entendu').waitFor({ state: 'detached' })
  // What was written while the page opened the listener of its state may be lost on its way: by Google's emulator.
  await whenHeard(page)
  await press()
  await row.getByText(/^Entendu/).waitFor()
  // Where the installer was looking, first on the page.
  await page
    .getByRole('region', { name: /^Nouveaux/ })
    .locator(row)
    .waitFor()
  // Nothing else leads to its page: what a finger touches of it is as high as of a button.
  const name = row.getByRole('link', { name: 'Bouton panique, Chevet' })
  const isTouched = (link: Element, beside: number) => {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + beside))
  }
  expect(await Promise.all([-21, 21].map((beside) => name.evaluate(isTouched, beside)))).toEqual([true, true])

  const choose = async (what: string) => {
    // Its name says whose device it is: those of many residents are called the same. With a key: that its calls tell
    // nobody comes to be said above it.
    await row.getByRole('button', { name: /^Actions : Bouton panique, Chevet \(\d+ · .+\)$/ }).press('Enter')
    await page.getByRole('menuitem', { name: what }).click()
  }
  await choose('Donner à un autre résident')
  // Whose it is already is no answer, and nobody is chosen beforehand.
  const given = page.getByRole('dialog').getByLabel('Résident').getByRole('option')
  await expect.poll(() => given.allTextContents()).toEqual(['Choisir…', '13 · M. Côté'])
  await page.getByRole('dialog').getByLabel('Résident').selectOption('13 · M. Côté')
  await page.getByRole('dialog').getByRole('button', { name: 'Donner' }).click()
  await page.getByText('Appareil donné à M. Côté').waitFor()
  await page.getByRole('region', { name: '13 · M. Côté' }).locator(row).waitFor()
  expect((await db.doc(paths.device(home.eid, other, deviceId)).get()).exists).toBe(true)

  await choose('Retirer')
  const question = page.getByRole('dialog', { name: 'Retirer l’appareil « Bouton panique, Chevet »?' })
  await question.getByText('ne préviendra plus personne').waitFor()
  await question.getByRole('button', { name: 'Retirer' }).click()
  await page.getByText('Appareil retiré : Bouton panique, Chevet').waitFor()
  await page.getByText('Aucun appareil pour l’instant').waitFor()
  expect((await db.doc(paths.assignment(deviceId)).get()).exists).toBe(false)
  expectNoErrors(page)
})

test('a file of devices is shown with what is wrong in it, and the others are added', async () => {
  const home = await createHome()
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  const [good, twice, here] = [newDevEui(), newDevEui(), await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Lit')]
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  await page.getByRole('button', { name: 'Importer un fichier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer un fichier' })
  const lines = [
    '\ufeffChambre;DevEUI;Type;Emplacement',
    `12;${good};NOVIKA-LW-BOUTON;=HYPERLINK("http://x")`,
    `12;${twice};NOVIKA-LW-COUSSIN;Fauteuil`,
    `99;${newDevEui()};NOVIKA-LW-COUSSIN;Fauteuil`,
    `12;${here};NOVIKA-LW-BOUTON;Lit`,
  ]
  const buffer = Buffer.from(lines.join('\r\n'))
  await dialog.getByLabel('Fichier CSV').setInputFiles({ name: 'capteurs.csv', mimeType: 'text/csv', buffer })
  await dialog.getByText('2 appareils peuvent être ajoutés.').waitFor()
  await dialog.getByText('2 lignes seront laissées de côté.').waitFor()
  await dialog.getByText('Aucun résident n’a cette chambre ou ce nom.').waitFor()
  await dialog.getByText('Déjà là : rien à ajouter.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByText('Rien de ce fichier n’est encore ajouté.').waitFor()
  await dialog.getByRole('button', { name: 'Fermer quand même' }).waitFor()
  await dialog.getByRole('button', { name: 'Revenir au fichier' }).click()
  await dialog.getByRole('button', { name: 'Ajouter 2 appareils' }).click()
  await dialog.getByText('Ajouté', { exact: true }).nth(1).waitFor()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.locator(`[data-device="${twice}"]`).getByText('En attente du premier message…').waitFor()
  await page.getByRole('heading', { name: 'Bouton panique, =HYPERLINK("http://x")' }).waitFor()

  // As a tablet that is turned: the tab that is open stays in sight.
  await page.setViewportSize({ width: 400, height: 740 })
  const isInSight = () =>
    page.getByRole('tab', { selected: true }).evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await expect.poll(isInSight).toBe(true)
  expectNoErrors(page)
})

test('a button given to the wrong resident: the call that it made is told of beforehand, says that it has left, and giving it can be undone', async () => {
  const home = await createHome()
  const [roy, cote] = [
    await home.addResident({ room: '12', name: 'Mme Roy' }),
    await home.addResident({ room: '13', name: 'M. Côté' }),
  ]
  const deviceId = await home.addDevice(roy, 'NOVIKA-LW-BOUTON', 'Chevet')
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.waitFor()
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const alert = page.getByRole('region', { name: 'Alertes en cours' }).getByRole('listitem')
  await alert.getByText('Mme Roy').waitFor()
  await row.getByRole('button', { name: /^Actions/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Donner à un autre résident' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText('Alerte en cours de cet appareil : chambre 12, Mme Roy. Elle reste à ce nom')
    .waitFor()
  await dialog.getByLabel('Résident').selectOption('13 · M. Côté')
  await messagesStay(page)
  await dialog.getByRole('button', { name: 'Donner' }).click()
  await page.getByText('Appareil donné à M. Côté').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await alert.getByText('l’appareil n’est plus le sien').waitFor()
  await whenDocument(paths.device(home.eid, cote, deviceId), ({ assignedAt }) => assignedAt > 0)

  const undo = page.getByRole('button', { name: 'Annuler' })
  await whenSteady(undo)
  await undo.click()
  await page.getByText('Appareil donné à Mme Roy : Bouton panique, Chevet').waitFor()
  await alert.getByText('l’appareil n’est plus le sien').waitFor({ state: 'detached' })
  await alert.getByText('Mme Roy').waitFor()
  expectNoErrors(page)
})

test('a device that is retired right after another was given says so: the way back of that one does not stand for it', async () => {
  const home = await createHome()
  const [roy] = [
    await home.addResident({ room: '12', name: 'Mme Roy' }),
    await home.addResident({ room: '13', name: 'M. Côté' }),
  ]
  const [given, retired] = [
    await home.addDevice(roy, 'NOVIKA-LW-BOUTON', 'Chevet'),
    await home.addDevice(roy, 'NOVIKA-LW-COUSSIN', 'Lit'),
  ]
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const act = async (deviceId: string, what: string) => {
    // With a key: as the device above it goes to whom it was given, it takes the button from under the mouse.
    await page
      .locator(`[data-device="${deviceId}"]`)
      .getByRole('button', { name: /^Actions/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act(given, 'Donner à un autre résident')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Résident').selectOption('13 · M. Côté')
  await dialog.getByRole('button', { name: 'Donner' }).click()
  await page.getByText('Appareil donné à M. Côté : Bouton panique, Chevet').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await act(retired, 'Retirer')
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await page.getByText('Appareil retiré : Coussin de chaise, Lit (12 · Mme Roy)').waitFor()
  await expectNone(page.getByRole('button', { name: 'Annuler' }))
  expectNoErrors(page)
})

test('a button that would become one that calls nobody: it is said, asked once more, and can be undone', async () => {
  const home = await createHome()
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.getByRole('button', { name: /^Actions/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier l’appareil' })
  const type = dialog.getByLabel('Type d’appareil')
  await type.selectOption('NOVIKA-LW-EXTBOUTON')
  const gap = dialog.getByRole('status').getByText(/aucune règle activée ne vise «\sbouton d’appel\s»/)
  await gap.waitFor()
  // It is no news like another: it stands on the ground of warnings.
  const ground = await gap.evaluate((it) => getComputedStyle(it.parentElement ?? it).backgroundColor)
  await type.selectOption('NOVIKA-LW-BOUTONSILENCE')
  const cares = dialog.getByText('Un appui n’alerte personne')
  await cares.waitFor()
  expect(await cares.evaluate((it) => getComputedStyle(it.parentElement ?? it).backgroundColor)).not.toBe(
    ground,
  )
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText('Aujourd’hui, un appel à l’aide de cet appareil alerte.').waitFor()
  const typeKept = async () => (await db.doc(paths.device(home.eid, bid, deviceId)).get()).get('type')
  expect(await typeKept()).toBe('NOVIKA-LW-BOUTON')
  const anyway = dialog.getByRole('button', { name: 'Enregistrer quand même' })
  await whenSteady(anyway)
  await messagesStay(page)
  await anyway.click()
  await page.getByText('Type d’appareil changé. Avant : Bouton panique, Chevet').waitFor()
  await expect.poll(typeKept).toBe('NOVIKA-LW-BOUTONSILENCE')
  await dialog.waitFor({ state: 'detached' })
  const undo = page.getByRole('button', { name: 'Annuler' })
  await whenSteady(undo)
  await undo.click()
  await expect.poll(typeKept).toBe('NOVIKA-LW-BOUTON')
  expectNoErrors(page)
})
