import { comparisonOperators, sensorMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import type { Invitation } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { addCondition } from '../support/home-that-watches.ts'
import { newInvitation } from '../support/invitations.ts'
import { newAlert } from '../support/outbox.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { newTask } from '../support/tasks.ts'
import { whenCollection } from '../support/until.ts'
import { addressesOf } from './support/addresses.ts'
import { appUrl, newTab, openAs } from './support/app.ts'
import { faultsOn, goToPage } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
/** An invitation that waits for an answer. */
const invitationTo = (email: string): Invitation =>
  newInvitation(email, { invitedBy: { uid: admin.uid, displayName: 'Sylvie' } })

let admin: Staff
let bid: string
let archivedBid: string
const tid = 'dressing'

beforeAll(async () => {
  home = await createHome({
    shifts: [{ id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }],
  })
  const administers = { roleId: roles.ADMIN, role: roles.ADMIN_ESTABLISHMENT }
  admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: administers })
  await home.addMember({ user: { displayName: 'Nadia Fortin' } })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addMember({
    user: { displayName: 'Claude Roy', roleId: roles.CAREGIVER },
    member: { role: roles.CAREGIVER, beneficiaryIds: [bid] },
  })
  await db.doc(paths.invitation(home.eid, 'waits')).set(invitationTo('attendue@vigie.example'))
  await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  const door = await home.addDevice(bid, 'NOVIKA-LW-AIMANT', 'Porte')
  await publish(eventMessage(home, { deviceId: door, kind: 'doorOpen' }))
  await whenCollection(paths.days(home.eid, bid), ({ length }) => length === 1)
  await home.addRule({
    name: 'Appel de la 214',
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: admin.uid }],
  })
  await addCondition(home, admin.uid, {
    ...{ name: 'Chambre froide', action: 'temperature', deviceTypes: ['DRAGINO-LHT65S-NE117'], shiftIds: [] },
    ...{ metric: sensorMetrics.TEMPERATURE, operator: comparisonOperators.times_less, heldMinutes: 20 },
    period: { kind: 'lastWeek' },
  })
  archivedBid = await home.addResident({ name: 'M. Houle', state: 'archived' })
  await db.doc(paths.task(home.eid, bid, tid)).set(newTask(home.eid, bid))
  await keepDocument({ eid: home.eid, bid, fid: 'letter' }, 'Bonjour', { contentType: 'text/plain' })
})

/** Where a window is opened, what is pressed there one after the other until it is, and its title where there are two. */
type Way = readonly [address: string, presses: readonly (string | RegExp)[], title?: RegExp]

/** What axe-core finds in the windows that one gets to; one gets out of each by the keyboard. */
async function faultsInWindows(page: Page, ways: readonly Way[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [address, presses, title = /./] of ways) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await goToPage(page, address)
    for (const [index, press] of presses.entries()) {
      const among = index === 0 ? page.getByRole('main') : page
      const button = among
        .getByRole('button', { name: press })
        .or(page.getByRole('menuitem', { name: press }))
      // On the page with a key: alerts above take the button from under the mouse (support/administration.ts).
      if (index === 0) await button.press('Enter')
      else await button.click()
    }
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    const faults = await faultsOn(page)
    if (faults.length > 0) found[`${address}: ${presses}`] = faults
    // What is shown once goes by its button alone.
    const kept = dialog.getByRole('button', { name: 'J’ai conservé la clé' })
    if (await kept.isVisible()) await kept.press('Enter')
    else await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // To the button that opened it.
    expect(await page.evaluate(() => document.activeElement?.tagName), `${presses}`).toBe('BUTTON')
  }
  return found
}

/** The windows that an administrator opens, about residents, about rules and people, and about what else the home has. */
function waysOfAdministrators(): Record<'residents' | 'rules and people' | 'the home', Way[]> {
  const {
    establishment,
    beneficiary,
    details,
    residentAlerts,
    documents,
    taskPage,
    informations,
    escalation,
    shifts,
    rules,
    people,
    devices,
    adminUsers,
  } = addressesOf({ eid: home.eid, bid, tid })
  const { beneficiary: archived } = addressesOf({ eid: home.eid, bid: archivedBid })
  const device = 'Actions : Capteur de température et d’humidité, Chambre'
  const ofResidents: Way[] = [
    [establishment, ['Ajouter un résident']],
    [beneficiary, ['Modifier la fiche de Mme Roy']],
    [beneficiary, ['Photo de Mme Roy']],
    [beneficiary, ['Archiver Mme Roy']],
    [archived, ['Restaurer']],
    [details, ['Ajouter une tâche']],
    [taskPage, ['Modifier']],
    [taskPage, ['Supprimer']],
    [documents, ['Ouvrir Lettre']],
    [documents, ['Renommer Lettre']],
    [documents, ['Supprimer Lettre']],
  ]
  const ofRulesAndPeople: Way[] = [
    [rules, ['Ajouter une règle']],
    [residentAlerts, ['Ajouter une règle', 'Continuer', 'Continuer']],
    [beneficiary, [/^Pourquoi une alerte, ou pas/]],
    [rules, ['Modifier : Appel de la 214', 'Continuer']],
    [rules, ['Modifier : Appel de la 214', 'Continuer', 'Continuer', 'Continuer', 'Continuer']],
    [rules, ['Modifier : Chambre froide', ...Array<string>(3).fill('Continuer')]],
    [rules, ['Modifier : Chambre froide', ...Array<string>(6).fill('Continuer')]],
    [rules, ['Supprimer : Appel de la 214']],
    [people, ['Inviter une personne']],
    [people, ['Changer le niveau d’accès : Nadia Fortin']],
    [people, ['Indiquer une absence : Nadia Fortin']],
    [people, ['Retirer l’accès : Nadia Fortin']],
    [people, ['Changer les résidents suivis par Claude Roy']],
    [people, ['Annuler l’invitation à attendue@vigie.example']],
  ]
  const ofTheHome: Way[] = [
    [devices, ['Ajouter un appareil']],
    [devices, ['Importer un fichier']],
    [devices, [device, 'Modifier']],
    [devices, [device, 'Donner à un autre résident']],
    [devices, [device, 'Retirer']],
    [shifts, ['Ajouter un quart']],
    [shifts, ['Modifier le quart Nuit']],
    [shifts, ['Supprimer le quart Nuit']],
    [escalation, ['Ajouter un plan pour un résident']],
    [informations, ['Rendre inactif']],
    [informations, ['Tout retirer']],
    [informations, ['Nouvelle clé d’API']],
    [informations, ['Nouvelle clé d’API', 'Créer la clé'], /^Clé d’API$/],
    [adminUsers, ['Inviter une personne']],
  ]
  return { residents: ofResidents, 'rules and people': ofRulesAndPeople, 'the home': ofTheHome }
}

test.each(['residents', 'rules and people', 'the home'] as const)(
  'axe-core finds nothing to fault in the windows about %s that an administrator opens',
  async (what) => {
    const page = await openAs(browser, admin, '/establishment')
    expect(await faultsInWindows(page, waysOfAdministrators()[what])).toEqual({})
  },
)

test('axe-core finds nothing to fault in what other hours of a shift and another time zone say, and who is invited, on a phone in English', async () => {
  const ofNight = { name: 'Lever la nuit', shiftIds: ['night'], activated: true }
  await home.addRule({ ...ofNight, action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
  const english = await addStaff(home, { locale: 'en', member: { roleId: roles.ADMIN } })
  const { informations, shifts, people } = addressesOf({ eid: home.eid })
  const narrow = { viewport: { width: 400, height: 740 } }
  const page = await openAs(browser, english, shifts, narrow)
  await page.getByRole('button', { name: /^Change the shift/ }).click()
  await page.getByLabel('End', { exact: true }).fill('03:00')
  await page.getByText('Notification rules limited to this shift').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goto(appUrl(informations))
  await page.getByLabel('Time zone').selectOption('America/Vancouver')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('dialog', { name: 'Change the time zone of the establishment?' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goto(appUrl(people))
  await page.getByRole('button', { name: 'Send again the invitation to attendue@vigie.example' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in the windows of super administrators, in English', async () => {
  const superAdmin = await addStaff(home, { roleId: roles.ADMIN, locale: 'en' })
  const { adminUser } = addressesOf({ eid: home.eid, uid: admin.uid })
  const page = await openAs(browser, superAdmin, '/establishment')
  await page.getByRole('heading', { level: 1, name: 'Establishments' }).waitFor()
  const found = await faultsInWindows(page, [
    [adminUser, ['Change the role']],
    [adminUser, ['Delete the account']],
  ])
  expect(found).toEqual({})
})

test('axe-core finds nothing to fault in the question to somebody who is invited', async () => {
  const nurse = await addStaff(await createHome(), { roleId: roles.NURSE })
  await db.doc(paths.invitation(home.eid, 'asked')).set(invitationTo(nurse.email))
  const page = await openAs(browser, nurse, '/establishment')
  await page.getByRole('dialog', { name: /Vous joindre à/ }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in what is said to whoever has no invitation', async () => {
  const nurse = await addStaff(await createHome(), { roleId: roles.NURSE })
  const page = await openAs(browser, nurse, '/invitation')
  await page.getByRole('dialog', { name: 'Aucune invitation pour cette adresse' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in a window over which somebody calls for help', async () => {
  const calling = await createHome()
  const nurse = await addStaff(calling, { roleId: roles.NURSE, member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, nurse, `/establishment/${calling.eid}/users`)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  await db.doc(paths.alert(calling.eid, 'a')).set(newAlert())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accuser réception/ })
    .waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test.each(['/create-account', '/login'])(
  'axe-core finds nothing to fault in the terms of service on %s',
  async (address) => {
    const page = await newTab(browser)
    await page.goto(appUrl(address))
    await page.getByRole('button', { name: 'Lire les conditions' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOn(page)).toEqual([])
  },
)
