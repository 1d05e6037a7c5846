import { paths } from '@vigie/domain/paths'
import { afterAll, beforeAll, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { deafTo } from './support/deaf.ts'
import { type RelayedApp, startRelayedApp } from './support/relayed-app.ts'
import { addStaff } from './support/staff.ts'

let app: RelayedApp
beforeAll(async () => {
  app = await startRelayedApp(765)
})
afterAll(() => app.cut())

test('a resident’s page promises no alert while their devices are not heard, and says so; once they are, what they call by', async () => {
  const home = await createHome()
  const roy = await home.addResident({ name: 'Mme Roy', room: '214' })
  const cord = await home.addDevice(roy, 'NOVIKA-LW-TIRETTE', 'Salle de bain')
  const now = Date.now()
  await db.doc(paths.device(home.eid, roy, cord)).update({ lastSeenAt: now, heardAt: now })
  await home.addRule(buttonRule)
  const nurse = await addStaff(home)
  const devices = deafTo(/"collectionId":"devices"/)
  const tab = `/establishment/${home.eid}/beneficiary/${roy}/notifications`
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/alerts`, { origin: app.origin })
  app.firestore.tamper(devices)
  await page.goto(appUrl(tab, app.origin))
  await page.getByText('Les appareils de ce résident se font attendre').waitFor()
  await page.getByText('Aucune alerte en cours pour ce résident').waitFor()
  const promise = page.getByText('Une nouvelle alerte s’affichera ici')
  await promise.waitFor({ state: 'detached' })
  devices.end()
  await app.firestore.restore()
  await page.getByText('n’est en vigueur en ce moment pour ce résident').waitFor()
  await promise.waitFor({ state: 'detached' })
  expectNoErrors(page)
})
