import { taskSchema } from '@vigie/domain/care/task'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { expect, test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

const shifts = dayAndNightForNow()

test('on a phone what is to be done for all residents is one list, worst first, done with one tap and undone, and live; then what the shift before leaves is read, and printed without what one presses', async () => {
  const home = await createHome({ shifts })
  const [roy, gagnon, gone, ali] = await Promise.all([
    home.addResident({ name: 'Mme Roy', room: '101' }),
    home.addResident({ name: 'M. Gagnon', room: '214' }),
    home.addResident({ name: 'Mme Côté', room: '102', state: 'archived', lastUpdateAt: 0 }),
    home.addResident({ name: 'M. Ali', room: '9' }),
  ])
  const add = (bid: string, tid: string, change: Parameters<typeof newTask>[2]) =>
    db.doc(paths.task(home.eid, bid, tid)).set(newTask(home.eid, bid, change))
  const now = Date.now()
  const minute = 60_000
  const dueSince = (ms: number) => ({ startAt: now - ms, nextAt: now - ms, activatedAt: now - 2 * ms })
  await Promise.all([
    add(roy, 'fresh', { title: 'Goutte', ...dueSince(minute) }),
    add(roy, 'paused', { title: 'Bain', activated: false, ...dueSince(60 * minute) }),
    add(gagnon, 'late', { title: 'Pansement', ...dueSince(60 * minute) }),
    add(gone, 'theirs', { title: 'Marche', ...dueSince(60 * minute) }),
  ])
  const attendant = await addStaff(home, { name: 'Alice Tremblay' })
  const page = await openAs(browser, attendant, `/establishment/${home.eid}`, {
    viewport: { width: 400, height: 800 },
  })
  await page.getByRole('link', { name: 'À faire' }).click()
  const groups = page.locator('[data-due-of]')
  await groups.getByText('En retard').waitFor()
  await expect
    .poll(() => groups.getByRole('heading').allTextContents())
    .toEqual(['214 · M. Gagnon', '101 · Mme Roy'])
  await expectNone(page.getByText(/Bain|Marche/))

  // As wide a place to touch as all others.
  const place = await page.getByRole('link', { name: 'Pansement' }).boundingBox()
  expect(place?.height).toBeGreaterThanOrEqual(44)

  // What can be undone for ten seconds can be for as long as this takes to look.
  await timersTake(page, 10_000, 600_000)
  // Its name says whose it is: two residents' tasks are often called the same.
  const dressing = page.getByRole('button', { name: 'C’est fait : Pansement (214 · M. Gagnon)' })
  await whenHeard(page)
  await whenSteady(dressing)
  await dressing.click()
  await page.getByRole('status').getByText('Faite : Pansement (214 · M. Gagnon).').waitFor()
  await dressing.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '1 déjà faite' }).click()
  await page.getByText(/^Faite par vous, \d/).waitFor()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await dressing.waitFor()
  await whenDocument(paths.task(home.eid, gagnon, 'late'), (data) => taskSchema.parse(data).nbDone === 0)

  // By keyboard one goes on with what comes next. While it is being saved nothing moves under the finger.
  const goutte = page.getByRole('button', { name: 'C’est fait : Goutte' })
  await page.setViewportSize({ width: 390, height: 800 })
  const asked = Promise.withResolvers<void>()
  await page.route('**/task/late/done', async (route) => {
    await asked.promise
    await route.continue()
  })
  await whenHeard(page)
  // What came back stands first again, and takes presses.
  await groups.first().getByText('Pansement').waitFor()
  await whenSteady(dressing)
  // At its very end a browser moves all that it shows as a page gets shorter below.
  await page.evaluate(() => scrollTo(0, 0))
  const places = async () => [await dressing.boundingBox(), await goutte.boundingBox()]
  const still = await places()
  await page.getByRole('link', { name: 'Pansement' }).focus()
  await page.keyboard.press('Tab')
  await page.waitForFunction((button) => button === document.activeElement, await dressing.elementHandle())
  await page.keyboard.press('Enter')
  await dressing.and(page.locator('[aria-disabled=true]')).waitFor()
  expect(await places()).toEqual(still)
  asked.resolve()
  await dressing.waitFor({ state: 'detached' })
  await page.waitForFunction((button) => button === document.activeElement, await goutte.elementHandle())

  // A colleague adds one, and archives the other resident.
  await add(gagnon, 'new', { title: 'Tension', ...dueSince(2 * minute) })
  await page.getByRole('button', { name: 'C’est fait : Tension' }).waitFor()
  await db.doc(paths.beneficiary(home.eid, roy)).update({ state: 'archived' })
  await page.getByText('Goutte').waitFor({ state: 'detached' })

  const before = handoverSpan(shifts, Date.now(), 'America/Toronto')
  const note = { visibility: 'public', by: 'bob', byName: 'Bob', at: before?.from, text: 'A bien dormi' }
  await db.doc(paths.note(home.eid, gagnon, 'n')).set({ ...note, establishmentId: home.eid })
  const called = newAlert({ beneficiaryId: ali, room: '9' })
  await db.doc(paths.alert(home.eid, 'since')).set(called)
  await page.getByRole('link', { name: 'Relève' }).click()
  await page.getByText(new RegExp(`^Quart précédent\\s: ${before?.shift.nameFR}`)).waitFor()
  const told = page.locator(`[data-handed-over="${gagnon}"]`)
  await told.getByText('A bien dormi').waitFor()
  await page.locator(`[data-handed-over="${roy}"]`).getByText('Archivé').waitFor()
  // Of the shift there is nothing to say of who calls now, and a list of those of whom that is so may not be all that names them.
  const since = page.locator(`section:has([data-alerted-since="${ali}"])`)
  await since.getByRole('heading', { name: /^Alertes depuis .*, durant le quart en cours$/ }).waitFor()
  await since.getByText('Personne ne s’en occupe').waitFor()
  await page
    .getByText(/^Rien de noté et rien entendu d’aucun capteur.*9 · M. Ali \(alerte depuis\)/)
    .waitFor()
  await page.getByText('Personne n’a encore dit l’avoir lue.').waitFor()
  await expectNone(page.locator(`[data-handed-over="${gone}"]`))
  // A call that became no alert is missed among what is told.
  const ofLost = /^Des appels à l’aide n’ont donné aucune alerte et manquent ici/
  const lostSince = since.getByText(ofLost)
  const ofShift = page.locator('main :not(section) > [role=alert]')
  const lost = ofShift.getByText(ofLost)
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'invalidEvent')))
  const cause = { establishmentId: home.eid, reason: 'invalidEvent', deviceIds: [], gatewayIds: [] }
  const seenAt = (at: number) => notice.set({ ...cause, firstAt: at, lastAt: at, toldAt: at })
  const [began = 0, ended = 0] = [before?.from, before?.until]
  for (const [inShift, other] of [
    [began, began - 1],
    [ended - 1, ended],
  ] as const) {
    await seenAt(inShift)
    await lost.waitFor()
    await seenAt(other)
    await lost.waitFor({ state: 'detached' })
  }
  // Who calls since is told, and so is who called in vain since.
  await lostSince.waitFor()
  const sinceBegan = localTimeOfDay(ended, 'America/Toronto')
  await notice.update({ lastAt: ended + 60_000 })
  await since
    .getByText(new RegExp(`, du premier .*${sinceBegan} au dernier .* du quart en cours manquent`))
    .waitFor()
  // Of a cause that goes on it is not known whether one of its calls was of the shift.
  await notice.update({ firstAt: began - 1 })
  await ofShift
    .getByText(/^Des appels à l’aide n’ont donné aucune alerte, du premier .* au dernier/)
    .waitFor()
  // Of two causes the span is that of both, whichever came last.
  await seenAt(began + 1)
  const other = { ...cause, reason: 'malformedJson', firstAt: ended - 1, lastAt: Date.now(), toldAt: ended }
  await db.doc(paths.notice(noticeIdOf(home.eid, 'malformedJson'))).set(other)
  const first = localTimeOfDay(began + 1, 'America/Toronto')
  await page.getByText(new RegExp(`, du premier .*${first} au dernier`)).waitFor()
  // What lasts longer here than it does would lie upon the last button of the page.
  await page.getByRole('button', { name: 'Fermer' }).click()
  await whenHeard(page)
  await page.getByRole('button', { name: 'J’ai lu la relève' }).click()
  await page.getByText(/^Lue par Alice Tremblay/).waitFor()
  // A page that opened the print window itself would stand still, and no call would sound.
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('The page stands still')
    }
  })
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await page.getByText(/ou par Ctrl\+P/).waitFor()
  // On paper there is the handover, and nothing that one could press.
  await page.emulateMedia({ media: 'print' })
  await told.getByText('A bien dormi').waitFor()
  await since.getByText('Personne ne s’en occupe').waitFor()
  await page.getByRole('banner').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Imprimer' }).waitFor({ state: 'hidden' })
  await page.getByText(/ou par Ctrl\+P/).waitFor({ state: 'hidden' })
  expectNoErrors(page)
})
