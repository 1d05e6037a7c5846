import { taskTypes } from '@vigie/domain/care/enums'
import { taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { middleOf, nowOn, pressAt, whenSteady, withoutSound } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

/** Runs in the page: a finger that stays on the screen, so that what is over keeps its place for the six seconds that it may. */
function keepTouching(): void {
  const touch = () => {
    dispatchEvent(new PointerEvent('pointermove'))
    requestAnimationFrame(touch)
  }
  touch()
}

/** A home with one resident, of whom two things are to be done, one below the other. */
async function homeWithTwoTasks() {
  const home = await createHome({ shifts: dayAndNightForNow() })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const add = (tid: string, title: string, minutes: number, change: Parameters<typeof newTask>[2]) => {
    const startAt = Date.now() - minutes * 60_000
    const task = newTask(home.eid, bid, { title, startAt, nextAt: startAt, ...change })
    return db.doc(paths.task(home.eid, bid, tid)).set({ ...task, activatedAt: startAt - 60_000 })
  }
  await Promise.all([
    add('drops', 'Gouttes', 60, {
      type: taskTypes.PONCTUAL,
      startEvery: null,
      periodicity: null,
      overAt: Date.now() + 86_400_000,
    }),
    add('walk', 'Marche', 40, {}),
  ])
  return { home, bid, timesDone: (tid: string) => timesDone(paths.task(home.eid, bid, tid)) }
}

const timesDone = async (path: string) => taskSchema.parse((await db.doc(path).get()).data()).nbDone

const doneButton = (page: Page, title: string) => page.getByRole('button', { name: `C’est fait : ${title}` })

test.each([
  ['a resident', (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/details`],
  ['the home', (eid: string) => `/establishment/${eid}/today`],
])(
  'on a phone a second tap where a task of %s was just done does no other, and the row says that it was done',
  async (_, pathOf) => {
    const { home, bid, timesDone: timesDoneOf } = await homeWithTwoTasks()
    const attendant = await addStaff(home)
    const page = await openAs(browser, attendant, pathOf(home.eid, bid), {
      viewport: { width: 400, height: 800 },
    })
    // Its banner goes with the first press, and moves what is pressed.
    await withoutSound(page, attendant.uid)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/done')) asked.push(request.url())
    })
    const drops = doneButton(page, 'Gouttes')
    await drops.scrollIntoViewIfNeeded()
    await whenSteady(drops)
    await whenSteady(doneButton(page, 'Marche'))
    await page.evaluate(keepTouching)
    const place = await middleOf(drops)
    const first = await nowOn(page)
    await pressAt(page, place, first)
    await pressAt(page, place, first + 200)
    const row = page.locator('[data-task=drops]').filter({ hasText: 'Faite par vous, à l’instant' })
    await row.getByText('Faite 1\u00a0/\u00a01').waitFor()
    await expectNoneBeside(page.getByRole('button', { name: '1 terminée aujourd’hui' }), row)
    await pressAt(page, place, first + 1_200)
    // Nobody is kept from what is next for longer than that.
    await row.waitFor({ state: 'detached' })
    await whenSteady(doneButton(page, 'Marche'))
    await whenDocument(paths.task(home.eid, bid, 'drops'), (data) => taskSchema.parse(data).nbDone === 1)
    // The same occurrence may be said to be done twice, where the answer was here before its record: it counts once.
    expect([...new Set(asked)]).toHaveLength(1)
    expect(await timesDoneOf('walk')).toBe(0)
    expectNoErrors(page)
  },
)

test('on a phone the message that a task was done comes under no finger, where it is pressed at the foot of the screen, and what loaded under a finger keeps its place', async () => {
  const { home, bid, timesDone: timesDoneOf } = await homeWithTwoTasks()
  const attendant = await addStaff(home)
  const page = await openAs(browser, attendant, `/establishment/${home.eid}/beneficiary/${bid}/details`, {
    viewport: { width: 400, height: 800 },
  })
  await withoutSound(page, attendant.uid)
  // The list comes anew, while a finger is on the screen.
  await page.getByRole('tab', { name: 'Capteurs' }).click()
  await page.getByRole('heading', { name: 'Capteurs' }).waitFor()
  await page.evaluate(keepTouching)
  await page.getByRole('tab', { name: 'Détails' }).click()
  const drops = doneButton(page, 'Gouttes')
  await drops.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 80))
  await whenSteady(drops)
  // What can be undone for ten seconds can be for as long as it takes to look.
  await timersTake(page, 10_000, 600_000)
  const place = await middleOf(drops)
  await pressAt(page, place, await nowOn(page))
  await page.locator('[data-task=drops]').getByText('Faite par vous, à l’instant').waitFor()
  const undo = page.getByRole('status').getByRole('button', { name: 'Annuler' })
  await undo.waitFor()
  const buttons = await page.evaluate(({ x, y }) => {
    const boxOf = (button: Element) => button.getBoundingClientRect()
    const told = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Annuler')
    const message = told?.parentElement && boxOf(told.parentElement)
    const under = document.elementFromPoint(x, y)
    return {
      isUnderFinger: told?.parentElement?.contains(under),
      covered: [...document.querySelectorAll('[data-task] button[data-steady]')]
        .map(boxOf)
        .filter(({ top, bottom }) => message && top < message.bottom && message.top < bottom).length,
    }
  }, place)
  expect(buttons).toEqual({ isUnderFinger: false, covered: 0 })
  await undo.click()
  await whenDocument(paths.task(home.eid, bid, 'drops'), (data) => taskSchema.parse(data).nbDone === 0)
  expect(await timesDoneOf('walk')).toBe(0)
  expectNoErrors(page)
})

test('what was done of a task and not answered stays in sight, and is done from there', async () => {
  const { home, bid, timesDone: timesDoneOf } = await homeWithTwoTasks()
  const page = await openAs(
    browser,
    await addStaff(home),
    `/establishment/${home.eid}/beneficiary/${bid}/details`,
  )
  await page.route('**/done', (route) => route.abort())
  // Whatever lasts ten seconds is gone by then.
  await page.clock.install()
  await whenSteady(doneButton(page, 'Gouttes'))
  await doneButton(page, 'Gouttes').click()
  const failed = page.getByRole('alert').getByText(/Gouttes/)
  await failed.waitFor()
  await page.clock.runFor(60_000)
  await failed.waitFor()
  expect(await timesDoneOf('drops')).toBe(0)
  await page.unroute('**/done')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page
    .getByRole('status')
    .getByText(/^Faite\s: Gouttes/)
    .waitFor()
  await failed.waitFor({ state: 'detached' })
  expect(await timesDoneOf('drops')).toBe(1)
})
