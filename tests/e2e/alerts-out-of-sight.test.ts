import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors } from './support/app.ts'
import { expectNone, whenHeard, whenPainted } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { loseCalls } from './support/lost-calls.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const line = (page: Page) => page.locator('[data-out-of-sight]')
const fall = () => home.raise('fall', { kind: 'fall', room: '101', beneficiaryName: 'M. Côté' })
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

async function past(count: number): Promise<void> {
  const batch = db.batch()
  for (let index = 0; index < count; index += 1) {
    const change = { state: 'resolved' as const, room: String(index), beneficiaryId: `r${index}` }
    batch.set(db.doc(paths.alert(home.eid, `past-${index}`)), newAlert(change))
  }
  await batch.commit()
}

/** How much of an element is on screen and not covered by another, in CSS pixels of its height. */
const heightInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const middle = (left + right) / 2
    const rows = Array.from({ length: Math.floor(bottom - top) }, (_, row) => top + row + 0.5)
    return rows.filter((y) => element.contains(document.elementFromPoint(middle, y))).length
  })

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a laptop at 400 %', { width: 320, height: 256 }],
])(
  'on %s, a fall that comes while one reads further down the alerts is on screen at once',
  async (_name, viewport) => {
    await past(25)
    const page = await home.open('/alerts', { viewport })
    await page.locator('main [data-alert]').nth(24).waitFor()
    await toTheEnd(page)
    await fall()
    await line(page).getByText('Chambre 101 · 1 alerte hors de vue').waitFor()
    await expect.poll(() => heightInView(page, '[data-out-of-sight]')).toBe(44)
    await home.raise('button')
    await line(page).getByText('Chambre 101… · 2 alertes hors de vue').waitFor()
    await line(page).click()
    await line(page).getByText('chambre 101').waitFor({ state: 'detached' })
    await expect.poll(() => heightInView(page, 'main [data-alert=fall]')).toBeGreaterThan(60)
    expectNoErrors(page)
  },
)

test('where the top scrolls away with the page, the line takes its place, and leads to the alert', async () => {
  for (let index = 0; index < 12; index += 1)
    await home.addDevice(home.bid, 'DRAGINO-LHT65S-NE117', `${index}`)
  const page = await home.open(`/beneficiary/${home.bid}`, { viewport: { width: 740, height: 360 } })
  await fall()
  await strip(page).locator('[data-alert=fall]').waitFor()
  await whenHeard(page)
  await expect.poll(() => heightInView(page, '[data-alert=fall]')).toBeGreaterThan(60)
  await whenPainted(page)
  await expectNone(line(page))
  await toTheEnd(page)
  await line(page).waitFor()
  await expect.poll(() => heightInView(page, '[data-out-of-sight]')).toBe(44)
  await line(page).click()
  await page.locator('main [data-alert=fall]').getByText('Alerte déclenchée').waitFor()
  expectNoErrors(page)
})

test.each([
  ['a phone on its side', { width: 740, height: 360 }],
  ['a laptop at 400 %', { width: 320, height: 256 }],
])('on %s, that one is offline stays on screen wherever one reads', async (_name, viewport) => {
  await past(25)
  const page = await home.open('/alerts', { viewport })
  await page.locator('main [data-alert]').nth(24).waitFor()
  await page.context().setOffline(true)
  const banner = 'strong:has-text("Hors ligne depuis")'
  await page.locator(banner).waitFor()
  await toTheEnd(page)
  await expect.poll(() => heightInView(page, banner)).toBeGreaterThan(10)
  expectNoErrors(page)
})

test('the line goes once somebody goes, and the foot of a phone counts what is in progress', async () => {
  await past(25)
  await fall()
  const page = await home.open('/alerts', { viewport: { width: 360, height: 740 } })
  await page.locator('main [data-alert]').nth(25).waitFor()
  await whenPainted(page)
  await expectNone(line(page))
  await toTheEnd(page)
  await line(page).waitFor()
  const foot = page.getByRole('navigation', { name: 'Sections de l’établissement' })
  await foot.getByRole('link', { name: '1 alerte en cours' }).getByText('1', { exact: true }).waitFor()
  await home.change('fall', {
    state: 'acknowledged',
    acknowledgedBy: { uid: 'x', name: 'Bob' },
    acknowledgedAt: 1,
  })
  await line(page).waitFor({ state: 'detached' })
  await foot.getByRole('link', { name: '1 alerte en cours' }).waitFor()
  expectNoErrors(page)
})

test.each([560, 640])(
  'on a phone of 360 by %i a call that told nobody is named in the line while an alert leaves it no room',
  async (height) => {
    await loseCalls(home, '399')
    await home.raise('a', { room: '101' })
    const page = await home.open('', { viewport: { width: 360, height } })
    await line(page).getByText('Chambre 399 · 1 appel à vérifier hors de vue').waitFor()
    await expect.poll(() => heightInView(page, '[data-out-of-sight]')).toBe(44)
    await line(page).click()
    const call = page.locator('[data-lost] a').first()
    await expect.poll(() => call.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(() => heightInView(page, '[data-lost] a')).toBeGreaterThan(30)
    await line(page).waitFor({ state: 'detached' })
    await loseCalls(home, '398', '397')
    await page.evaluate(() => document.querySelector('[data-alert]')?.scrollIntoView({ block: 'nearest' }))
    await line(page).getByText('Chambre 398… · 2 appels à vérifier hors de vue').waitFor()
    expectNoErrors(page)
  },
)

test('where a call that told nobody and an alert are both out of sight, the line names either', async () => {
  await past(25)
  await loseCalls(home, '399')
  const page = await home.open('/alerts', { viewport: { width: 740, height: 360 } })
  await page.locator('main [data-alert]').nth(24).waitFor()
  await expectNone(line(page))
  await toTheEnd(page)
  await line(page).getByText('Chambre 399 · 1 appel à vérifier hors de vue').waitFor()
  await fall()
  await line(page).getByText('Chambre 101 · 1 alerte hors de vue').waitFor()
  await line(page).getByText('Chambre 399 · 1 appel à vérifier hors de vue').waitFor()
  await expect.poll(() => heightInView(page, '[data-out-of-sight]')).toBe(44)
  await line(page).click()
  await page.locator('main [data-alert=fall]').waitFor()
  expectNoErrors(page)
})
