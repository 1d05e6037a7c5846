import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { expect, test } from 'vitest'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const shifts = dayAndNightForNow()

test('a handover goes on telling of a call that became no alert in its shift once a later one got through, which no bar tells of any more, and once its cause came again', async () => {
  const home = await createHome({ shifts })
  const before = handoverSpan(shifts, Date.now(), 'America/Toronto')
  const began = before?.from ?? 0
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  const cause = {
    establishmentId: home.eid,
    reason: 'wrongApiKey',
    deviceIds: [],
    gatewayIds: [],
    toldAt: began,
  }
  const inShift = { firstAt: began + 60_000, lastAt: began + 60_000 }
  const place = { beneficiaryId: 'roy', room: '214', location: 'Tête de lit' }
  const lost = { ...inShift, deviceId: 'a840410000010002', place }
  await notice.set({ ...cause, ...inShift, isOver: true, places: {}, lost: [{ ...lost, isOver: true }] })

  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/handover`)
  const ofShift = page.locator('main :not(section) > [role=alert]')
  const over =
    /aucune alerte et manquent ici, le dernier .*\. Ils venaient de\s: Chambre\s214, Tête de lit\. Depuis, un nouvel appel/
  await ofShift.getByText(over).waitFor()
  await whenHeard(page)
  await expectNone(page.getByText(/^Appel à l’aide refusé/))

  // It came again in the shift under way, which does not make what was lost before of today.
  const now = Date.now()
  const anew = { ...cause, firstAt: now, lastAt: now, toldAt: now, deviceIds: ['a840410000010001'] }
  const again = { firstAt: now, lastAt: now, deviceId: 'a840410000010001', place: { ...place, room: '215' } }
  await notice.set({ ...anew, places: {}, lost: [again, { ...lost, isOver: true }] })
  await page.getByText(/^Appel à l’aide refusé/).waitFor()
  await ofShift.getByText(over).waitFor()
  const since = page.locator('section').getByText(/^Des appels à l’aide n’ont donné aucune alerte/)
  await since.getByText(/Ils venaient de\s: Chambre\s215, Tête de lit\./).waitFor()
  await expectNone(since.getByText(/Depuis, un nouvel appel/))
  // Where nobody was ever called for it, it is said to be lost alone.
  await notice.set({ ...anew, places: {}, lost: [again, lost] })
  await ofShift.getByText(over).waitFor({ state: 'detached' })
  await ofShift.getByText(/Chambre\s214, Tête de lit\.$/).waitFor()
  // Of an earlier shift, it is of another handover.
  const earlier = { ...lost, firstAt: began - 2, lastAt: began - 1, isOver: true }
  await notice.set({ ...anew, places: {}, lost: [again, earlier] })
  await ofShift.getByText(/Chambre\s214/).waitFor({ state: 'detached' })
  expectNoErrors(page)
})

/** A home with somebody whose button was heard a moment ago, whose press of a shift before was refused. */
async function homeWithLostCall() {
  const home = await createHome({ shifts })
  const before = handoverSpan(shifts, Date.now(), 'America/Toronto')
  const [nurse, bid] = [await addStaff(home), await home.addResident({ room: '214', name: 'Mme Roy' })]
  const other = await home.addResident({ room: '215', name: 'M. Girard' })
  const now = Date.now()
  const [button, bed] = [
    await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit'),
    await home.addDevice(other, 'NOVIKA-LW-BANDE', 'Lit'),
  ]
  for (const [whose, id] of [
    [bid, button],
    [other, bed],
  ] as const)
    await db.doc(paths.device(home.eid, whose, id)).update({ lastSeenAt: now, heardAt: now })
  const press = (at: number) =>
    tellRefusal({
      ...{ reason: 'wrongApiKey', detail: 'not the key', deviceId: button, gatewayId: 'gateway-1' },
      ...{ establishmentId: home.eid, beneficiaryId: bid, callForHelp: true, body: null, at },
    })
  return { home, nurse, press, inShift: (before?.until ?? 0) - 10 * 60_000, now }
}

test('who called in vain is never among those of whom there is nothing new: the line names their room, on paper too', async () => {
  const { home, nurse, press, inShift } = await homeWithLostCall()
  await press(inShift)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/handover`)
  const main = page.getByRole('main')
  const seesSo = async () => {
    await main
      .getByText(/manquent ici, le dernier .*\. Ils venaient de\s: Chambre\s214, Tête de lit\.$/)
      .waitFor()
    await main.getByText(/^Durant ce quart, leurs appels à l’aide n’ont donné aucune alerte/).waitFor()
    const words = await main.textContent()
    expect(words).toMatch(/rien d’autre de nouveau n’a été noté\s:\s*214\s·\sMme\sRoy/)
    expect(words).toMatch(/rien de nouveau n’a été noté\s:\s*215\s·\sM\.\sGirard/)
    expect(words).not.toMatch(/Durant ce quart\s: aucune alerte/)
  }
  await seesSo()
  await page.emulateMedia({ media: 'print' })
  await seesSo()
  expectNoErrors(page)
})

test('of a call that was told after a later one, and of nobody who was called for since, no new call is said to have raised the alert', async () => {
  const { home, nurse, press, inShift, now } = await homeWithLostCall()
  await press(now)
  await press(inShift)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/handover`)
  const main = page.getByRole('main')
  await main
    .locator(':not(section) > [role=alert]')
    .getByText(/manquent ici, le dernier .*\. Ils venaient de\s: Chambre\s214, Tête de lit\.$/)
    .waitFor()
  await main
    .locator('section')
    .getByText(/^Des appels à l’aide/)
    .waitFor()
  await whenHeard(page)
  await expectNone(page.getByText(/Depuis, un nouvel appel/))
  expect(await main.textContent()).toMatch(/214\s·\sMme\sRoy \(appel sans alerte depuis\)/)
  expectNoErrors(page)
})
