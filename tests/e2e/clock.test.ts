import { paths } from '@vigie/domain/paths'
import { newChain } from '@vigie/domain/supervision/chain'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { expect, test } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** Hours from Montréal's and from the computer's. */
const homesClock = steadyTimeZone
const minute = 60_000
const time = /(?<!\d)\d\d:\d\d(?!\d)/g

test('every time of every page is on the home’s clock, whatever the computer’s', async () => {
  const home = await createHome({ timeZone: homesClock })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const silent = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  const at = Date.now()
  const seen = { value: null, at }
  await db
    .doc(paths.device(home.eid, bid, bed))
    .update({ lastSeenAt: at, lastEvent: { id: 'e', kind: 'layDown', ...seen }, readings: { layDown: seen } })
  const silentSince = at - 5 * 60 * minute
  await db.doc(paths.device(home.eid, bid, silent)).update({ lastSeenAt: silentSince })
  const date = localDate(at, homesClock)
  const events = { e: { kind: 'layDown', ...seen, receivedAt: at + 80 } }
  await db
    .doc(paths.day(home.eid, bid, date, bed))
    .set({ deviceId: bed, type: 'NOVIKA-LW-BANDE', date, events })
  const times = { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: at }
  const alert = { beneficiaryId: bid, times, lastOccurredAt: at, occurrences: 2 }
  const timeline = [{ step: 'opened' as const, at }]
  await db.doc(paths.alert(home.eid, 'open')).set(newAlert({ ...alert, timeline }))
  await db.doc(paths.alert(home.eid, 'over')).set(newAlert({ ...alert, timeline, state: 'resolved' }))

  const page = await openAs(browser, await addStaff(home), '/establishment', { timezoneId: 'Asia/Tokyo' })
  /** What is on the page now, and that of it the home's clock never told. */
  const timesTold = async () => {
    await whenHeard(page)
    const texts = await page.getByText(time).allTextContents()
    const shown = texts.flatMap((text) => text.match(time) ?? [])
    const clock = [silentSince, ...minutesSince(at)].map((instant) => localTimeOfDay(instant, homesClock))
    return { shown, wrong: shown.filter((one) => !clock.includes(one)) }
  }
  const expectRight = async (atLeast: number) => {
    const { shown, wrong } = await timesTold()
    expect(wrong).toEqual([])
    expect(shown.length).toBeGreaterThanOrEqual(atLeast)
  }
  const region = page.getByRole('region', { name: 'Alertes en cours' })
  await region.getByText('2 fois').waitFor()
  await expectRight(2)
  await page.getByRole('link', { name: new RegExp(home.eid) }).click()
  await page.getByText(/Au lit depuis/).waitFor()
  await expectRight(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mme Roy/ })
    .click()
  await page.getByText('Se couche').first().waitFor()
  await page.getByText(/Rien reçu depuis/).waitFor()
  await page.locator('li[data-event]').waitFor()
  await expectRight(5)
  await page.getByRole('link', { name: 'Alertes', exact: true }).first().click()
  await page.getByRole('button', { name: 'Déroulement' }).click()
  await page.locator('[data-alert=over]').getByRole('button').click()
  await page.getByText('Alerte déclenchée').nth(1).waitFor()
  await expectRight(6)
  // Behind an age, the exact time.
  await page
    .locator('main')
    .getByRole('button', { name: /à l’instant|il y a/ })
    .first()
    .focus()
  await page.getByRole('tooltip').getByText(localTimeOfDay(at, homesClock)).waitFor()
  await page.context().setOffline(true)
  await page
    .getByText(/Hors ligne depuis/)
    .last()
    .waitFor()
  const told = await page
    .getByText(/Hors ligne depuis/)
    .last()
    .textContent()
  const [since] = told?.match(time) ?? []
  expect(minutesSince(at).map((instant) => localTimeOfDay(instant, homesClock))).toContain(since)
  expectNoErrors(page)
})

/** A moment in each minute that has passed since, and a little before: a proof may be older than what it proves. */
function minutesSince(instant: number): number[] {
  const first = instant - minute
  const count = Math.ceil((Date.now() - first) / minute) + 1
  return Array.from({ length: count }, (_, index) => first + index * minute)
}

test('a time of another home whose clock is not the page’s is told with the name of its clock, in the home’s own without', async () => {
  const now = Date.now()
  const [here, there] = await Promise.all([
    createHome({ timeZone: 'America/Toronto', chain: newChain(now) }),
    createHome({ timeZone: 'America/Halifax', chain: newChain(now - 13 * minute) }),
  ])
  const administrator = await addStaff(here, { roleId: 2, member: { roleId: 1 } })
  const { uid, name, email } = administrator
  const member = (await db.doc(paths.member(here.eid, uid)).get()).data()
  await db
    .doc(paths.member(there.eid, uid))
    .set({ ...member, displayName: name, email, establishmentName: there.eid })
  const page = await openAs(browser, administrator, `/establishment/${here.eid}`)
  const bar = page.getByRole('region', { name: /rien n’a été vérifié depuis/ })
  await bar.getByText(/depuis (hier, )?\d\d:\d\d \(heure de l’Atlantique\)\./).waitFor()
  await page.goto(appUrl(`/establishment/${there.eid}`))
  await bar.getByText(/depuis (hier, )?\d\d:\d\d\.$/).waitFor()
  expectNoErrors(page)
})
