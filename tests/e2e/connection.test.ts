import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, newTab, openAs, signIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { deafTo } from './support/deaf.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { type Relay, startRelay } from './support/relay.ts'
import { addStaff } from './support/staff.ts'

/** The app finds the parts of the suite by the port that it was loaded from, so all of them move by the same. */
const shift = 700
const port = (address: string | undefined) => Number(address?.split(':').at(-1))
const hosting = port(process.env.VIGIE_HOSTING_URL)
const origin = `http://127.0.0.1:${hosting + shift}`

let firestore: Relay
let others: Relay[]
let home: TestHome
let page: Page

beforeAll(async () => {
  const relay = (target: number) => startRelay(target + shift, target)
  firestore = await relay(port(process.env.FIRESTORE_EMULATOR_HOST))
  others = await Promise.all([relay(hosting), relay(port(process.env.FIREBASE_AUTH_EMULATOR_HOST))])
})
afterAll(async () => {
  for (const relay of [firestore, ...others]) await relay.cut()
})
beforeEach(async () => {
  await firestore.restore()
  home = await createHome()
  page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, { origin })
  await is('live')
})

const is = (state: 'live' | 'waiting' | 'offline') =>
  page.locator(`[data-connection=${state}]`).waitFor({ state: 'attached', timeout: 25_000 })

test('Firestore that dies is said to be gone within seconds, and its return is seen', async () => {
  const cutAt = Date.now()
  await firestore.cut()
  await is('offline')
  expect(Date.now() - cutAt).toBeLessThan(8_000)
  await page.getByText(/Hors ligne depuis \d\d:\d\d\./).waitFor()
  await firestore.restore()
  await is('live')
  await expectNone(page.getByText(/Hors ligne depuis/))
  await home.addResident({ name: 'Mme Après' })
  await page.getByText('Mme Après').waitFor()
})

test('a network that swallows everything without a word is noticed too', async () => {
  const frozenAt = Date.now()
  firestore.freeze()
  await is('offline')
  expect(Date.now() - frozenAt).toBeLessThan(12_000)
  await firestore.restore()
  await is('live')
})

test('the browser’s own "no network" is believed at once', async () => {
  await page.context().setOffline(true)
  const saidAt = Date.now()
  await is('offline')
  expect(Date.now() - saidAt).toBeLessThan(2_000)
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

const openResident = async (bid: string, heading: string) => {
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`, origin))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const stillWaiting = () => page.getByText('Une partie de cette page se fait attendre.')

test('a listener that hears nothing keeps its page from being live, is said to be waited for, and is opened anew', async () => {
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const deaf = deafTo(/"collectionId":"days"/)
  firestore.tamper(deaf)
  await openResident(bid, '214 · Mme Roy')
  await is('waiting')
  const waitsSince = Date.now()
  await stillWaiting().waitFor()
  expect(Date.now() - waitsSince).toBeLessThan(3_000)
  await page.getByRole('heading', { name: 'Aujourd’hui' }).waitFor()
  expect(await page.locator('main [data-loading]').count()).toBe(1)
  expect(await page.getByText('Rien reçu aujourd’hui').count()).toBe(0)
  deaf.end()
  await is('live')
  expect(deaf.tries()).toBeGreaterThanOrEqual(2)
  await page.getByText('Rien reçu aujourd’hui').waitFor()
  await stillWaiting().waitFor({ state: 'detached' })
})

test('a page of which nothing was heard has its title and its ground, never "no such resident"', async () => {
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const deaf = deafTo(new RegExp(`/beneficiaries/${bid}"\\]`))
  firestore.tamper(deaf)
  await openResident(bid, 'Résident')
  await stillWaiting().waitFor()
  await is('waiting')
  expect(await page.locator('main [data-loading]').count()).toBe(1)
  expect(await page.getByText('Résident introuvable').count()).toBe(0)
  deaf.end()
  await is('live')
  await page.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
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
  const loaded = page.waitForResponse(/alerts-page/)
  await page.reload()
  await loaded
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
  expect(await page.getByText('Aucune alerte résolue').count()).toBe(0)
  await firestore.restore()
  await page.getByText('Aucune alerte résolue').waitFor()
})

test('somebody whose memberships are not heard is told to wait, and it heals by itself', async () => {
  const deaf = deafTo(/"collectionId":"members"(?!.*"limit")/s)
  firestore.tamper(deaf)
  await page.goto(appUrl(`/establishment/${home.eid}`, origin))
  await stillWaiting().waitFor()
  deaf.end()
  await is('live')
  await page.getByText('Aucun résident pour l’instant').waitFor()
})
