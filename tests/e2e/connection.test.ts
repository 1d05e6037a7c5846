import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, newTab, signIn } from './support/app.ts'
import { type Relay, startRelay } from './support/relay.ts'
import { addStaff } from './support/staff.ts'

/** The app finds the parts of the suite by the port that it was loaded from, so all of them move by the same. */
const shift = 700
const port = (address: string | undefined) => Number(address?.split(':').at(-1))
const hosting = port(process.env.VIGIE_HOSTING_URL)
const origin = `http://127.0.0.1:${hosting + shift}`

let browser: Browser
let firestore: Relay
let others: Relay[]
let home: TestHome
let page: Page

beforeAll(async () => {
  const relay = (target: number) => startRelay(target + shift, target)
  firestore = await relay(port(process.env.FIRESTORE_EMULATOR_HOST))
  others = await Promise.all([relay(hosting), relay(port(process.env.FIREBASE_AUTH_EMULATOR_HOST))])
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  for (const relay of [firestore, ...others]) await relay.cut()
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
beforeEach(async () => {
  await firestore.restore()
  home = await createHome()
  page = await newTab(browser)
  await signIn(page, await addStaff(home), origin)
  await page.goto(appUrl(`/establishment/${home.eid}`, origin))
  await is('live')
})

const is = (state: 'live' | 'offline') =>
  page.locator(`[data-connection=${state}]`).waitFor({ state: 'attached', timeout: 25_000 })

test('Firestore that dies is said to be gone within seconds, and its return is seen', async () => {
  const cutAt = Date.now()
  await firestore.cut()
  await is('offline')
  expect(Date.now() - cutAt).toBeLessThan(8_000)
  await page.getByText(/Hors ligne depuis \d\d:\d\d\./).waitFor()
  await firestore.restore()
  await is('live')
  expect(await page.getByText(/Hors ligne depuis/).count()).toBe(0)
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
