import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, expectNoErrors, newTab, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const silent = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Son des alertes coupé : le rétablir' })

async function turnOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Son des alertes : activé' }).click()
  await silent(page).waitFor()
}

async function signedIn(home: TestHome) {
  const nurse = await addStaff(home, { name: 'Alice Tremblay' })
  const page = await newTab(browser, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await signIn(page, nurse)
  await whenHeard(page)
  return { nurse, page }
}

test('a screen whose alerts are silent says so on every page and in every tab, until one tap', async () => {
  const { page } = await signedIn(await createHome())
  await expectNone(silent(page))
  const other = await page.context().newPage()
  await other.goto(page.url())
  await whenHeard(other)
  await turnOff(page)
  await silent(other).waitFor()
  await page.reload()
  await silent(page).tap()
  await silent(page).waitFor({ state: 'detached' })
  await page.locator('h1:focus').waitFor()
  await silent(other).waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('whoever signs in after somebody who turned the sound off hears alerts, be it the same person', async () => {
  const home = await createHome()
  const { nurse, page } = await signedIn(home)
  await turnOff(page)
  await signOut(page)
  await signIn(page, nurse)
  await whenHeard(page)
  await expectNone(silent(page))

  // Their session ended without a sign-out: the browser was closed, and its sign-in lost.
  await turnOff(page)
  const key = 'vigie.alertSoundOffFor'
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(nurse.uid)
  await signOut(page)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, nurse.uid] as const)
  await signIn(page, await addStaff(home, { name: 'Bob Roy' }))
  await whenHeard(page)
  await expectNone(silent(page))
  expectNoErrors(page)
})

test('the login page of a device on which alerts sounded says that it is silent, and of no other', async () => {
  const home = await createHome()
  const nurse = await addStaff(home)
  const said = 'aucune alerte ne sonne ni ne s’affiche sur cet appareil'
  const page = await newTab(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(appUrl('/login'))
  await expectNoneBeside(page.getByText(said), page.locator('input[name=email]'))
  await signIn(page, nurse)
  await whenHeard(page)
  await signOut(page)
  await page.getByRole('status').getByText(said).waitFor()
  for (const trace of [home.eid, nurse.uid, nurse.name])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(trace)
  expectNoErrors(page)
})
