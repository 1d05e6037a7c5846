import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { whenSteadyByKey } from './support/presses.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff } from './support/staff.ts'

const listensToAlerts = /"addTarget":\{[^+]*?"collectionId":"alerts"/g

/** How many listeners for alerts a page has opened so far. */
function listenersOn(page: Page): () => number {
  let opened = 0
  page.on('request', (request) => {
    const sent = (request.postData() ?? '').replaceAll('+', ' ')
    opened += [...decodeURIComponent(sent).matchAll(listensToAlerts)].length
  })
  return () => opened
}

test('a super admin hears the alerts of every home by one listener', async () => {
  const homes = await Promise.all(Array.from({ length: 6 }, () => createHome()))
  for (const { eid } of homes) await db.doc(paths.alert(eid, `alert-of-${eid}`)).set(newAlert())
  const admin = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const page = await newTab(browser, { storageState: await signedInStorage(admin, appUrl()) })
  const listeners = listenersOn(page)
  await page.goto(appUrl('/establishment'))
  await whenHeard(page)
  for (const { eid } of homes) {
    const card = page.locator('main li').filter({ hasText: `Résidence ${eid}` })
    await card.getByText('1 alerte en cours').waitFor()
  }
  // One that stays deaf on a slow machine is opened anew.
  expect(listeners()).toBeGreaterThan(0)
  expect(listeners()).toBeLessThan(homes.length)
  expectNoErrors(page)
})

test('a super admin opens a home whose own record is spoilt, and takes care of its alert', async () => {
  const home = await createHome()
  // An id of its own, as each alert has: what the keyboard stands on is shown above wherever it has the same.
  const aid = newId('alert')
  await db.doc(paths.alert(home.eid, aid)).set(newAlert())
  await db.doc(paths.establishment(home.eid)).update({ shifts: 'spoilt' })
  const admin = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/alerts`)
  await page.getByRole('heading', { level: 1, name: `Alertes · Résidence ${home.eid}` }).waitFor()
  const take = page.locator(`main [data-alert=${aid}]`).getByRole('button', { name: 'Accuser réception' })
  // By a key: the alerts of other homes above move it, and what has just moved takes no press.
  await whenSteadyByKey(take)
  await take.press('Enter')
  await whenDocument(paths.alert(home.eid, aid), ({ state }) => state === 'acknowledged')
  await page.goto(appUrl('/establishment'))
  await page
    .locator('main li')
    .getByRole('heading', { name: `Résidence ${home.eid}` })
    .waitFor()
  expectNoErrors(page)
})
