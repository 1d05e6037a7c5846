import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

async function homeWithThermometer() {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  const deviceId = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Commode')
  return { home, admin, bid, deviceId }
}

const day = 86_400_000

test('an administrator sees in the list what a device last said and what it needs, and on its page all that is known of it', async () => {
  const { home, admin, bid, deviceId } = await homeWithThermometer()
  const former = await home.addResident({ room: '14', name: 'M. Côté' })
  const now = Date.now()
  await db.doc(paths.assignment(deviceId)).update({
    since: now - 2 * day,
    former: [{ beneficiaryId: former, from: now - 9 * day, to: now - 2 * day }],
  })
  const daysAgo = (days: number) => localDate(now - days * day, 'America/Toronto')
  const days = { [daysAgo(40)]: { percent: 85 }, [daysAgo(3)]: { percent: 15, rssi: -97, snr: 4 } }
  await db.doc(paths.upkeep(home.eid, deviceId)).set({ days })
  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 21.5 }))
  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 999 }))
  await whenDocument(paths.device(home.eid, bid, deviceId), ({ lastSeenAt }) => lastSeenAt !== null)
  await db.doc(paths.device(home.eid, bid, deviceId)).update({ battery: { percent: 12, at: now } })

  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.getByText('Température 21,5').waitFor()
  await row.getByText('Pile 12 % : à changer').waitFor()
  await row.getByText('Signal bon').waitFor()
  await row.getByText('Doit être entendu au moins une fois par heure').waitFor()

  await row.getByRole('link', { name: 'Capteur de température et d’humidité, Commode' }).click()
  await page.getByRole('heading', { level: 1, name: /^Appareil · / }).waitFor()
  const said = page.getByRole('region', { name: 'Derniers messages' })
  await said.getByRole('listitem').filter({ hasText: 'Température 21,5' }).waitFor()
  const owners = page.getByRole('region', { name: 'Attribué à' })
  await owners.getByRole('link', { name: '12 · Mme Roy' }).waitFor()
  await owners.getByRole('listitem').nth(1).getByRole('link', { name: '14 · M. Côté' }).waitFor()
  const kept = page.getByRole('region', { name: 'Pile et signal, jour par jour' })
  await kept.getByRole('row', { name: /85.%.*—/ }).waitFor({ state: 'attached' })
  await kept.getByRole('button', { name: 'Voir les chiffres' }).click()
  await kept.getByRole('cell', { name: '-97 dBm' }).waitFor()
  await kept.locator('svg.apexcharts-svg').nth(1).waitFor()
  const refused = page.getByRole('region', { name: 'Messages refusés' })
  await refused.getByText('La valeur est impossible').waitFor()

  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 22.5 }))
  await said.getByRole('listitem').first().filter({ hasText: 'Température 22,5' }).waitFor()
  expectNoErrors(page)
})

test('what was never said of a device is called unknown, and nothing is told of one that is another home’s', async () => {
  const { home, admin, deviceId } = await homeWithThermometer()
  const other = await homeWithThermometer()
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices/${deviceId}`)
  await page.getByText('Aucune valeur reçue').waitFor()
  await page.getByText('Pile : inconnue').waitFor()
  await page.getByText('Signal : inconnu').waitFor()
  await page.getByText('Rien depuis 7 jours.').waitFor()
  await page.getByText('Rien n’est connu encore').waitFor()
  await page.getByText('Aucun message refusé depuis 30 jours.').waitFor()

  const foreign = await openAs(browser, admin, `/establishment/${home.eid}/devices/${other.deviceId}`)
  const notHere = foreign.getByText('Rien n’est connu de cet appareil dans cet établissement')
  await notHere.waitFor()
  await expectNoneBeside(foreign.getByText('Commode'), notHere)
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const hers = await openAs(browser, nurse, `/establishment/${home.eid}/devices/${deviceId}`)
  const refused = hers.getByText('Vous n’avez pas accès à cette page')
  await refused.waitFor()
  await expectNoneBeside(hers.getByText('Commode'), refused)
})
