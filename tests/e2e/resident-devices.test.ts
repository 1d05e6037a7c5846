import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }

async function homeWithSensors() {
  const home = await createHome()
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  const air = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Salon')
  const mat = await home.addDevice(bid, 'NOVIKA-LW-TAPISSOL', 'Pied du lit')
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  const at = Date.now() - 60_000
  // It works, and nobody has pressed it yet.
  await db.doc(paths.device(home.eid, bid, button)).update({ lastSeenAt: at })
  await db.doc(paths.device(home.eid, bid, air)).update({
    lastSeenAt: at,
    readings: { temperature: { value: 21.5, at } },
    battery: { percent: 12, at },
    signal: { rssi: -119, snr: -14, at },
  })
  const dayAgo = at - 30 * 3_600_000
  await db.doc(paths.device(home.eid, bid, mat)).update({
    lastSeenAt: dayAgo,
    readings: { floorMatPressed: { value: null, at: dayAgo } },
  })
  return { home, bid, air, mat, button, address: `/establishment/${home.eid}/beneficiary/${bid}` }
}

test('an attendant sees each sensor of a resident on a phone, what it needs, and what it measures next', async () => {
  const { home, air, mat, button, bid, address } = await homeWithSensors()
  const page = await openAs(browser, await addStaff(home), address, phone)
  await page.getByRole('tab', { name: 'Capteurs' }).tap()
  await page.waitForURL(appUrl(`${address}/devices`))
  const tile = (id: string) => page.locator(`[data-device="${id}"]`)
  await tile(air).getByRole('heading', { name: 'Salon' }).waitFor()
  await tile(air)
    .getByText(/^21,5\s°C$/)
    .waitFor()
  await tile(air)
    .getByText(/^Pile 12\s%\s: à changer$/)
    .waitFor()
  await tile(air).getByText('Signal faible').waitFor()
  await tile(air).getByText('Doit être entendu au moins une fois par heure').waitFor()
  await tile(button).getByText('Pile : inconnue').waitFor()
  await tile(button)
    .getByText(/^Dernier signal des capteurs\s: il y a \d+\smin$/)
    .waitFor()
  await tile(mat)
    .and(page.locator('[data-hearing=silent]'))
    .getByText(/^Rien reçu depuis /)
    .waitFor()
  await expectNone(page.getByRole('button', { name: /^Actions/ }))
  await expectNone(page.getByRole('button', { name: 'Ajouter un appareil' }))

  await whenHeard(page)
  const at = Date.now()
  await db
    .doc(paths.device(home.eid, bid, air))
    .update({ lastSeenAt: at, readings: { temperature: { value: 22.5, at } } })
  await tile(air)
    .getByText(/^22,5\s°C$/)
    .waitFor()

  // Heard within its hour, and cut off: that is said in place of how often it should be heard, and what it told last is no fact of now.
  const since = Date.now()
  await db.doc(paths.device(home.eid, bid, air)).update({ heardAt: at, gateway: { id: 'toit', at } })
  await db
    .doc(paths.establishment(home.eid))
    .update({ silent: { of: 'gateway', since, devices: 1, gateways: [{ id: 'toit', since }] } })
  await tile(air)
    .getByText(/^Sa passerelle toit se tait depuis \d\d:\d\d$/)
    .waitFor()
  await tile(air).getByText('Au dernier signal :').waitFor()
  await expectNone(tile(air).getByText('Doit être entendu au moins une fois par heure'))
  expectNoErrors(page)
})

test('a caregiver sees the sensors of whom they follow, and is told what will be there of whom there is none', async () => {
  const { home, bid, air, address } = await homeWithSensors()
  const bare = await home.addResident({ room: '13', name: 'M. Côté' })
  const caregiver = await addStaff(home, {
    roleId: roles.CAREGIVER,
    locale: 'en',
    member: { role: roles.CAREGIVER, roleId: 10, beneficiaryIds: [bid, bare] },
  })
  for (const id of [bid, bare]) {
    await db.doc(paths.beneficiary(home.eid, id)).update({ caregiverIds: [caregiver.uid] })
  }
  const page = await openAs(browser, caregiver, `${address}/devices`)
  await page.getByRole('tab', { name: 'Sensors', selected: true }).waitFor()
  await page.locator(`[data-device="${air}"]`).getByText('21.5').waitFor()
  await expectNone(page.getByRole('button', { name: /^Actions/ }))
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bare}/devices`))
  await page.getByText('The sensors of the room will be here once an administrator').waitFor()
  await expectNone(page.getByRole('button', { name: 'Add a device' }))
  await whenHeard(page)
  await db.doc(paths.beneficiary(home.eid, bare)).update({ state: 'archived' })
  await page.getByText('The record is archived: no device is assigned to it.').waitFor()
  expectNoErrors(page)
})

test('an administrator adds a resident’s first device there, sees it heard, and retires it', async () => {
  const home = await createHome()
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  await home.addResident({ room: '13', name: 'M. Côté' })
  const deviceId = newDevEui()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/beneficiary/${bid}/devices`)
  await page.getByText('Ajoutez le premier, puis appuyez sur son bouton').waitFor()
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un appareil' })
  await dialog.getByLabel('Numéro de l’appareil (DevEUI)').fill(deviceId)
  await dialog.getByLabel('Type d’appareil').selectOption('NOVIKA-LW-BOUTON')
  await dialog.getByLabel('Emplacement (facultatif)').fill('Chevet')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByText('Appareil ajouté').waitFor()

  const device = page.locator(`[data-device="${deviceId}"]`)
  await page.getByRole('region', { name: 'Pas encore entendus' }).locator(device).waitFor()
  await whenHeard(page)
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  await page.getByRole('region', { name: 'Capteurs' }).locator(device).getByText('Bouton d’appel').waitFor()
  await expectNone(page.getByRole('region', { name: 'Pas encore entendus' }))

  // With a key: that no rule is for the press comes above, and would take the button from under the mouse.
  await device.getByRole('button', { name: 'Actions : Bouton panique, Chevet' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Retirer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await page.getByText('Appareil retiré : Bouton panique, Chevet').waitFor()
  await page.getByText('Ajoutez le premier, puis appuyez sur son bouton').waitFor()
  expectNoErrors(page)
})
