import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { appUrl, expectNoErrors, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { signedInStorage } from './support/session.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const cannotLoad = (page: Page, code: RegExp) => page.route(code, (route) => route.abort())
const told = (page: Page) =>
  page.getByRole('alert').getByText('Cette partie de la page n’a pas pu être chargée.')

test('a menu that cannot be loaded takes no alert from the screen, and is there once the page is loaded anew', async () => {
  await home.raise('a')
  const page = await newTab(browser, { storageState: await signedInStorage(home.staff, appUrl()) })
  await cannotLoad(page, /menu-list/)
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await told(page).waitFor()
  await strip(page).getByText('Mme Roy').waitFor()
  await home.raise('b', { room: '216' })
  await strip(page).getByText('216').waitFor()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Recharger' }).click()
  await told(page).waitFor({ state: 'detached' })
  await whenHeard(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).waitFor()
})

test('terms that cannot be loaded leave what was typed', async () => {
  const page = await newTab(browser)
  await cannotLoad(page, /terms-dialog/)
  await page.goto(appUrl('/create-account'))
  await page.getByLabel('Courriel').fill('nadia@vigie.example')
  await page.getByRole('button', { name: 'Lire les conditions' }).click()
  await told(page).waitFor()
  expect(await page.getByLabel('Courriel').inputValue()).toBe('nadia@vigie.example')
  expectNoErrors(page)
})

test('a page before the app that cannot be loaded says nothing of the others', async () => {
  const page = await newTab(browser)
  await cannotLoad(page, /forgot-password-page/)
  await page.goto(appUrl('/login'))
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click()
  await page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Connexion' }).waitFor()
})

test('a page of the app that cannot be loaded stands under its own title, and takes no alert away', async () => {
  await home.raise('a')
  const page = await newTab(browser, { storageState: await signedInStorage(home.staff, appUrl()) })
  await cannotLoad(page, /alerts-page/)
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${home.bid}`))
  await page.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
  await whenHeard(page)
  await page.getByRole('link', { name: '1 alerte en cours' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Alertes', exact: true }).waitFor()
  await page.getByText('Cette page n’a pas pu s’afficher').waitFor()
  expect([await page.locator('h1').count(), await page.locator('main').count()]).toEqual([1, 1])
  await strip(page).getByText('Mme Roy').waitFor()

  // Without a line, to try again takes nothing from the screen; once it is back, so does whoever just opens the page again.
  const isOwn = (url: URL) => url.pathname === '/'
  await page.route(isOwn, (route) => route.abort())
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Le serveur ne répond pas encore').waitFor()
  await strip(page).getByText('Mme Roy').waitFor()
  await page.unrouteAll()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '214 · Mme Roy' }).waitFor()
  await page.getByRole('link', { name: '1 alerte en cours' }).first().click()
  await page.getByRole('link', { name: 'Toutes les alertes' }).waitFor()
})
