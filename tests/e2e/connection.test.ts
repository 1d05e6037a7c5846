import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { join } from '../support/people.ts'
import { appUrl, newTab, openAs, signIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import type { Relay } from './support/relay.ts'
import { type RelayedApp, startRelayedApp } from './support/relayed-app.ts'
import { addStaff } from './support/staff.ts'

let app: RelayedApp
let firestore: Relay
let home: TestHome
let page: Page

beforeAll(async () => {
  app = await startRelayedApp(700)
  firestore = app.firestore
})
afterAll(() => app.cut())
beforeEach(async () => {
  await firestore.restore()
  home = await createHome()
  const { origin } = app
  page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, {
    origin,
    loadsAhead: true,
  })
  await is('live')
})

const is = (state: 'live' | 'offline') =>
  page.locator(`[data-connection=${state}]`).waitFor({ state: 'attached' })

test('Firestore that dies is said to be gone, and its return is seen', async () => {
  await firestore.cut()
  await is('offline')
  await page.getByText(/Hors ligne depuis \d\d:\d\d\./).waitFor()
  // The room that it takes is the title's: since when goes on in a second line, within its height.
  const { width = 0, height = 0 } = (await page.locator('[data-connection] button').boundingBox()) ?? {}
  expect([width <= 140, height]).toEqual([true, 44])
  await firestore.restore()
  await is('live')
  await expectNone(page.getByText(/Hors ligne depuis/))
  await home.addResident({ name: 'Mme Après' })
  await page.getByText('Mme Après').waitFor()
})

test('a network that swallows everything without a word is noticed too', async () => {
  firestore.freeze()
  await is('offline')
  await firestore.restore()
  await is('live')
})

test('the browser’s own "no network" is believed', async () => {
  await page.context().setOffline(true)
  await is('offline')
  await page.context().setOffline(false)
  await is('live')
})

test('what was on screen stays on screen while offline', async () => {
  await home.addResident({ name: 'Mme Roy' })
  await page.getByText('Mme Roy').waitFor()
  await firestore.cut()
  await is('offline')
  expect(await page.getByText('Mme Roy').count()).toBe(1)
})

test('a page whose code has not arrived is not called live, not even for a moment', async () => {
  const code = Promise.withResolvers<void>()
  const elsewhere = await newTab(browser)
  await elsewhere.route(/alerts-page/, async (route) => {
    await code.promise
    await route.continue()
  })
  await signIn(elsewhere, await addStaff(home))
  await whenHeard(elsewhere)
  await elsewhere.goto(appUrl('/establishment'))
  await elsewhere.locator('[data-connection=live]').waitFor({ state: 'attached' })
  const said = await elsewhere.evaluate(async () => {
    const states = new Set<string | undefined>()
    document.querySelector<HTMLElement>('header a[href*="/alerts"]')?.click()
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (!document.querySelector('main [data-loading]')) continue
      states.add(document.querySelector<HTMLElement>('[data-connection]')?.dataset.connection)
    }
    return [...states]
  })
  expect(said).toEqual(['waiting'])
  code.resolve()
  await elsewhere.getByRole('heading', { name: 'Terminées récemment' }).waitFor()
  await elsewhere.locator('[data-connection=live]').waitFor({ state: 'attached' })
})

test('a page opens without a network, for its code was loaded ahead', async () => {
  // Its texts are asked for beside it.
  const loaded = Promise.all([/alerts-page/, /\/told-.{8}\.js/].map((part) => page.waitForResponse(part)))
  await page.reload()
  for (const part of await loaded) {
    // With all that it imports.
    await page.evaluate(`import(${JSON.stringify(part.url())}).then(() => true)`)
  }
  await is('live')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Terminées récemment' }).waitFor()
})

test('while it cannot be reached, no list is called empty', async () => {
  await firestore.cut()
  await is('offline')
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Terminées récemment' }).waitFor()
  await page.locator('main [data-loading]').first().waitFor()
  // Firestore speaks of its cache once it has given up on the server.
  await page.getByText(/Hors ligne depuis \d\d:\d\d\./).waitFor()
  await expectNoneBeside(
    page.getByText('Aucune alerte résolue'),
    page.getByText(/Hors ligne depuis \d\d:\d\d\./),
  )
  await firestore.restore()
  await page.getByText('Aucune alerte résolue').waitFor()
})

test.each([
  ['the alerts of a home', (_bid: string) => '/alerts'],
  ['the alerts of a resident', (bid: string) => `/beneficiary/${bid}/notifications`],
])('offline, %s say only that none was in progress before', async (_name, path) => {
  const bid = await home.addResident({ name: 'Mme Roy' })
  await page.goto(`${app.origin}/establishment/${home.eid}${path(bid)}`)
  const none = page.getByText('Aucune alerte en cours')
  await none.waitFor()
  await page.context().setOffline(true)
  const before = page.getByText(/^Aucune alerte n’était en cours au dernier contact \(\d\d:\d\d\)$/)
  await expectNoneBeside(none, before)
  await page
    .getByText('La page n’est pas en direct : une nouvelle alerte peut ne pas s’afficher ici.')
    .waitFor()
  await page.context().setOffline(false)
  await none.waitFor()
})

test('outside a home the chip of who has homes on several clocks says on whose, and the bar stays as high', async () => {
  const other = await createHome({ timeZone: 'America/Vancouver' })
  const administrator = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  await join(other.eid, { ...administrator, role: 2 }, { roleId: 1 })
  const viewport = { width: 900, height: 800 }
  const wide = await openAs(browser, administrator, '/profile', { viewport })
  const bar = wide.getByRole('banner')
  const before = (await bar.boundingBox())?.height
  await wide.context().setOffline(true)
  const chip = wide.locator('[data-connection=offline] button')
  await chip.getByText(/Hors ligne depuis .*\(heure de cet appareil\)/).waitFor()
  expect([(await chip.boundingBox())?.height, (await bar.boundingBox())?.height]).toEqual([44, before])
})
