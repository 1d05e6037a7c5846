import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { homeWithAlerts } from './support/home-with-alerts.ts'
import { whenItLocksByItself } from './support/screen-lock.ts'
import { addStaff } from './support/staff.ts'

/** The locked screen of a home where four call. */
async function lockedScreen(viewport: { width: number; height: number }): Promise<Page> {
  const home = await homeWithAlerts()
  await db.doc(paths.establishment(home.eid)).update({ lockAfterMinutes: 5 })
  for (const room of ['214 aile Nord-Ouest', '215', '216', '217'])
    await home.raise(`r${room.slice(0, 3)}`, { room })
  const nurse = await addStaff(home, { name: 'Anne-Sophie Beauregard-Létourneau' })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`, { viewport })
  await whenItLocksByItself(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
  await page.locator('main [data-alert]').nth(3).waitFor()
  await page.getByRole('button', { name: 'Déverrouiller' }).waitFor()
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
