import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { appUrl, expectNoErrors, newTab, signOut, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
let page: Page
beforeAll(async () => {
  home = await createHome()
})
beforeEach(async () => {
  page = await newTab(browser)
})

/** Goes to a provider and says there who one is. */
async function comeBackFrom(provider: 'Google' | 'CHU', email: string, isVerified = true): Promise<void> {
  await page.getByRole('button', { name: `Continuer avec ${provider}` }).click()
  // Until one is there /login still is, which asks for an address as well.
  await page.waitForURL('**/openid/authorize?**')
  await page.getByLabel('Courriel', { exact: true }).fill(email)
  await page.getByRole('checkbox').setChecked(isVerified)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

test.each(['Google', 'CHU'] as const)(
  'whoever has an account comes in by %s, to the page that they came for',
  async (provider) => {
    const staff = await addStaff(home)
    const path = `/establishment/${home.eid}`
    await page.goto(appUrl(path))
    await comeBackFrom(provider, staff.email)
    await page.waitForURL(appUrl(path))
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByText(staff.name).waitFor()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expectNoErrors(page)
  },
)

test('nobody gets an account by it, and whoever turns back is where they were', async () => {
  await page.goto(appUrl('/login'))
  await comeBackFrom('CHU', `${newId('stranger')}@vigie.example`)
  await page.getByRole('alert').getByText('Aucun compte n’a ce courriel.').waitFor()
  expect(page.url()).toBe(appUrl('/login'))
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  // The answer is taken from the address once the page is drawn.
  await page.waitForURL(appUrl('/login'))
  expect(await page.getByRole('main').getByRole('alert').textContent()).toBe('')
  expectNoErrors(page)
})

test('an e-mail that the provider does not vouch for opens nobody’s account', async () => {
  const staff = await addStaff(home)
  await page.goto(appUrl('/login'))
  await comeBackFrom('CHU', staff.email, false)
  await page.getByRole('alert').getByText('Ce fournisseur ne répond pas de votre courriel.').waitFor()
  await submitSignIn(page, staff)
  await page.waitForURL(appUrl('/establishment'))
  await signOut(page)
  await comeBackFrom('CHU', staff.email, false)
  await page.getByRole('alert').getByText('Ce fournisseur ne répond pas de votre courriel.').waitFor()
  expectNoErrors(page)
})

test('of an e-mail that the provider does not vouch for nobody learns whether it has an account', async () => {
  const staff = await addStaff(home)
  const told: (string | null)[] = []
  for (const email of [staff.email, `${newId('stranger')}@vigie.example`]) {
    await page.goto(appUrl('/login'))
    await comeBackFrom('CHU', email, false)
    const answer = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
    told.push(await answer.textContent())
  }
  expect(told[0]).toContain('Ce fournisseur ne répond pas de votre courriel. Si vous avez un compte,')
  expect(told[1]).toBe(told[0])
  expectNoErrors(page)
})

test('an answer that this tab has not asked for signs nobody in', async () => {
  const token = `e30.${Buffer.from(JSON.stringify({ sub: 'x', nonce: 'x' })).toString('base64url')}.`
  await page.goto(appUrl(`/login#id_token=${token}&state=x`))
  await page.getByRole('alert').getByText('La connexion a échoué.').waitFor()
  expect(page.url()).toBe(appUrl('/login'))
  expectNoErrors(page)
})
