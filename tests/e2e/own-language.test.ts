import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, expectNoErrors, newTab, openAs, signIn, signOut, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})

const isIn = (page: Page, language: 'fr' | 'en') =>
  page
    .getByRole('heading', { level: 1, name: language === 'fr' ? 'Établissements' : 'Establishments' })
    .waitFor()
const toEnglish = async (page: Page) => {
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('button', { name: 'Passer au français' }).waitFor()
}

test('whoever signs in is spoken to in the language of their profile, before their e-mail is verified too', async () => {
  const [verified, unverified] = await Promise.all([
    addStaff(home, { locale: 'en' }),
    addStaff(home, { locale: 'en', emailVerified: false }),
  ])
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await submitSignIn(page, unverified)
  await page.waitForURL(appUrl('/verify-email'))
  await page.getByRole('heading', { name: 'Verify your e-mail' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-CA')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(appUrl('/login'))
  // The language last used on the device, until somebody signs in.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const french = await addStaff(home)
  await signIn(page, french)
  await isIn(page, 'fr')
  await signOut(page)
  await signIn(page, verified)
  await isIn(page, 'en')
  expectNoErrors(page)
})

test('a language that was chosen on /login stays for that sign-in, and is nobody’s who signs in next', async () => {
  const [first, next] = await Promise.all([addStaff(home), addStaff(home)])
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  // In French no line begins with a colon.
  await page.locator('input[name=email]').fill('personne')
  await page.locator('button[type=submit]').click()
  const incomplete = page.getByText(/^Ce courriel n’est pas valable/)
  expect(await incomplete.textContent()).toMatch(/valable\u00a0: /)
  await toEnglish(page)
  await signIn(page, first)
  await isIn(page, 'en')
  await page.reload()
  await whenHeard(page)
  await isIn(page, 'en')
  await signOut(page)
  await signIn(page, next)
  await isIn(page, 'fr')
  expectNoErrors(page)
})

test('a language that was chosen in one tab is forgotten there, whichever tab signs out', async () => {
  const [first, next] = await Promise.all([addStaff(home), addStaff(home)])
  const one = await openAs(browser, first, '/establishment')
  const other = await one.context().newPage()
  await other.goto(appUrl('/establishment'))
  await isIn(other, 'fr')
  await toEnglish(other)
  await signOut(one)
  await other.waitForURL(appUrl('/login'))
  await signIn(other, next)
  await isIn(other, 'fr')
  expectNoErrors(one)
})

test('a language that cannot be loaded leaves the screen in the one it has, and says so', async () => {
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('heading', { name: 'Connexion' }).waitFor()
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByText('La langue n’a pas pu être changée').waitFor()
  await page.getByRole('heading', { name: 'Connexion' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA')
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Recharger' }).click()
  await toEnglish(page)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expectNoErrors(page)
})
