import { paths } from '@vigie/domain/paths'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { type HomeWithAlerts, homeWithAlerts } from './support/home-with-alerts.ts'
import { loseCalls } from './support/lost-calls.ts'
import { whenItLocksByItself } from './support/screen-lock.ts'
import { addStaff } from './support/staff.ts'
import { withText } from './support/text-size.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The locked screen of a home. */
async function lockedAt(home: HomeWithAlerts, viewport: Size): Promise<Page> {
  await db.doc(paths.establishment(home.eid)).update({ lockAfterMinutes: 5 })
  const nurse = await addStaff(home, { name: 'Anne-Sophie Beauregard-Létourneau' })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`, { viewport })
  await whenItLocksByItself(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
  await page.getByRole('button', { name: 'Déverrouiller' }).waitFor()
  return page
}

/** That of one where four call. */
async function lockedScreen(viewport: Size): Promise<Page> {
  const home = await homeWithAlerts()
  for (const room of ['214 aile Nord-Ouest', '215', '216', '217'])
    await home.raise(`r${room.slice(0, 3)}`, { room })
  const page = await lockedAt(home, viewport)
  await page.locator('main [data-alert]').nth(3).waitFor()
  return page
}

test('on a phone on its side the way to unlock a screen is in sight beside who calls', async () => {
  const page = await lockedScreen({ width: 640, height: 360 })
  const unlock = page.getByRole('button', { name: 'Déverrouiller' })
  for (const size of [
    { width: 640, height: 360 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    const call = await page.locator('[data-alert]').nth(1).boundingBox()
    const opens = await unlock.boundingBox()
    expect((call?.x ?? 0) + (call?.width ?? 999)).toBeLessThanOrEqual(opens?.x ?? 0)
    expect((call?.y ?? 0) + (call?.height ?? 999)).toBeLessThanOrEqual(size.height)
    expect((opens?.y ?? 0) + (opens?.height ?? 999)).toBeLessThanOrEqual(size.height)
  }
  expectNoErrors(page)
})

test('with larger letters the way to unlock a phone is in sight below who calls', async () => {
  const page = await lockedScreen({ width: 400, height: 860 })
  const unlock = page.getByRole('button', { name: 'Déverrouiller' })
  const endOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().bottom)
  await withText(page, 150, async () => {
    await expect.poll(() => endOf(unlock)).toBeLessThanOrEqual(860)
    const { y: begins = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
    expect(await endOf(page.getByText('Chambre 21').first())).toBeLessThan(begins)
    await page.locator('[data-calls] [data-more-below=true]').waitFor({ state: 'attached' })
  })
  expectNoErrors(page)
})

test('a locked screen that shows all who call does not say that more follow', async () => {
  const page = await lockedScreen({ width: 768, height: 1024 })
  const sign = page.locator('[data-more-below]')
  await sign.and(page.locator('[data-more-below=false]')).waitFor({ state: 'attached' })
  const hidden = () =>
    page.locator('[data-calls]').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(0)
  // Where some are out of sight it does.
  await page.setViewportSize({ width: 768, height: 700 })
  await sign.and(page.locator('[data-more-below=true]')).waitFor({ state: 'attached' })
  expectNoErrors(page)
})

test('on a locked phone the room of a call that told nobody is in sight, however much else is said above it', async () => {
  const home = await homeWithAlerts()
  const set = (fields: object) => db.doc(paths.establishment(home.eid)).update(fields)
  await loseCalls(home, '214')
  const page = await lockedAt(home, { width: 360, height: 640 })
  const expectInSight = async () => {
    for (const height of [640, 600, 560]) {
      await page.setViewportSize({ width: 360, height })
      await expect
        .poll(() => page.locator('[data-rooms]').evaluate(isWhole), { message: `at ${height}` })
        .toBe(true)
    }
  }
  const before = Date.now() - 3_600_000
  await set({ silent: { of: 'home', since: before, devices: 12 } })
  await page.getByText('Rien n’est reçu de toute la résidence').waitFor()
  await expectInSight()
  const broken = { part: 'ingest', parts: ['ingest'], since: before, told: null }
  await set({ chain: { checkedAt: Date.now(), broken, mended: null } })
  await page.getByText('Des appels à l’aide peuvent n’alerter personne').waitFor()
  await expectInSight()
  expectNoErrors(page)
})

/** Whether all of an element is on screen, and nothing lies over it. */
function isWhole(element: Element): boolean {
  const { top, bottom, left } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 5, y)))
}

test.each([
  [640, 360],
  [1024, 600],
])(
  'where calls scroll with the page, at %i by %i, a sign says as long as more follow',
  async (width, height) => {
    const home = await homeWithAlerts()
    await loseCalls(home, '301', '302', '303', '304', '305')
    // Turned meanwhile: held upright they scroll by themselves.
    const page = await lockedAt(home, { width: 360, height: 640 })
    await page.locator('[data-rooms]').nth(4).waitFor()
    const says = (isMore: boolean) =>
      page.locator(`[data-more-below=${isMore}]`).waitFor({ state: 'attached' })
    await says(true)
    await page.setViewportSize({ width, height })
    await says(true)
    const foot = () =>
      page.locator('[data-more-below] svg').evaluate((sign) => sign.getBoundingClientRect().bottom)
    await expect.poll(foot).toBeCloseTo(height, -1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await says(false)
    await page.setViewportSize({ width, height: 1600 })
    await says(false)
    expectNoErrors(page)
  },
)
