import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { mailedLinks } from '../support/mailed-links.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, newTab, signIn, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff } from './support/staff.ts'

let page: Page
let home: TestHome
beforeAll(async () => {
  home = await createHome()
})
beforeEach(async () => {
  page = await newTab(browser)
})

test('a wrong password and an unknown person get the same words, in both languages', async () => {
  const { email } = await addStaff(home)
  await page.goto(appUrl('/login'))
  await submitSignIn(page, { email, password: 'Wrong!2026' })
  await page.getByRole('alert').getByText('Courriel ou mot de passe incorrect.').waitFor()
  const answered = page.waitForResponse('**/accounts:signInWithPassword?**')
  await submitSignIn(page, { email: 'personne@vigie.example', password: 'Wrong!2026' })
  await answered
  await page.getByRole('alert').getByText('Courriel ou mot de passe incorrect.').waitFor()
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('alert').getByText('Wrong email or password.').waitFor()
  expect(page.url()).toBe(appUrl('/login'))
})

test('the terms of service can be read, in both languages', async () => {
  await page.goto(appUrl('/login'))
  await page.getByRole('button', { name: 'Lire les conditions' }).click()
  await page.getByRole('dialog', { name: 'Conditions d’utilisation' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('button', { name: 'Read the terms' }).click()
  await page.getByRole('dialog', { name: 'Terms of service' }).waitFor()
})

test('what is missing is said where it is missing, and has the focus', async () => {
  await page.goto(appUrl('/login'))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText('Inscrivez votre courriel.').waitFor()
  await page.getByText('Inscrivez votre mot de passe.').waitFor()
  await page.locator('[name=email]:focus').waitFor()
  await submitSignIn(page, { email: 'alice@vigie.example', password: '' })
  await page.getByText('Inscrivez votre mot de passe.').waitFor()
  await page.locator('[name=password]:focus').waitFor()
})

test('an expired session is explained on /login', async () => {
  await page.goto(appUrl('/login?expired'))
  await page.getByText('Votre session a expiré, veuillez vous connecter.').waitFor()
})

test('a protected page leads to /login when nobody is signed in, and an unknown one to /404', async () => {
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await page.waitForURL(appUrl('/login'))
  await page.goto(appUrl('/nowhere'))
  await page.waitForURL(appUrl('/404'))
  await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  await page.getByRole('button', { name: 'Switch to English' }).waitFor()
})

test('whoever is signed in sees the alerts also at an address that there is not', async () => {
  const resident = await home.addResident({ room: '214', name: 'Mme Roy' })
  await db.doc(paths.alert(home.eid, 'calls')).set(newAlert({ beneficiaryId: resident }))
  await signIn(page, await addStaff(home))
  await page.goto(appUrl('/nowhere'))
  await page.getByRole('heading', { name: 'Page introuvable' }).first().waitFor()
  await page.getByRole('region', { name: 'Alertes en cours' }).locator('[data-alert="calls"]').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).press('Enter')
  await page.waitForURL(appUrl('/establishment'))
})

test('somebody signed in is led from /login and from / to the establishments', async () => {
  await signIn(page, await addStaff(home))
  for (const path of ['/login', '/', '/verify-email']) {
    await page.goto(appUrl(path))
    await page.waitForURL(appUrl('/establishment'))
  }
})

test('an unverified e-mail leads to /verify-email until it is verified', async () => {
  const staff = await addStaff(home, { emailVerified: false })
  await page.goto(appUrl('/login'))
  await submitSignIn(page, staff)
  await page.waitForURL(appUrl('/verify-email'))
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await page.waitForURL(appUrl('/verify-email'))
  await page.getByText(staff.email).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  const check = page.getByRole('button', { name: 'J’ai déjà vérifié' })
  const place = await check.boundingBox()
  for (const told of ['Votre courriel n’est pas', 'La vérification n’a pas pu'])
    expect(await page.getByText(told).isVisible()).toBe(false)
  await check.click()
  await page.getByRole('alert').getByText('Votre courriel n’est pas encore vérifié.').waitFor()
  // What stands below does not move for what is told.
  expect(await check.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Renvoyer le courriel' }).click()
  await page.getByRole('status').getByText('Courriel de vérification envoyé.').waitFor()
  expect(await check.boundingBox()).toEqual(place)
  const [mail] = await mailedLinks(staff.email)
  const link = await page.context().newPage()
  await link.goto(appUrl(`${mail?.address.pathname}${mail?.address.search}`))
  await link.getByRole('button', { name: 'Oui, c’est le mien' }).click()
  await link.getByText('Courriel vérifié.').waitFor()
  // Opened once more, it does not sound as if nothing had been verified.
  await link.reload()
  await link.getByText('Si vous l’avez déjà ouvert, votre courriel est vérifié').waitFor()
  await page.getByRole('button', { name: 'J’ai déjà vérifié' }).click()
  await page.waitForURL(appUrl('/establishment'))
  await page.getByRole('heading', { name: `Résidence ${home.eid}` }).waitFor()
  // From then on messages go to that address, though they have only looked.
  await whenDocument(paths.user(staff.uid), ({ emailVerified }) => emailVerified)
})

test('somebody about whom Auth is silent is told that the page waits, before the app as in it', async () => {
  const staff = await addStaff(home)
  const waiting = await newTab(browser, { storageState: await signedInStorage(staff, appUrl()) })
  const held = Promise.withResolvers<void>()
  await waiting.route('**/accounts:lookup*', async (route) => {
    await held.promise
    await route.continue()
  })
  await waiting.goto(appUrl('/login'))
  await waiting
    .getByText(/^La page se fait attendre\. D’ici là, les alertes ne peuvent pas être vues ici\./)
    .waitFor()
  held.resolve()
  await waiting.waitForURL(appUrl('/establishment'))
})
