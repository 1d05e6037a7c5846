import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, expectNoErrors, newTab, openAs, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

test('after one signs out and another signs in, in the same tab, there is no trace of the first', async () => {
  const [first, second] = await Promise.all([createHome(), createHome()])
  const bid = await first.addResident({ name: 'Mme Secrète', room: '999' })
  await first.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit de Mme Secrète')
  await second.addResident({ name: 'M. Visible', room: '101' })
  const nurse = await addStaff(first, { name: 'Nathalie Simard', roleId: 4 })
  const reader = await addStaff(second, { name: 'Alain Proulx', roleId: 10, member: { roleId: 10 } })

  const page = await newTab(browser)
  await signIn(page, nurse)
  await page.goto(appUrl(`/establishment/${first.eid}/beneficiary/${bid}`))
  await page.getByText('Lit de Mme Secrète').waitFor()

  await page.evaluate(() => Object.assign(window, { firstOnes: true }))
  await signOut(page)
  // The page was loaded anew: nothing that was in its memory is left.
  expect(
    await page.evaluate(() => Object.keys(window).filter((key) => /firstOnes|reactFire/.test(key))),
  ).toEqual([])

  await signIn(page, reader)
  await page.getByRole('heading', { name: `Résidence ${second.eid}` }).waitFor()
  const traces = async () => {
    const [html, stored] = await page.evaluate(() => [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ])
    return [nurse.name, nurse.email, nurse.uid, first.eid, 'Secrète'].filter(
      (trace) => html?.includes(trace) || stored?.includes(trace),
    )
  }
  expect(await traces()).toEqual([])

  // Nor by the first one's addresses, typed or by going back.
  await page.goto(appUrl(`/establishment/${first.eid}/beneficiary/${bid}`))
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(page.getByText('Secrète'))
  await page.goto(appUrl(`/establishment/${second.eid}`))
  await page.getByText('M. Visible').waitFor()
  expect(await traces()).toEqual([])
  expectNoErrors(page)
})

/** Two tabs of one browser, both at the page of the same resident; the second came there by links. */
async function twoTabs(member: Staff, home: TestHome, bid: string): Promise<[Page, Page]> {
  const one = await openAs(browser, member, '/establishment')
  const other = await one.context().newPage()
  await other.goto(appUrl(`/establishment/${home.eid}`))
  // Until all is heard a row may move under the pointer.
  await whenHeard(other)
  await other
    .getByRole('link', { name: /Mme Secrète/ })
    .first()
    .click()
  await one.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  for (const tab of [one, other]) await tab.getByRole('heading', { level: 1, name: /Mme Secrète/ }).waitFor()
  return [one, other]
}

async function homeWithSecret() {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Secrète', room: '999' })
  return { home, bid, nurse: await addStaff(home, { name: 'Nathalie Simard', roleId: 4 }) }
}

const account = (page: Page) => page.getByRole('button', { name: /Votre compte|Your account/ })
const leave = async (page: Page) => {
  await account(page).click()
  await page.getByRole('menuitem', { name: /Se déconnecter|Sign out/ }).click()
}
const gone = (page: Page) =>
  page
    .getByText(/Secrète/)
    .first()
    .waitFor({ state: 'detached' })

test('whoever signs in next sees nothing of the one before in a tab that nobody reloaded, offline either', async () => {
  const { home, bid, nurse } = await homeWithSecret()
  const followed = await home.addResident({ name: 'M. Visible' })
  // Of the same home, so that only the resident is not theirs.
  const caregiver = await addStaff(home, { roleId: 5, member: { roleId: 11, beneficiaryIds: [followed] } })
  await db.doc(paths.beneficiary(home.eid, followed)).update({ caregiverIds: [caregiver.uid] })
  const [one, other] = await twoTabs(nurse, home, bid)
  await signOut(one)
  await signIn(one, caregiver)
  await other.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
  await other.context().setOffline(true)

  // Without loading anything: what shows now is what the tab still holds.
  await other.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/establishment/${home.eid}/beneficiary/${bid}`)
  await other.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  await other
    .getByRole('banner')
    .getByText(/Hors ligne|Hors connexion/)
    .waitFor()
  const waiting = other.getByRole('heading', { level: 1, name: 'Résident', exact: true })
  await expectNoneBeside(other.getByText(/Secrète/), waiting)
})

test.each([
  ['first', 0],
  ['second', 1],
] as const)(
  'signing out in the %s tab takes everything off every tab at once, and leads each to /login',
  async (_which, index) => {
    const { home, bid, nurse } = await homeWithSecret()
    const tabs = await twoTabs(nurse, home, bid)
    const [one, other] = index === 0 ? tabs : [tabs[1], tabs[0]]
    await leave(one)
    await gone(other)
    for (const tab of [one, other]) await tab.waitForURL(appUrl('/login'))
    await other.goBack()
    await other.waitForURL(appUrl('/login'))
    await expectNoneBeside(other.getByText(/Secrète/), other.locator('input[name=email]'))
  },
)

test('signing out offline takes everything off every tab at once, and says that one is signed out', async () => {
  const { home, bid, nurse } = await homeWithSecret()
  const [one, other] = await twoTabs(nurse, home, bid)
  await one.context().setOffline(true)
  await leave(one)
  await gone(other)
  for (const tab of [one, other]) {
    const closed = tab.getByRole('heading', { name: 'Votre session est fermée' })
    await expectNoneBeside(tab.getByText(/Secrète/), closed)
  }
  await one.context().setOffline(false)
  for (const tab of [one, other]) await tab.waitForURL(appUrl('/login'))
})

test('a sign-out that fails says so, shows nothing of the person, and can be tried again', async () => {
  const { home, bid, nurse } = await homeWithSecret()
  const [one, other] = await twoTabs(nurse, home, bid)
  await one.evaluate(() => {
    const whole = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('The disk does not answer', 'UnknownError')
    }
    addEventListener('mend', () => {
      IDBObjectStore.prototype.delete = whole
    })
  })
  await leave(one)
  for (const tab of [one, other]) {
    await tab.getByRole('heading', { name: 'La déconnexion n’a pas abouti' }).waitFor()
    const why = tab.getByRole('alert').getByText(/^Ce que dit le navigateur\s: .*The disk does not answer/)
    await expectNoneBeside(tab.getByText(/Secrète/), why)
  }
  await one.evaluate(() => dispatchEvent(new Event('mend')))
  await one.getByRole('button', { name: 'Réessayer' }).click()
  for (const tab of [one, other]) await tab.waitForURL(appUrl('/login'))
})

/** What the browser tells a page that it keeps whole: the one that tests drive never keeps any by itself. */
const transition = (page: Page, name: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.evaluate((facts) => dispatchEvent(new PageTransitionEvent(facts.name, facts)), { name, persisted })
const secret = (page: Page) => page.getByText(/Secrète/).first()

test('a page that the browser keeps whole is hidden meanwhile, and loaded anew when it comes back', async () => {
  const { home, bid, nurse } = await homeWithSecret()
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}`)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await transition(page, 'pagehide', false)
  expect(await secret(page).isVisible()).toBe(true)
  await transition(page, 'pagehide', true)
  expect(await secret(page).isVisible()).toBe(false)
  const loadedAnew = page.waitForEvent('load')
  await transition(page, 'pageshow', true)
  await loadedAnew
  await secret(page).waitFor()
  expect(await page.evaluate(() => 'kept' in window)).toBe(false)
})

test('a page that was kept whole while its person signed out elsewhere comes back as /login', async () => {
  const { home, bid, nurse } = await homeWithSecret()
  const [kept, other] = await twoTabs(nurse, home, bid)
  // One that is kept stands still: this one hears of the sign-out, and would leave in the midst of what is done to it.
  await kept.route('**/login', (route) => route.abort())
  await transition(kept, 'pagehide', true)
  await signOut(other)
  expect(await secret(kept).isVisible()).toBe(false)
  await transition(kept, 'pageshow', true)
  await kept.waitForURL(appUrl('/login'))
  await expectNoneBeside(kept.getByText(/Secrète/), kept.locator('input[name=email]'))
})
