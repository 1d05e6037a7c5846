import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import {
  type HomeWithAlerts,
  homeWithAlerts,
  resolutionsOn,
  strip,
  takenBy,
} from './support/home-with-alerts.ts'
import { middleOf, nowOn, pressAt, pressEnterAt, whenSteady, withoutSound } from './support/presses.ts'
import { letTimersGo, timersWait } from './support/timers.ts'

const phone = { viewport: { width: 360, height: 740 } }
/** How far apart the two taps of a double tap are, in milliseconds. */
const apart = 200

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

/** A fall of another resident, graver than Mme Roy's press. */
const fall = async () => {
  const beneficiaryId = await home.addResident({ name: 'M. Côté', room: '101' })
  await home.raise('fall', { kind: 'fall', beneficiaryId, beneficiaryName: 'M. Côté', room: '101' })
}
/** A page of the home on which nothing moves by itself. */
const open = async (path = '', options: Parameters<HomeWithAlerts['open']>[1] = {}) => {
  const page = await home.open(path, options)
  await withoutSound(page, home.staff.uid)
  return page
}
const acknowledgeOf = (page: Page, aid: string) =>
  page.locator(`[data-alert=${aid}]`).getByRole('button', { name: 'Accuser réception' })
const resolveOf = (page: Page, aid: string) =>
  page.locator(`[data-alert=${aid}]`).getByRole('button', { name: 'Résoudre : Aide donnée' })
const aboutToResolve = (page: Page) => page.getByText('Sera résolue dans un instant').count()
/** Which alerts the page has asked to be acknowledged. */
const acknowledgedOn = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const aid = request.url().match(/\/alert\/([^/]+)\/acknowledge$/)?.[1]
    if (aid !== undefined) asked.push(aid)
  })
  return asked
}

test.each(['', '/alerts'])(
  'a double tap acknowledges an alert and does not resolve it: "%s"',
  async (path) => {
    await home.raise('a')
    const page = await open(path, phone)
    await whenSteady(acknowledgeOf(page, 'a'))
    // A trial click scrolls the page about while it waits; where it is scrolled, what follows the button that goes away may
    // stay where it is on screen, and has then stood there all along.
    await page.evaluate(() => scrollTo(0, 0))
    const place = await middleOf(acknowledgeOf(page, 'a'))
    const at = await nowOn(page)
    await pressAt(page, place, at)
    await acknowledgeOf(page, 'a').waitFor({ state: 'detached' })
    await pressAt(page, place, at + apart)
    await pressAt(page, await middleOf(resolveOf(page, 'a')), at + 2 * apart)
    expect(await aboutToResolve(page)).toBe(0)
    await home.whenState('a', 'acknowledged')
    // A press of its own is heard as ever.
    await resolveOf(page, 'a').click()
    await page.locator('[data-alert=a]').getByText('Sera résolue dans un instant').waitFor()
    expectNoErrors(page)
  },
)

test('what comes by itself in the place of a button takes no press from the first frame on', async () => {
  await home.raise('a')
  const page = await open('', phone)
  await timersWait(page, 5_000)
  await acknowledgeOf(page, 'a').click()
  await home.whenState('a', 'acknowledged')
  await page.locator('[data-alert=a]').getByText('Vous vous en occupez').waitFor()
  const comes = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const button = document.querySelector('[data-alert=a] [role=group] button')
          if (button) resolve(getComputedStyle(button).pointerEvents)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await letTimersGo(page)
  expect(await comes).toBe('none')
  await resolveOf(page, 'a').click()
  await page.locator('[data-alert=a]').getByText('Sera résolue dans un instant').waitFor()
  expectNoErrors(page)
})

test('a double tap does not acknowledge the alert that takes the place of the first', async () => {
  await home.raise('a', { room: '214' })
  await fall()
  const page = await open('', phone)
  const asked = acknowledgedOn(page)
  await whenSteady(acknowledgeOf(page, 'fall'))
  const place = await middleOf(acknowledgeOf(page, 'fall'))
  const at = await nowOn(page)
  await pressAt(page, place, at)
  await acknowledgeOf(page, 'a').waitFor()
  await pressAt(page, place, at + apart)
  await strip(page).locator('[data-alert=a]').getByText('Personne ne s’en occupe').waitFor()
  await home.whenState('fall', 'acknowledged')
  await expect.poll(() => asked).toEqual(['fall'])
  await acknowledgeOf(page, 'a').click()
  await home.whenState('a', 'acknowledged')
  expectNoErrors(page)
})

test('Enter twice acknowledges an alert, resolves nothing and leads nowhere', async () => {
  await home.raise('a')
  const page = await open()
  const url = page.url()
  // The focus first: a press in the same millisecond would count as one before it.
  await acknowledgeOf(page, 'a').focus()
  await whenSteady(acknowledgeOf(page, 'a'))
  const at = await nowOn(page)
  await pressEnterAt(page, at)
  await page.waitForFunction(() => document.activeElement?.matches('[data-alert=a] a'))
  await pressEnterAt(page, at + apart)
  expect(page.url()).toBe(url)
  await resolveOf(page, 'a').focus()
  await pressEnterAt(page, at + 2 * apart)
  expect(await aboutToResolve(page)).toBe(0)
  await home.whenState('a', 'acknowledged')
  expectNoErrors(page)
})

test('Enter twice opens the menu of resolutions and chooses none', async () => {
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await open()
  const resolutions = resolutionsOn(page)
  const more = page.locator('[data-alert=a]').getByRole('button', { name: /^Résoudre comme/ })
  await more.focus()
  await whenSteady(more)
  const at = await nowOn(page)
  await pressEnterAt(page, at)
  const first = page.getByRole('menuitem', { name: 'Fausse alerte' })
  await first.and(page.locator(':focus')).waitFor()
  await pressEnterAt(page, at + apart)
  // An Enter of its own chooses; what is asked then is all that was asked.
  await page.waitForFunction((then) => Date.now() > then, at + apart)
  expect(await aboutToResolve(page)).toBe(0)
  expect(await first.count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-alert=a]').getByText('Sera résolue dans un instant').waitFor()
  await expect.poll(() => resolutions).toEqual([expect.objectContaining({ resolution: 'test' })])
  expectNoErrors(page)
})

test.each(['', '/alerts'])('a graver alert does not slide under the finger: "%s"', async (path) => {
  await home.raise('a')
  const page = await open(path, phone)
  const asked = acknowledgedOn(page)
  await whenSteady(acknowledgeOf(page, 'a'))
  const place = await middleOf(acknowledgeOf(page, 'a'))
  // A finger that is on its way.
  await page.evaluate(() => {
    const touching = setInterval(() => dispatchEvent(new Event('pointermove')), 50)
    addEventListener('lifted', () => clearInterval(touching), { once: true })
  })
  const at = await nowOn(page)
  await fall()
  // The title tells of both at once; the first place is still that of the alert that was there.
  const first = await page.waitForFunction(
    () =>
      document.title.startsWith('(2) ') && document.querySelector('[data-alert]')?.getAttribute('data-alert'),
  )
  expect(await first.jsonValue()).toBe('a')
  await page.evaluate(() => dispatchEvent(new Event('lifted')))
  await page.waitForFunction(
    () => document.querySelector('[data-alert]')?.getAttribute('data-alert') === 'fall',
  )
  // The press was meant for what stood there when the finger came down.
  await pressAt(page, place, at)
  await acknowledgeOf(page, 'fall').click()
  await home.whenState('fall', 'acknowledged')
  await expect.poll(() => asked).toEqual(['fall'])
  expectNoErrors(page)
})

test('an alert that leaves moves nothing under a finger that is at work, and its room goes once that rests', async () => {
  await home.raise('a')
  const page = await open('/today', phone)
  const row = page.locator('[data-alert=a]')
  await whenSteady(acknowledgeOf(page, 'a'))
  const below = page.getByRole('main')
  const topOf = async () => (await below.boundingBox())?.y ?? 0
  const at = await topOf()
  await page.evaluate(() => {
    const touch = () =>
      document.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    const timer = setInterval(touch, 50)
    addEventListener('rests', () => clearInterval(timer), { once: true })
    touch()
  })
  await home.change('a', { state: 'resolved', resolvedAt: Date.now() })
  await row.waitFor({ state: 'detached' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await topOf()).toBe(at)
  await page.evaluate(() => dispatchEvent(new Event('rests')))
  await expect.poll(topOf).toBeLessThan(at - 60)
  // What comes has its room at once.
  await fall()
  await page.locator('[data-alert=fall]').waitFor()
  expect(await topOf()).toBeGreaterThan(at - 60)
  expectNoErrors(page)
})
