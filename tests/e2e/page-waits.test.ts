import { paths } from '@vigie/domain/paths'
import { newChain } from '@vigie/domain/supervision/chain'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { type Deafness, deafTo } from './support/deaf.ts'
import { expectNoneBeside, whenHeard } from './support/heard.ts'
import { strip } from './support/home-with-alerts.ts'
import { type RelayedApp, startRelayedApp } from './support/relayed-app.ts'
import { whenItLocksByItself } from './support/screen-lock.ts'
import { addStaff } from './support/staff.ts'
import { becomes } from './support/visibility.ts'

let app: RelayedApp
let home: TestHome
let bid: string
let page: Page

beforeAll(async () => {
  app = await startRelayedApp(720)
})
afterAll(() => app.cut())
beforeEach(async () => {
  await app.firestore.restore()
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const { origin } = app
  page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, { origin })
})

const is = (state: 'live' | 'waiting') =>
  page.locator(`[data-connection=${state}]`).waitFor({ state: 'attached' })
const stillWaiting = () => page.getByText('Une partie de cette page se fait attendre.')
const alertsWaiting = () =>
  page.getByText('Les alertes se font attendre : certaines pourraient ne pas s’afficher.')

/** Loads a page whose listener that matches `mark` hears nothing. */
async function openDeaf(path: string, mark: RegExp): Promise<Deafness> {
  const deaf = deafTo(mark)
  app.firestore.tamper(deaf)
  await page.goto(appUrl(path, app.origin))
  return deaf
}

interface Scene {
  /** What is not heard. */
  unheard: string
  path: () => string
  /** The listener, as the browser asks for it. */
  mark: () => RegExp
  title: () => string
  /** How many grounds stand for what is not there. */
  grounds: number
  /** What is said of the wait, where it is not that a part of the page is waited for. */
  said?: () => ReturnType<typeof stillWaiting>
  /** What would be said if it were known that there is nothing. */
  never: string
}

const inHome = () => `/establishment/${home.eid}`
const ofResident = () => `${inHome()}/beneficiary/${bid}`
const named = () => `Résidence ${home.eid}`
const homeItself = () => new RegExp(`/establishments/${home.eid}"\\]`)

const scenes: Scene[] = [
  {
    unheard: 'the list of homes: a home',
    path: () => '/establishment',
    mark: homeItself,
    title: () => 'Établissements',
    // Its name is known from the membership and stands there; it leads nowhere yet.
    grounds: 0,
    // Without its home it is not known whose alerts to ask for.
    said: () => alertsWaiting(),
    never: 'Le système ne peut accéder à l’établissement pour l’instant',
  },
  {
    unheard: 'the residents: their home',
    path: inHome,
    mark: homeItself,
    title: named,
    grounds: 1,
    said: () => alertsWaiting(),
    never: 'Vous n’avez pas accès à cette page',
  },
  {
    unheard: 'the residents: who they are',
    path: inHome,
    mark: () => /"collectionId":"beneficiaries"/,
    title: named,
    grounds: 1,
    never: 'Aucun résident pour l’instant',
  },
  {
    unheard: 'the alerts: those in progress',
    path: () => `${inHome()}/alerts`,
    mark: () => /"collectionId":"alerts"(?!.*"limit")/s,
    title: () => `Alertes · ${named()}`,
    grounds: 1,
    said: () => alertsWaiting(),
    never: 'Aucune alerte en cours',
  },
  {
    unheard: 'the alerts: those that are over',
    path: () => `${inHome()}/alerts`,
    mark: () => /"collectionId":"alerts".*"limit"/s,
    title: () => `Alertes · ${named()}`,
    grounds: 1,
    never: 'Aucune alerte résolue',
  },
  {
    unheard: 'a resident: who it is',
    path: ofResident,
    mark: () => new RegExp(`/beneficiaries/${bid}"\\]`),
    title: () => 'Résident',
    grounds: 1,
    never: 'Résident introuvable',
  },
  {
    unheard: 'a resident: the sensors',
    path: ofResident,
    mark: () => /"collectionId":"devices"/,
    title: () => '214 · Mme Roy',
    grounds: 1,
    never: 'Aucun capteur',
  },
  {
    unheard: 'a resident: the day',
    path: ofResident,
    mark: () => /"collectionId":"days"/,
    title: () => '214 · Mme Roy',
    grounds: 1,
    never: 'Rien aujourd’hui',
  },
]

test.each(scenes)(
  'a page waits with its title and its ground, is not called live, and says so ($unheard)',
  async ({ path, mark, title, grounds, never, said = stillWaiting }) => {
    const deaf = await openDeaf(path(), mark())
    await is('waiting')
    await page.getByRole('heading', { level: 1, name: title(), exact: true }).waitFor()
    await said().waitFor()
    await is('waiting')
    // On a busy machine the page says that it waits before its listener is on its way.
    await expect.poll(deaf.tries).toBeGreaterThan(0)
    // What else is on the page may be heard a little later.
    await expect.poll(() => page.locator('main [data-loading]').count()).toBe(grounds)
    await expectNoneBeside(page.getByText(never), said())
  },
)

test('what stays deaf is told and opened anew, and the page is live again by itself', async () => {
  const deaf = await openDeaf(ofResident(), /"collectionId":"days"/)
  await stillWaiting().waitFor()
  deaf.end()
  await is('live')
  expect(deaf.tries()).toBeGreaterThanOrEqual(2)
  await page.getByText('Rien aujourd’hui').waitFor()
  await stillWaiting().waitFor({ state: 'detached' })
})

test('somebody whose memberships are not heard is told to wait where they are and can leave, and it heals by itself', async () => {
  const deaf = await openDeaf(inHome(), /"collectionId":"members"(?!.*"limit")/s)
  await page.getByText(/^La page se fait attendre\. D’ici là, les alertes ne peuvent pas être vues/).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Résidents' }).waitFor()
  expect(await page.title()).toBe('Résidents · Vigie')
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor()
  deaf.end()
  await is('live')
  await page.getByRole('heading', { name: /Mme Roy/ }).waitFor()
})

test('as long as the alerts are not heard, no page says that there are none', async () => {
  const deaf = await openDeaf(inHome(), /"collectionId":"alerts"(?!.*"limit")/s)
  await page.getByRole('link', { name: 'Alertes impossibles à voir en ce moment' }).first().waitFor()
  await expect.poll(() => page.title()).toContain('?')
  deaf.end()
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().waitFor()
  await expect.poll(() => page.title()).not.toContain('?')
})

test('an alert that the listener of alerts misses is on screen all the same, and leaves it once it is over', async () => {
  const deaf = await openDeaf(inHome(), /"collectionId":"alerts"(?!.*"limit")/s)
  deaf.end()
  await whenHeard(page)
  deaf.begin()
  const alert = db.doc(paths.alert(home.eid, 'a'))
  await alert.set(newAlert({ beneficiaryId: bid }))
  await becomes(page, 'visible')
  await strip(page).getByText('Mme Roy').waitFor()
  await alert.update({ state: 'resolved' })
  await becomes(page, 'visible')
  await strip(page).waitFor({ state: 'detached' })
})

test('nor is it missed on a page whose listener of alerts is never heard', async () => {
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
  await openDeaf(inHome(), /"collectionId":"alerts"(?!.*"limit")/s)
  await page.getByRole('link', { name: 'Alertes impossibles à voir en ce moment' }).first().waitFor()
  await becomes(page, 'visible')
  await strip(page).getByText('Mme Roy').waitFor()
})

test('nor is it missed where an answer to what is asked beside the listener was lost before', async () => {
  const deaf = deafTo(/"collectionId":"alerts"(?!.*"limit")/s)
  const question = deafTo(/"collectionId":"alerts".*"limit"/s)
  deaf.end()
  app.firestore.tamper({
    toServer: (bytes) => deaf.toServer(question.toServer(bytes)),
    toBrowser: (bytes) => deaf.toBrowser(question.toBrowser(bytes)),
  })
  await page.goto(appUrl(inHome(), app.origin))
  await whenHeard(page)
  await becomes(page, 'visible')
  await expect.poll(question.tries).toBe(1)
  question.end()
  deaf.begin()
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
  await becomes(page, 'visible')
  await strip(page).getByText('Mme Roy').waitFor()
})

const inProgress = () => /"collectionId":"alerts"(?!.*"limit")/s
const none = () => page.getByText(/^Aucune alerte en cours$/)

/** Cuts the line of a page that was heard, and gives it back but for the listener that matches `mark`. */
async function comesBackDeaf(mark: RegExp): Promise<Deafness> {
  await app.firestore.cut()
  await page.locator('[data-connection=offline]').waitFor({ state: 'attached' })
  await app.firestore.restore()
  const deaf = deafTo(mark)
  app.firestore.tamper(deaf)
  await is('waiting')
  await expect.poll(deaf.tries).toBeGreaterThan(0)
  return deaf
}

const lock = async () => {
  await whenItLocksByItself(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
}

test.each([
  ['the alerts of a home', '/alerts', async () => {}, 'Aucune alerte n’était en cours au dernier contact'],
  ['the wall', '/board', async () => {}, 'On ne sait pas si une alerte est en cours'],
  ['a locked screen', '', lock, 'Aucune alerte n’était en cours au dernier contact'],
])(
  'where the alerts are not heard anew after the line was gone, none is said to be in progress, and one is shown all the same (%s)',
  async (_name, path, begin, before) => {
    await db.doc(paths.establishment(home.eid)).update({ lockAfterMinutes: 5 })
    await page.goto(appUrl(inHome() + path, app.origin))
    await begin()
    await none().waitFor()
    await whenHeard(page)
    await comesBackDeaf(inProgress())
    await expectNoneBeside(none(), page.getByText(before))
    await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
    await page
      .getByText(/\b214\b/)
      .first()
      .waitFor({ timeout: 35_000 })
  },
)

test('that alerts are not heard anew after the line was gone is said on a page that does not list them, until they are', async () => {
  await page.goto(appUrl(inHome(), app.origin))
  await page.getByRole('heading', { name: /Mme Roy/ }).waitFor()
  await whenHeard(page)
  const deaf = await comesBackDeaf(inProgress())
  await alertsWaiting().waitFor()
  await expectNoneBeside(stillWaiting(), alertsWaiting())
  deaf.end()
  await alertsWaiting().waitFor({ state: 'detached', timeout: 30_000 })
  await is('live')
})

test.each([
  ['the calls without alert', () => /"collectionId":"notices"/],
  ['the record of the home', homeItself],
  ['the rules of the home', () => /"collectionId":"notifications"/],
])('nor where it is of %s that nothing is heard anew, until it is', async (_name, mark) => {
  await page.goto(appUrl(`${inHome()}/alerts`, app.origin))
  await none().waitFor()
  await whenHeard(page)
  const deaf = await comesBackDeaf(mark())
  await expectNoneBeside(none(), page.getByText('Aucune alerte n’était en cours au dernier contact'))
  deaf.end()
  await none().waitFor({ timeout: 30_000 })
})

test('nor is anything promised of a home whose rules were never heard', async () => {
  const deaf = await openDeaf(`${inHome()}/board`, /"collectionId":"notifications"/)
  await expectNoneBeside(none(), page.getByText('On ne sait pas si une alerte est en cours'))
  deaf.end()
  await none().waitFor({ timeout: 30_000 })
})

test('that alerts may not get through is said whatever else is not heard', async () => {
  await db.doc(paths.establishment(home.eid)).update({ chain: newChain(Date.now() - 14 * 60_000) })
  await openDeaf(`${inHome()}/alerts`, /"collectionId":"alerts".*"limit"/s)
  await is('waiting')
  await page.getByRole('region', { name: /On ne sait pas si les alertes passent/ }).waitFor()
  await expectNoneBeside(none(), page.getByText('Aucune alerte en cours n’est connue'))
})
