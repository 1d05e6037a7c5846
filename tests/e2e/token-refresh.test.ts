import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { appUrl, expectNoErrors, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { signedInStorage } from './support/session.ts'
import { becomes } from './support/visibility.ts'

const minute = 60_000

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

/** What a browser keeps in which somebody signed in, and whose token a tab first saw so long ago. */
async function storageWithTokenOf(ageMs: number) {
  const storage = await signedInStorage(home.staff, appUrl())
  const kept = storage.origins[0]?.localStorage ?? []
  const { stsTokenManager } = JSON.parse(kept[0]?.value ?? '')
  const { iat } = JSON.parse(Buffer.from(stsTokenManager.accessToken.split('.')[1], 'base64url').toString())
  // A token that is issued in the same second is the same token.
  while (Date.now() < (iat + 1) * 1_000) await sleep(20)
  kept.push({ name: 'vigie.tokenAge', value: [iat * 1_000, Date.now() - ageMs, 0].join(' ') })
  return storage
}

const isRenewal = (url: string) => url.includes('securetoken.googleapis.com')
const isAddressOfRenewal = (url: URL) => isRenewal(url.href)

/** Each time that a page of the browser asks Auth for another token. */
function renewalsIn(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => isRenewal(request.url()) && asked.push(request.url()))
  return asked
}

/** Whether a page has listened to Firestore with a token. */
function listensWith(page: Page): (token: string) => boolean {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/Listen/channel')) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return (token) => sent.some((one) => one.includes(token))
}

/** Acknowledges the only alert that nobody has taken; answers as whom. */
async function acknowledgeOn(page: Page): Promise<string | undefined> {
  const [request] = await Promise.all([
    page.waitForRequest('**/acknowledge'),
    strip(page).getByRole('button', { name: 'Accuser réception' }).click(),
  ])
  return request.headers().authorization
}

/** Makes the token that the tabs share older. */
const age = (page: Page, ms: number) =>
  page.evaluate((late) => {
    const [issuedAt, seenAt, askedAt] = (localStorage.getItem('vigie.tokenAge') ?? '').split(' ')
    localStorage.setItem('vigie.tokenAge', [issuedAt, Number(seenAt) - late, askedAt].join(' '))
  }, ms)

test('a token half an hour old is renewed by one of two tabs, for both, and both stay live', async () => {
  await home.raise('a')
  const one = await newTab(browser, { storageState: await storageWithTokenOf(29 * minute) })
  const context = one.context()
  const renewals = renewalsIn(context)
  const other = await context.newPage()
  const tabs = [one, other].map((tab) => ({ tab, listens: listensWith(tab) }))
  for (const { tab } of tabs) {
    await tab.goto(appUrl(`/establishment/${home.eid}`))
    await whenHeard(tab)
  }
  expect(renewals).toEqual([])

  await age(one, 2 * minute)
  const answered = context.waitForEvent('response', (response) => isRenewal(response.url()))
  await Promise.all(tabs.map(({ tab }) => becomes(tab, 'visible')))
  const { id_token } = await (await answered).json()
  for (const { tab, listens } of tabs) {
    await expect.poll(() => listens(id_token)).toBe(true)
    await whenHeard(tab)
    await tab.getByRole('banner').getByText('En direct', { exact: true }).waitFor()
  }
  expect(await acknowledgeOn(other)).toBe(`Bearer ${id_token}`)
  await home.whenState('a', 'acknowledged')
  expect(renewals).toHaveLength(1)
  expectNoErrors(one)
})

test('a token that grew old while the network was away is renewed once it is back, and not before', async () => {
  const page = await newTab(browser, { storageState: await storageWithTokenOf(0) })
  const renewals = renewalsIn(page.context())
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(page)
  await page.context().setOffline(true)
  await age(page, 31 * minute)
  await becomes(page, 'visible')
  await page.getByRole('banner').getByText('Hors ligne').waitFor()
  expect(renewals).toEqual([])
  const answered = page.waitForResponse((response) => isRenewal(response.url()))
  await page.context().setOffline(false)
  expect((await answered).status()).toBe(200)
  await page.getByRole('banner').getByText('En direct', { exact: true }).waitFor()
  expect(renewals).toHaveLength(1)
  expectNoErrors(page)
})

test('a renewal that fails is only logged, and the person goes on working', async () => {
  await home.raise('a')
  const page = await newTab(browser, { storageState: await storageWithTokenOf(31 * minute) })
  await page.route(isAddressOfRenewal, (route) => route.fulfill({ status: 503, body: '' }))
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The ID token was not renewed'),
  )
  await page.goto(appUrl(`/establishment/${home.eid}`))
  await logged
  await whenHeard(page)
  await acknowledgeOn(page)
  await home.whenState('a', 'acknowledged')
  expectNoErrors(page)
})

test('somebody whose account Auth has closed is out at the next renewal, in every tab, and told why', async () => {
  const one = await newTab(browser, { storageState: await storageWithTokenOf(0) })
  const other = await one.context().newPage()
  for (const tab of [one, other]) {
    await tab.goto(appUrl(`/establishment/${home.eid}`))
    await whenHeard(tab)
  }
  await adminAuth.updateUser(home.staff.uid, { disabled: true })
  await age(one, 31 * minute)
  await becomes(one, 'visible')
  for (const tab of [one, other]) {
    await tab.waitForURL(appUrl('/login?expired'))
    await tab.getByRole('status').getByText('Votre session a expiré, veuillez vous connecter.').waitFor()
  }
})
