import { careButton } from '@vigie/domain/care/care-press'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { publish } from '../support/pubsub.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection, whenSeen } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const shifts = [{ id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }]
let home: TestHome
let admin: Staff
let nurse: Staff
beforeEach(async () => {
  home = await createHome({ shifts })
  admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: 1 } })
  nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: 4 })
})

const rules = () => paths.notifications(home.eid)
const open = (options: Parameters<typeof openAs>[3] = {}) =>
  openAs(browser, admin, `/establishment/${home.eid}/notifications`, options)
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
/** A live rule of one's own, at what the sensor reports. */
async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une règle' }).click()
  await page.getByRole('radio', { name: 'Immédiate' }).waitFor()
  await goOn(page)
  await page.getByRole('radio', { name: 'Une autre règle' }).waitFor()
  await goOn(page)
  await page.getByText('Étape 3 de 7').waitFor()
}

test('the rules say that none of them answers a call for help once the last one that did is gone', async () => {
  const rule = { deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  await home.addRule({ action: 'doorOpen', deviceTypes: ['NOVIKA-LW-AIMANT'], name: 'Porte' })
  const nid = await home.addRule({ ...rule, action: 'buttonPressed', name: 'Appel' })
  const page = await open()
  await page.getByRole('heading', { name: 'Appel' }).waitFor()
  const none = page.getByText('Aucune règle activée ne vise un appel à l’aide')
  await expectNone(none)
  await db.doc(paths.notification(home.eid, nid)).update({ activated: false })
  await none.waitFor()
  expectNoErrors(page)
})

test('an administrator says on a phone whom a call is told to, step by step, and the next press is', async () => {
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  const page = await open({ viewport: { width: 360, height: 740 } })
  await page.getByText('les appels à l’aide ne lèvent aucune alerte').waitFor()
  await add(page)
  const dialog = page.getByRole('dialog', { name: 'Nouvelle règle de notification' })
  await dialog.getByLabel('Ce que le capteur signale').selectOption('Bouton d’appel')
  await goOn(page)
  await dialog.getByLabel('Pour quel résident').selectOption('214 · Mme Roy')
  await goOn(page)
  await dialog.getByText('Étape 5 de 7').waitFor()
  await goOn(page)
  await goOn(page)
  await dialog.getByText('Choisissez au moins une personne').waitFor()
  // Told once more, whoever goes on all the same is led back once more.
  await dialog.getByRole('button', { name: 'Continuer' }).focus()
  await goOn(page)
  await dialog.getByRole('checkbox', { name: 'Marc Gagnon' }).and(page.locator(':focus')).waitFor()
  await dialog.getByRole('checkbox', { name: 'Nathalie Simard' }).check()
  await goOn(page)
  await dialog
    .getByText(
      'Quand un capteur signale « bouton d’appel » pour Mme Roy (214), à toute heure, prévenir Nathalie Simard par texto et courriel.',
    )
    .waitFor()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Règle enregistrée : Bouton d’appel').waitFor()
  await page.getByRole('button', { name: 'Ajouter une règle' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Activée' }).getByText('Mme Roy (214)').waitFor()

  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  // A function that has to start for it may take longer than a poll waits.
  const texts = await whenSeen(
    'the SMS',
    () => messagesTo(nurse.phone),
    ({ length }) => length > 0,
  )
  expect(texts).toHaveLength(1)
  expectNoErrors(page)
})

test('a rule is deactivated where it stands, changed, and deleted once that is confirmed', async () => {
  await home.addRule({
    name: 'Chute la nuit',
    action: 'fall',
    deviceTypes: ['NOVIKA-LW-CEINTURE'],
    shiftIds: ['night'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
    methods: ['sms'],
  })
  const page = await open()
  const row = page.getByRole('listitem').filter({ hasText: 'Chute la nuit' })
  await row.getByText('pendant : Nuit').waitFor()
  await row.getByRole('button', { name: 'Désactiver : Chute la nuit' }).click()
  await page.getByRole('dialog').getByText('Aucune autre règle activée ne vise cet appel à l’aide').waitFor()
  await page.getByRole('dialog').getByText('Celles qui sont en cours continuent de sonner').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click()
  await row.getByText('Désactivée').waitFor()
  await page.getByLabel('Afficher les règles désactivées (1)').uncheck()
  await expectNone(row)
  await page.getByLabel('Afficher les règles désactivées (1)').check()
  await row.getByRole('button', { name: 'Modifier : Chute la nuit' }).click()
  for (let step = 1; step < 5; step += 1) await goOn(page)
  await page.getByLabel('Nom de la règle').fill('Chute')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const [changed] = await whenCollection(rules(), ([rule]) => rule?.name === 'Chute')
  expect(changed).toMatchObject({ activated: false, shiftIds: ['night'], methods: ['sms'] })
  await page.getByRole('button', { name: 'Supprimer : Chute' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('Aucune règle de notification').waitFor()
  await whenCollection(rules(), ({ length }) => length === 0)
  expectNoErrors(page)
})

test('before the rule of the silent button is switched off, or deleted, it is said what its presses do then', async () => {
  await home.addRule({ name: 'Bouton discret', action: 'buttonPressed', deviceTypes: [careButton] })
  const page = await open()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Désactiver : Bouton discret' }).click()
  await dialog.getByText('reste un appel à l’aide tant que cette règle existe').waitFor()
  await dialog.getByRole('button', { name: 'Désactiver' }).click()
  await page.getByRole('button', { name: 'Supprimer : Bouton discret' }).click()
  await dialog.getByText('chaque pression commencera des soins').waitFor()
  expectNoErrors(page)
})

test('a second tap on « Continuer » skips no decision, and a name that nobody gave follows the event', async () => {
  const page = await open()
  await add(page)
  await page.getByRole('button', { name: 'Continuer' }).dblclick()
  await page.getByText('Étape 4 de 7').waitFor()
  await goOn(page)
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Nathalie Simard' }).check()
  await goOn(page)
  await page.getByText('Étape 7 de 7').waitFor()
  expect(await page.getByLabel('Nom de la règle').inputValue()).toBe('Bouton d’appel')
  // It stays in one place, beside the button that goes on, however long a step is.
  const back = page.locator('.MuiDialogActions-root').getByRole('button', { name: 'Précédent' })
  for (let step = 5; step > 1; step -= 1) await back.click()
  await page.getByLabel('Ce que le capteur signale').selectOption('Chute')
  for (let step = 1; step < 5; step += 1) await goOn(page)
  expect(await page.getByLabel('Nom de la règle').inputValue()).toBe('Chute')
})

test('a rule that names somebody who has left is mended', async () => {
  await home.addRule({
    name: 'Appels',
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: 'who-left' }],
    methods: ['email'],
  })
  const page = await open()
  await page.getByText('une personne qui n’a plus accès').waitFor()
  const fault = page.getByText(/^Ne prévient personne/)
  await fault.waitFor()
  await page.getByRole('button', { name: 'Modifier : Appels' }).click()
  for (let step = 1; step < 4; step += 1) await goOn(page)
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Marc Gagnon' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('checkbox', { name: 'Nathalie Simard' }).check()
  await goOn(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Règle enregistrée : Appels').waitFor()
  const [mended] = await whenCollection(rules(), ([rule]) => rule?.recipients[0].uid === nurse.uid)
  expect(mended).toMatchObject({ recipients: [{ kind: 'user', uid: nurse.uid }] })
  await fault.waitFor({ state: 'detached' })
})

test('whoever cannot be reached as a rule says is told of before it is saved', async () => {
  await home.addMember({ user: { verifiedPhones: [] }, member: { displayName: 'Sylvie Caron' } })
  const page = await open()
  await add(page)
  for (let step = 1; step < 4; step += 1) await goOn(page)
  await page.getByRole('checkbox', { name: 'Sylvie Caron' }).check()
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Courriel' }).uncheck()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(/^Une des personnes choisies ne peut être jointe ainsi.* Sylvie Caron\.$/).waitFor()
  await whenCollection(rules(), ({ length }) => length === 0)
})
