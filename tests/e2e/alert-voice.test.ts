import { paths } from '@vigie/domain/paths'
import type { Locator } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { appUrl, expectNoErrors, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { neverSilent } from './support/never-silent.ts'
import { signedInStorage } from './support/session.ts'
import { silentUntilTouched } from './support/silent-until-touched.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

test('a new alert is read out at once and does not move what has the focus', async () => {
  const page = await home.open()
  const card = page.getByRole('main').getByRole('link', { name: /Mme Roy/ })
  await card.focus()
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await page
    .locator('[aria-live=assertive]', { hasText: 'Alerte, chambre 214, Mme Roy : Bouton d’appel.' })
    .waitFor({
      state: 'attached',
    })
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what was read out of an alert is nowhere in the page once the person may not see it any more', async () => {
  const page = await home.open()
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  const said = page.locator('[aria-live=assertive]')
  await said.filter({ hasText: 'Mme Roy' }).waitFor({ state: 'attached' })
  await db.doc(paths.member(home.eid, home.staff.uid)).delete()
  await strip(page).waitFor({ state: 'detached' })
  await said.filter({ hasNotText: 'Mme Roy' }).waitFor({ state: 'attached' })
  // Each part of the page hears of it by itself.
  await expect.poll(() => page.locator('body').textContent()).not.toContain('Mme Roy')
})

test('an alert without a room is told without one, on screen, read out and when it is resolved', async () => {
  const page = await home.open()
  await home.raise('a', { room: '' })
  const said = page.locator('[aria-live=assertive]')
  await said.filter({ hasText: /^Alerte, Mme Roy\s: Bouton d’appel\.$/ }).waitFor({ state: 'attached' })
  await home.raise('b', { room: '', beneficiaryName: '', deviceLocation: 'Salon' })
  await said.filter({ hasText: /^Alerte, Salon\s: Bouton d’appel\.$/ }).waitFor({ state: 'attached' })
  await strip(page).getByRole('link', { name: 'Salon' }).waitFor()
  await strip(page).locator('[data-alert=a]').getByRole('button', { name: 'Accuser réception' }).click()
  const taken = page.locator('[aria-live=polite]', { hasText: 'Vous vous en occupez : Mme Roy.' })
  await taken.waitFor({ state: 'attached' })
  await strip(page).locator('[data-alert=a]').getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByRole('status').getByText('Alerte résolue : Mme Roy.').waitFor()
  expectNoErrors(page)
})

test('what was read out in one language is not there in the other; the next call is told in that', async () => {
  const page = await home.open()
  const said = page.locator('[aria-live=assertive]')
  await home.raise('a')
  await said.filter({ hasText: 'Alerte, chambre 214, Mme Roy' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('region', { name: 'Alerts in progress' }).waitFor()
  await expect.poll(() => said.textContent()).toBe('')
  await page.getByRole('button', { name: 'Passer au français' }).click()
  await strip(page).waitFor()
  await expect.poll(() => said.textContent()).toBe('')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('region', { name: 'Alerts in progress' }).waitFor()
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  await said
    .filter({ hasText: /^Alert, room 215, M\. Girard: Call button\.$/ })
    .waitFor({ state: 'attached' })
})

test('a page that begins sounds what nobody has taken, once, and each call of it again', async () => {
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await home.raise('taken', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  await page.addInitScript(neverSilent)
  await page.addInitScript(() => {
    Reflect.set(window, 'sounded', 0)
    Reflect.set(window, 'waits', 0)
    navigator.vibrate = () => Reflect.set(window, 'sounded', Reflect.get(window, 'sounded') + 1)
    const wait = setTimeout
    window.setTimeout = ((act: () => void, after: number) => {
      if (after !== 30_000) return wait(act, after)
      Reflect.set(window, 'remind', act)
      Reflect.set(window, 'waits', Reflect.get(window, 'waits') + 1)
      return 0
    }) as typeof wait
  })
  await page.reload()
  await whenHeard(page)
  await page
    .locator('[aria-live=assertive]', { hasText: /^Alerte, chambre 214, Mme Roy\s: Bouton d’appel\.$/ })
    .waitFor({ state: 'attached' })
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 1)
  const live = page.locator('[aria-live=assertive]', {
    hasText: 'Nouvel appel, chambre 214, Mme Roy : Bouton d’appel.',
  })
  for (const occurrences of [2, 3]) {
    const now = Date.now()
    await home.change('a', { occurrences, lastCallAt: now, lastOccurredAt: now, lastActivityAt: now })
    await strip(page).getByText(`${occurrences} fois`).waitFor()
    await live.waitFor({ state: 'attached' })
    await page.waitForFunction((count) => Reflect.get(window, 'sounded') === count, occurrences)
  }
  // Whoever was down the corridor hears it later, again and again.
  for (const sounded of [4, 5]) {
    await page.evaluate(() => Reflect.get(window, 'remind')())
    await page.waitForFunction((count) => Reflect.get(window, 'sounded') === count, sounded)
  }
  // That another is taken puts this off for nobody.
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 6)
  const waits = await page.evaluate(() => Reflect.get(window, 'waits'))
  await home.change('b', takenBy('bob', 'Bob Roy'))
  const said = page.locator('[aria-live=polite]')
  await said.filter({ hasText: 'Bob Roy s’en occupe : chambre 215' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => Reflect.get(window, 'waits'))).toBe(waits)
  // Nor that of something less grave is told: on a bad night that comes more often than it is reminded of a call for help.
  await home.raise('c', { kind: 'standUp', severity: 'warning', room: '216', beneficiaryName: 'Mme Côté' })
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 7)
  expect(await page.evaluate(() => Reflect.get(window, 'waits'))).toBe(waits)
  const taken = said.filter({ hasText: 'Bob Roy s’en occupe : chambre 214' })
  await home.change('a', takenBy('bob', 'Bob Roy'))
  await taken.waitFor({ state: 'attached' })
  await home.change('a', { state: 'open', acknowledgedBy: null, acknowledgedAt: null })
  await taken.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

/** The home's page on a screen that the browser keeps silent, and where it says so. */
async function openSilent(options: Parameters<typeof newTab>[1] = {}) {
  const storageState = await signedInStorage(home.staff, appUrl())
  const page = await newTab(browser, { storageState, ...options })
  await page.addInitScript(silentUntilTouched)
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(page)
  const banner = page.getByRole('alert').filter({ hasText: 'Le son est bloqué : touchez l’écran' })
  await banner.waitFor()
  return { page, banner }
}

test('a screen that the browser keeps silent says so until the first tap, then sounds what nobody has taken', async () => {
  const { page, banner } = await openSilent()
  await home.raise('a')
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'tones'))).toBe(0)
  await page.getByRole('heading', { level: 1 }).click()
  await banner.waitFor({ state: 'detached' })
  await page.waitForFunction(() => Reflect.get(window, 'tones') === 2)
  expectNoErrors(page)
})

test('the first tap, which lets the sound be heard, moves nothing that is under the finger', async () => {
  const { page, banner } = await openSilent({ viewport: { width: 360, height: 640 } })
  const heading = page.getByRole('heading', { level: 1 })
  const content = page.getByRole('main')
  const before = await topOf(content)
  // Looked at in the page itself, in the first frame without the banner, and from before the tap on.
  const looking = await banner.evaluateHandle((element) => ({
    after: new Promise<number | undefined>((resolve) => {
      const look = () => {
        if (element.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look)
        else resolve(document.querySelector('main')?.getBoundingClientRect().top)
      }
      look()
    }),
  }))
  await heading.click()
  expect(await looking.evaluate(({ after }) => after)).toBe(before)
  await banner.waitFor({ state: 'detached' })
  expect(await topOf(content)).toBe(before)
  expectNoErrors(page)
})

const topOf = (element: Locator) => element.evaluate((seen) => seen.getBoundingClientRect().top)

test('that the screen is silent is in sight on a phone however much calls', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((aid) =>
      home.raise(aid, {
        beneficiaryName: 'Mme Marie-Ève L’Écuyer-Beauséjour',
        deviceLocation: 'Salle de bain, près de la fenêtre',
        occurrences: 3,
        clockWrong: true,
        nobodyReachedAt: Date.now(),
      }),
    ),
  )
  // One that cannot be read has a bar of its own.
  await home.change('c', { occurrences: 'three' as never })
  const { banner } = await openSilent({ viewport: { width: 360, height: 640 } })
  const isInSight = () =>
    banner.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isInSight).toBe(true)
})
