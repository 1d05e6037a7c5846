import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { db } from '../support/firestore.ts'
import { appUrl, newTab, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { groundOf } from './support/colours.ts'
import { expectNoneBeside, whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'
import { becomes } from './support/visibility.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
  await home.raise('a')
})

/** Answers what a page asks at an address as /api answers somebody whose session is over. */
const refuse = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 401,
      json: { data: { message: 'Veuillez vous connecter.', code: 'unauthenticated' } },
    }),
  )

/** Waits until a tab is at /login, which says in no colour of errors that the session is over, and holds nothing else. */
async function expired(tab: Page): Promise<void> {
  await tab.waitForURL(appUrl('/login?expired'))
  const said = tab.getByRole('status').getByText('Votre session a expiré, veuillez vous connecter.')
  await said.waitFor()
  expect(await groundOf(said)).toBe('blue')
  expect((await tab.getByRole('alert').allTextContents()).join('')).toBe('')
  await expectNoneBeside(tab.getByText('Mme Roy'), said)
}

/** Runs in the page: whether the browser keeps nobody's sign-in. */
const noneIsKept = () =>
  new Promise<boolean>((resolve) => {
    const opened = indexedDB.open('firebaseLocalStorageDb')
    opened.onsuccess = () => {
      const kept = opened.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .getAllKeys()
      kept.onsuccess = () => {
        opened.result.close()
        resolve(!kept.result.some((key) => String(key).startsWith('firebase:authUser')))
      }
    }
  })

/** Two tabs of one browser at the home's page. */
async function twoTabs(): Promise<[Page, Page]> {
  const one = await home.open()
  const other = await one.context().newPage()
  await other.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(other)
  return [one, other]
}

/** What /login says where something that was pressed has not been done. */
const notDone = (tab: Page) =>
  tab.getByRole('status').getByText('Votre dernière action n’a pas été enregistrée : elle reste à faire.')

test('an act that is answered by 401 ends the session in every tab, and its own says that it was not done', async () => {
  const [one, other] = await twoTabs()
  await refuse(one, '**/acknowledge')
  await strip(one).getByRole('button', { name: 'Accuser réception' }).click()
  for (const tab of [one, other]) await expired(tab)
  await notDone(one).waitFor()
  await expectNoneBeside(notDone(other), other.getByLabel('Mot de passe', { exact: true }))
})

test('whoever signs in again is led back to where their act was not done, once, and nobody else is', async () => {
  const page = await home.open('/alerts')
  const colleague = await addStaff(home)
  const lose = async () => {
    await refuse(page, '**/acknowledge')
    await page.getByRole('main').getByRole('button', { name: 'Accuser réception' }).click()
    await expired(page)
    await notDone(page).waitFor()
    await page.unroute('**/acknowledge')
  }
  await lose()
  await submitSignIn(page, home.staff)
  await page.waitForURL(appUrl(`/establishment/${home.eid}/alerts`))
  await whenHeard(page)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await lose()
  await submitSignIn(page, colleague)
  await page.waitForURL((url) => url.pathname !== '/login' && url.pathname !== '/')
  expect(page.url()).not.toContain('/alerts')
})

test('so does one that was sent as the phone was put away, before anybody looks at it again', async () => {
  const page = await home.open('/alerts')
  await refuse(page, '**/resolve')
  await page.getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByRole('status').getByText('Sera résolue dans un instant').waitFor()
  await becomes(page, 'hidden')
  await expired(page)
  await notDone(page).waitFor()
})

test('so does one that the page makes by itself', async () => {
  const page = await home.open()
  await refuse(page, '**/shown')
  await home.raise('b', { times: { ...(await timesOf('a')), shownAt: null } })
  await expired(page)
  await expectNoneBeside(notDone(page), page.getByLabel('Mot de passe', { exact: true }))
})

async function timesOf(aid: string) {
  const alert = await db.doc(paths.alert(home.eid, aid)).get()
  return alert.data()?.times
}

test('so does asking for another e-mail about an address that is not verified', async () => {
  const staff = await addStaff(home, { emailVerified: false })
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await submitSignIn(page, staff)
  await page.waitForURL(appUrl('/verify-email'))
  await refuse(page, '**/api/user/verifyemail')
  await page.getByRole('button', { name: 'Renvoyer le courriel' }).click()
  await expired(page)
})

test.each([
  ['disabled', (uid: string) => db.doc(paths.user(uid)).update({ disabled: true })],
  ['deleted', (uid: string) => db.doc(paths.user(uid)).delete()],
])('somebody whose profile is %s is out of every tab at once', async (_how, close) => {
  const tabs = await twoTabs()
  await close(home.staff.uid)
  for (const tab of tabs) await expired(tab)
})

test('somebody whose account Auth has closed meanwhile is told so when they open the app again', async () => {
  const page = await home.open()
  await adminAuth.updateUser(home.staff.uid, { disabled: true })
  await page.reload()
  await expired(page)
  // Before that is written the next page would begin with the session that is over, and end it anew.
  await page.waitForFunction(noneIsKept)
  // The link of a message that was opened meanwhile leads on to what it is about, once somebody is signed in.
  await adminAuth.updateUser(home.staff.uid, { disabled: false })
  const link = appUrl(`/establishment/${home.eid}/alerts/history`)
  await page.goto(link)
  await expired(page)
  await submitSignIn(page, home.staff)
  await page.waitForURL(link)
})

test('a link that is opened as a page finds its session over says so too', async () => {
  const page = await home.open()
  await page.route('**/login?expired', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  const isLeaving = page.waitForRequest((request) => request.method() === 'HEAD')
  await db.doc(paths.user(home.staff.uid)).update({ disabled: true })
  await isLeaving
  await page.goto(appUrl(`/establishment/${home.eid}/alerts/a`))
  await expired(page)
})

test('the link of a message leads on as well where that the session is over shows only as it is read', async () => {
  const page = await home.open()
  await adminAuth.updateUser(home.staff.uid, { disabled: true })
  await page.goto(appUrl(`/establishment/${home.eid}/alerts/a`))
  await expired(page)
  await adminAuth.updateUser(home.staff.uid, { disabled: false })
  await submitSignIn(page, home.staff)
  await page.waitForURL(appUrl(`/establishment/${home.eid}/alerts/a`))
  // It leads there once: whoever leaves afterwards, and comes back, came for nothing.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
