import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let staff: Staff
let bid: string

beforeEach(async () => {
  home = await createHome()
  staff = await addStaff(home, { name: 'Alice Tremblay' })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
})

const raise = (aid: string, change: Parameters<typeof newAlert>[0] = {}) =>
  db.doc(paths.alert(home.eid, aid)).set(newAlert({ beneficiaryId: bid, ...change }))

const strip = (page: Page) => page.getByRole('region', { name: 'Alertes en cours' })
const state = (aid: string, wanted: string) =>
  whenDocument(paths.alert(home.eid, aid), (alert) => alert.state === wanted)

test('an alert is acknowledged and resolved by keyboard alone', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  const button = (name: string) => strip(page).getByRole('button', { name })
  const hasFocus = (name: string) => button(name).evaluate((element) => element === document.activeElement)
  await button('Accuser réception').waitFor()
  for (let presses = 0; presses < 40 && !(await hasFocus('Accuser réception')); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await state('a', 'acknowledged')
  await button('Résoudre : Aide donnée').waitFor()
  // What was pressed is gone; the next thing to press has the focus within the same alert.
  await page.waitForFunction(() => document.activeElement?.closest('[data-alert]'))
  for (let presses = 0; presses < 5 && !(await hasFocus('Résoudre : Aide donnée')); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  const resolved = await state('a', 'resolved')
  expect(resolved).toMatchObject({ resolvedBy: { uid: staff.uid } })
  expect(resolved.timeline.at(-1)).toMatchObject({ step: 'resolved', resolution: 'helped' })
  expectNoErrors(page)
})

test('a resolution can be undone, and is then never sent', async () => {
  await raise('a', {
    state: 'acknowledged',
    acknowledgedBy: { uid: 'x', name: 'David Bolduc' },
    acknowledgedAt: Date.now(),
  })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/resolve') && sent.push(request.url()))
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Résolution en cours d’enregistrement…').waitFor()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await strip(page).getByText('David Bolduc s’en occupe').waitFor()
  // Another resolution, which is sent, shows that the first one's time has passed without it.
  await strip(page).getByRole('button', { name: 'Résoudre comme…' }).click()
  await page.getByRole('menuitem', { name: 'Fausse alerte' }).click()
  const resolved = await state('a', 'resolved')
  expect(resolved.timeline.at(-1)).toMatchObject({ resolution: 'falseAlarm' })
  expect(sent).toHaveLength(1)
})

test('a resolution is sent although the page is left at once', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}/alerts`)
  await page.getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.goto('about:blank')
  await state('a', 'resolved')
})

test('seven open alerts: the worst on top, the others a number, all of them one tap away', async () => {
  for (const index of [1, 2, 3, 4, 5, 6]) await raise(`a${index}`, { room: String(index) })
  await raise('fall', { kind: 'fall', room: '399' })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByText('Chute').waitFor()
  expect(await strip(page).locator('[data-alert]').first().getAttribute('data-alert')).toBe('fall')
  await page.waitForFunction(() => document.title.startsWith('(7) '))
  await strip(page).getByRole('link', { name: '5 autres alertes' }).click()
  await page.getByRole('heading', { name: 'En cours' }).waitFor()
  await whenHeard(page)
  expect(await page.locator('main [data-alert]').count()).toBe(7)
  expectNoErrors(page)
})

test('a new alert is read out at once and does not move what has the focus', async () => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  const card = page.getByRole('main').getByRole('link', { name: /Mme Roy/ })
  await card.focus()
  await raise('a', { beneficiaryName: 'Mme Roy' })
  await page
    .locator('[aria-live=assertive]', { hasText: 'Alerte, chambre 214, Mme Roy : Bouton d’appel.' })
    .waitFor({
      state: 'attached',
    })
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('an alert without a room is told without one, on screen, read out and when it is resolved', async () => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await raise('a', { room: '' })
  const said = page.locator('[aria-live=assertive]')
  await said.filter({ hasText: /^Alerte, Mme Roy : Bouton d’appel\.$/ }).waitFor({ state: 'attached' })
  await raise('b', { room: '', beneficiaryName: '', deviceLocation: 'Salon' })
  await said.filter({ hasText: /^Alerte, Salon : Bouton d’appel\.$/ }).waitFor({ state: 'attached' })
  await strip(page).getByRole('link', { name: 'Salon' }).waitFor()
  await strip(page).locator('[data-alert=a]').getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).locator('[data-alert=a]').getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByRole('status').getByText('Alerte résolue : Mme Roy.').waitFor()
  expectNoErrors(page)
})

test('what was read out in one language is not there in the other; the next call is told in that', async () => {
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  const said = page.locator('[aria-live=assertive]')
  await raise('a')
  await said.filter({ hasText: 'Alerte, chambre 214, Mme Roy' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('region', { name: 'Alerts in progress' }).waitFor()
  expect(await said.textContent()).toBe('')
  await page.getByRole('button', { name: 'Passer au français' }).click()
  await strip(page).waitFor()
  expect(await said.textContent()).toBe('')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  await said
    .filter({ hasText: /^Alert, room 215, M\. Girard: Call button\.$/ })
    .waitFor({ state: 'attached' })
})

test('a call on an alert that nobody has taken sounds and is read out again, and again', async () => {
  await raise('a', { beneficiaryName: 'Mme Roy' })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  await page.evaluate(() => {
    Reflect.set(window, 'sounded', 0)
    navigator.vibrate = () => Reflect.set(window, 'sounded', Reflect.get(window, 'sounded') + 1)
  })
  const live = page.locator('[aria-live=assertive]', {
    hasText: 'Nouvel appel, chambre 214, Mme Roy : Bouton d’appel.',
  })
  for (const occurrences of [2, 3]) {
    const now = Date.now()
    await db
      .doc(paths.alert(home.eid, 'a'))
      .update({ occurrences, lastCallAt: now, lastOccurredAt: now, lastActivityAt: now })
    await strip(page).getByText(`${occurrences} fois`).waitFor()
    await live.waitFor({ state: 'attached' })
    await page.waitForFunction((count) => Reflect.get(window, 'sounded') === count, occurrences - 1)
  }
  expectNoErrors(page)
})

/** Runs in the page, before anything of its own: a browser that keeps it silent until somebody touches it. */
function silentUntilTouched(): void {
  let isLet = false
  window.AudioContext = class extends AudioContext {
    override get state() {
      return isLet ? super.state : 'suspended'
    }
    override async resume() {
      if (!navigator.userActivation.hasBeenActive) return new Promise<void>(() => {})
      await super.resume()
      isLet = true
      this.dispatchEvent(new Event('statechange'))
    }
  }
  const Tone = OscillatorNode
  Reflect.set(window, 'tones', 0)
  window.OscillatorNode = class extends Tone {
    override start(when?: number) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1)
      super.start(when)
    }
  }
}

test('a screen that the browser keeps silent says so until the first tap, then sounds what nobody has taken', async () => {
  const page = await newTab(browser, { storageState: await signedInStorage(staff, appUrl()) })
  await page.addInitScript(silentUntilTouched)
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(page)
  const banner = page.getByRole('alert').filter({ hasText: 'Le son est bloqué : touchez l’écran' })
  await banner.waitFor()
  await raise('a')
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'tones'))).toBe(0)
  await page.getByRole('heading', { level: 1 }).click()
  await banner.waitFor({ state: 'detached' })
  await page.waitForFunction(() => Reflect.get(window, 'tones') === 2)
  expectNoErrors(page)
})

/** What ingest writes when a call comes well after `name` took the alert. */
const calledAgain = (aid: string, name: string) => {
  const now = Date.now() + 1
  return db.doc(paths.alert(home.eid, aid)).update({
    state: 'open',
    occurrences: 2,
    acknowledgedBy: null,
    acknowledgedAt: null,
    formerTaker: { uid: staff.uid, name },
    lastCallAt: now,
    lastOccurredAt: now,
    lastActivityAt: now,
  })
}

test('an alert that calls again is open again on the screen of whoever had taken it', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByText('Vous vous en occupez').waitFor()
  await state('a', 'acknowledged')
  await calledAgain('a', 'Alice Tremblay')
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await page.locator('[aria-live=assertive]', { hasText: 'Nouvel appel' }).waitFor({ state: 'attached' })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await state('a', 'acknowledged')
})

test('a call that comes while a resolution waits takes the resolution back', async () => {
  await raise('a', {
    state: 'acknowledged',
    acknowledgedBy: { uid: staff.uid, name: 'Alice Tremblay' },
    acknowledgedAt: Date.now(),
  })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/resolve') && sent.push(request.url()))
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Résolution en cours d’enregistrement…').waitFor()
  await calledAgain('a', 'Alice Tremblay')
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await page.getByText('Nouvel appel, chambre 214, Mme Roy : l’alerte n’a pas été résolue.').waitFor()
  // Resolved anew, it is sent once: the first one was not.
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await state('a', 'resolved')
  expect(sent).toHaveLength(1)
})

test('a call that comes just before a resolution reaches the server leaves the alert open', async () => {
  await raise('a', {
    state: 'acknowledged',
    acknowledgedBy: { uid: staff.uid, name: 'Alice Tremblay' },
    acknowledgedAt: Date.now(),
  })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await page.route('**/resolve', async (route) => {
    await calledAgain('a', 'Alice Tremblay')
    await route.continue()
  })
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByText('Nouvel appel, chambre 214, Mme Roy : l’alerte n’a pas été résolue.').waitFor()
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await state('a', 'open')
})

test('an alert says that nobody could be reached, and that its sensor’s clock is wrong', async () => {
  await raise('a', { nobodyReachedAt: Date.now(), clockWrong: true })
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByText('Personne n’a pu être joint').waitFor()
  await strip(page).getByText('l’horloge du capteur est fausse').waitFor()
})

test('an alert that gave way to a newer one is told as never resolved, and asks for nothing', async () => {
  const now = Date.now()
  await raise('old', {
    state: 'superseded',
    timeline: [
      { step: 'opened', at: now - 8_000_000 },
      { step: 'superseded', at: now, alertId: 'new' },
    ],
  })
  const page = await openAs(browser, staff, `/establishment/${home.eid}/alerts/old`)
  const card = page.locator('main [data-alert=old]')
  await card.getByText('Jamais résolue : une alerte plus récente l’a remplacée').waitFor()
  await page.getByText('Aucune alerte en cours').waitFor()
  expect(await card.getByRole('button', { name: /Résoudre|Accuser/ }).count()).toBe(0)
})

test('what the server refuses is taken back and said', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  await db.doc(paths.member(home.eid, staff.uid)).update({ roleId: 10 })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor({ state: 'detached' })
  await db.doc(paths.member(home.eid, staff.uid)).update({ roleId: 11 })
  await page.route('**/acknowledge', (route) => route.abort())
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page
    .getByRole('alert')
    .getByText(/L’accusé de réception n’est pas confirmé/)
    .waitFor()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
})

/** Lets the page's calls of /api, which wait 15 s for an answer, wait a tenth of that. */
const impatient = (page: Page) =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 15_000 ? 1_500 : ms)
  })

test('a resolution that hangs leaves the alert on screen as being saved, then open again and told', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}/alerts`)
  const card = page.locator('main [data-alert=a]')
  const resolve = card.getByRole('button', { name: 'Résoudre : Aide donnée' })
  await resolve.waitFor()
  await impatient(page)
  const asked = page.waitForRequest('**/resolve')
  await page.route('**/resolve', () => {})
  await resolve.click()
  await card.getByText('Résolution en cours d’enregistrement…').waitFor()
  expect(await card.getByRole('button', { name: /Résoudre|Accuser/ }).count()).toBe(0)
  await asked
  await card.getByText('Résolution en cours d’enregistrement…').waitFor()
  expect(await page.getByText('Aucune alerte en cours').count()).toBe(0)
  await page
    .getByRole('alert')
    .getByText('La résolution n’est pas confirmée. Le serveur ne répond pas.')
    .waitFor()
  await card.getByText('Personne ne s’en occupe').waitFor()
  await resolve.waitFor()
})

test('an acknowledgement that hangs is taken back and told', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  await impatient(page)
  await page.route('**/acknowledge', () => {})
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page
    .getByRole('alert')
    .getByText('L’accusé de réception n’est pas confirmé. Le serveur ne répond pas.')
    .waitFor()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
})

test('a page of alerts that cannot be loaded hides no alert', async () => {
  await raise('a')
  const page = await newTab(browser, { storageState: await signedInStorage(staff, appUrl()) })
  await page.route(/alerts-page.*\.js/, (route) => route.abort())
  await page.goto(appUrl(`/establishment/${home.eid}/alerts`))
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  await strip(page).getByRole('button', { name: 'Accuser réception' }).waitFor()
  await page.unroute(/alerts-page.*\.js/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('main [data-alert=a]').waitFor()
  await strip(page).waitFor({ state: 'detached' })
})

test('on a phone, an alert that somebody took hides no other resident’s new fall from their page', async () => {
  const taken = { acknowledgedBy: { uid: staff.uid, name: staff.name }, acknowledgedAt: Date.now() }
  await raise('taken', { state: 'acknowledged', ...taken })
  const page = await openAs(browser, staff, `/establishment/${home.eid}/beneficiary/${bid}`, {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  })
  await strip(page).locator('[data-alert=taken]').waitFor()
  const other = await home.addResident({ name: 'M. Côté', room: '118' })
  await raise('fall', { kind: 'fall', beneficiaryId: other, beneficiaryName: 'M. Côté', room: '118' })
  await strip(page).locator('[data-alert=fall]').getByText('Chute').waitFor()
  await strip(page).getByRole('link', { name: '1 autre alerte' }).waitFor()
  // Theirs comes first again once it is as urgent.
  await calledAgain('taken', staff.name)
  await strip(page).locator('[data-alert=taken]').getByText('Nouvel appel').waitFor()
})

test('a session that has ended leads to /login, which says so', async () => {
  await raise('a')
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  await page.route('**/acknowledge', (route) =>
    route.fulfill({
      status: 401,
      json: { data: { message: 'Votre session a expiré.', code: 'unauthenticated' } },
    }),
  )
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await page.waitForURL('**/login?expired')
  await page.getByText('Votre session a expiré, veuillez vous connecter.').waitFor()
})

test('an alert page of thirty past alerts listens to no more than an empty one', async () => {
  const batch = db.batch()
  for (let index = 0; index < 30; index += 1) {
    const past = newAlert({ state: 'resolved', room: String(index), beneficiaryId: `r${index}` })
    batch.set(db.doc(paths.alert(home.eid, `past-${index}`)), past)
  }
  await batch.commit()
  const page = await openAs(browser, staff, `/establishment/${home.eid}`)
  let begun = 0
  page.on('request', (request) => {
    begun += decodeURIComponent(request.postData() ?? '').split('"addTarget"').length - 1
  })
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().click()
  await page.locator('main [data-alert]').nth(29).waitFor()
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThanOrEqual(3)
  expectNoErrors(page)
})
