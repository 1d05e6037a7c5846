import { moods } from '@vigie/domain/care/enums'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { homeThatWatches } from '../support/home-that-watches.ts'
import { newAlert } from '../support/outbox.ts'
import { homeWithPast } from '../support/past-days.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { emptySheets, laidOver } from './support/printed.ts'
import { addStaff } from './support/staff.ts'

const hour = 3_600_000
const ofNurse = { roleId: roles.NURSE, member: { role: roles.NURSE } }
const kinds = ['mood', 'health', 'appetite'] as const

test('on paper no part of a report of many sheets lies over the one before it', async () => {
  const { home, bid } = await homeWithPast()
  const { eid } = home
  const batch = db.batch()
  for (let day = 1; day <= 80; day += 1) {
    const said = { establishmentId: eid, by: 'alice', byName: 'Alice', at: Date.now() - day * 24 * hour }
    // A day with fewer lines now and then, so that sheets end at various heights.
    for (const type of kinds.slice(0, day % 5 === 0 ? 1 : 3))
      batch.set(db.doc(paths.mood(eid, bid, `${type}${day}`)), { ...said, type, data: moods.DEPRESSED })
    const note = { ...said, text: `Jour ${day} : a bien dormi`, writtenAt: null, updatedAt: null }
    batch.set(db.doc(paths.note(eid, bid, `n${day}`)), { ...note, visibility: 'public' })
    const alert = newAlert({ beneficiaryId: bid, state: 'resolved' })
    const times = { ...alert.times, occurredAt: said.at, raisedAt: said.at }
    if (day % 3 === 0) batch.set(db.doc(paths.alert(eid, `a${day}`)), { ...alert, times })
  }
  await batch.commit()
  const nurse = await addStaff(home, ofNurse)
  const address = `/establishment/${eid}/beneficiary/${bid}/report?period=lastThreeMonths`
  const page = await openAs(browser, nurse, address)
  await page.getByText('Jour 80 : a bien dormi').waitFor()
  // Its last part is a table, in which lines stand beside each other.
  const { sheets, over } = await laidOver(page, 'Capteurs, jour par jour')
  expect(sheets).toBeGreaterThan(5)
  expect(over).toEqual([])
  expectNoErrors(page)
})

test('on paper no resident of a handover of many sheets lies over the one before', async () => {
  const { home } = await homeThatWatches()
  const { eid } = home
  const at = Date.now() - 4 * hour
  const batch = db.batch()
  for (let room = 301; room < 340; room += 1) {
    const bid = await home.addResident({ name: `M. Côté ${room}`, room: `${room}` })
    for (let index = 0; index <= room % 4; index += 1) {
      const text = `Note ${index} de la chambre ${room}\n${'A bien dormi et mangé. '.repeat(12)}`
      batch.set(db.doc(paths.note(eid, bid, `n${index}`)), {
        ...{ establishmentId: eid, by: 'alice', byName: 'Alice', at, text, visibility: 'public' },
        ...{ writtenAt: null, updatedAt: null },
      })
    }
  }
  await batch.commit()
  const page = await openAs(browser, await addStaff(home, ofNurse), `/establishment/${eid}/handover`)
  await page.getByText('Note 0 de la chambre 339').waitFor()
  await whenHeard(page)
  const { sheets, over } = await laidOver(page)
  expect(sheets).toBeGreaterThan(5)
  expect(over).toEqual([])
  expectNoErrors(page)
})

test('a handover says on paper too that calls without alert cannot be seen', async () => {
  const { home } = await homeThatWatches()
  const page = await openAs(browser, await addStaff(home, ofNurse), `/establishment/${home.eid}/handover`)
  await whenHeard(page)
  await page.emulateMedia({ media: 'print' })
  const unseen = page.locator('main [role=alert]').getByText(/^Les appels à l’aide qui n’ont alerté personne/)
  await expectNone(unseen)
  const damaged = { establishmentId: home.eid, reason: 'wrongApiKey', lastAt: 'yesterday' }
  await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).set(damaged)
  await unseen.waitFor()
})

test('on paper a report has no sheet without a word, however full the one before is', async () => {
  const { home } = await homeThatWatches()
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/monthly`)
  const last = page.getByRole('region').last()
  await last.waitFor()
  // As if more were said before its last part.
  const printedAfter = async (px: number) => {
    await last.evaluate((part, above) => {
      if (part instanceof HTMLElement) part.style.marginTop = `${above}px`
    }, px)
    return emptySheets(page)
  }
  const ends: Awaited<ReturnType<typeof printedAfter>>[] = []
  // Wherever it takes a sheet more.
  const search = async (from: number, to: number) => {
    const [before, after] = [await printedAfter(from), await printedAfter(to)]
    if (before.sheets === after.sheets) return
    const between = Math.round((from + to) / 2)
    if (to - from === 1) ends.push(before, after)
    else
      for (const part of [
        [from, between],
        [between, to],
      ] as const)
        await search(...part)
  }
  await search(0, 1_000)
  expect(ends.length).toBeGreaterThan(2)
  expect(ends.filter(({ empty }) => empty.length > 0)).toEqual([])
  expectNoErrors(page)
})
