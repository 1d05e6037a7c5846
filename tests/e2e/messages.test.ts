import { paths } from '@vigie/domain/paths'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { expectNoErrors } from './support/app.ts'
import { type HomeWithAlerts, homeWithAlerts, takenBy } from './support/home-with-alerts.ts'
import { letTimersGo, timersTake, timersWait } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

/** The alerts of four rooms that somebody goes to already, so that each is resolved in one tap. */
async function raiseFour(): Promise<void> {
  for (const room of ['214', '215', '216', '217']) {
    await home.raise(room, { room, beneficiaryName: `M. Côté ${room}`, ...takenBy('x', 'David Bolduc') })
  }
}

const helped = (page: Page, aid: string) =>
  page.locator(`main [data-alert="${aid}"]`).getByRole('button', { name: 'Résoudre : Aide donnée' })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on screen')
  return box
}

test('each of three failures stays told beside the others and what can still be undone, and leaves room for alerts', async () => {
  await raiseFour()
  const page = await home.open('/alerts', { viewport: { width: 360, height: 640 } })
  // No message goes by itself in this test, and what is resolved is sent when it says so.
  await timersWait(page, 10_000)
  await page.route('**/resolve', (route) => route.abort())
  const failed = (room: string) =>
    page.getByRole('alert').getByText(`La résolution n’est pas confirmée : chambre ${room}, M. Côté ${room}.`)
  for (const room of ['214', '215', '216']) {
    await helped(page, room).click()
    await helped(page, room).waitFor({ state: 'detached' })
  }
  await letTimersGo(page)
  for (const room of ['214', '215', '216']) await failed(room).waitFor()
  await helped(page, '217').click()
  const undo = page.getByRole('status').getByRole('button', { name: 'Annuler' })
  await undo.waitFor()
  for (const room of ['214', '215', '216']) await failed(room).waitFor()
  const top = await boxOf(failed('214'))
  const lowest = await boxOf(undo)
  expect(lowest.y + lowest.height - top.y).toBeLessThan(640 / 2)
  // One that was read is taken away, and none of the others.
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).first().click()
  await failed('214').waitFor({ state: 'detached' })
  await failed('215').waitFor()
  await undo.click()
  await helped(page, '217').waitFor()
  expectNoErrors(page)
})

test.each([
  [360, 640],
  [400, 800],
])(
  'on a phone of %i × %i a message stays at the foot of a long list, below what the screen must always tell',
  async (width, height) => {
    await raiseFour()
    const page = await home.open('/alerts', { viewport: { width, height } })
    await timersTake(page, 10_000, 600_000)
    const header = await boxOf(page.getByRole('banner'))
    for (const room of ['214', '215']) {
      await helped(page, room).click()
      const told = page
        .getByRole('status')
        .filter({ hasText: `Sera résolue dans un instant : chambre ${room}` })
      await told.waitFor()
      const foot = async () => {
        const { y, height: tall } = await boxOf(told)
        return y + tall
      }
      // Just above the places at the foot.
      await expect.poll(foot, { message: room }).toBe(height - 72)
      expect((await boxOf(told)).y, room).toBeGreaterThan(header.height)
      await told.getByRole('button', { name: 'Annuler' }).click()
      await helped(page, room).waitFor()
    }
    // The last can be brought out from under a message.
    await helped(page, '214').click()
    const told = page.getByRole('status').getByText('Sera résolue')
    await told.waitFor()
    // The page makes room once it knows how tall the message is.
    const roomBetween = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const last = await boxOf(helped(page, '217'))
      return (await boxOf(told)).y - last.y - last.height
    }
    await expect.poll(roomBetween).toBeGreaterThan(0)
  },
)

test('what is told of a resident goes with the right to see them', async () => {
  await raiseFour()
  const page = await home.open('/alerts')
  await timersTake(page, 10_000, 600_000)
  await helped(page, '214').click()
  const told = page.getByRole('status').getByText('chambre 214')
  await told.waitFor()
  await db.doc(paths.member(home.eid, home.staff.uid)).update({ state: 'pending' })
  await page.locator('main [data-alert]').first().waitFor({ state: 'detached' })
  await told.waitFor({ state: 'detached' })
  expectNoErrors(page)
})
