import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import { homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { whenSteady } from './support/presses.ts'
import { letTimersGo, timersWait, whenTimerWaits } from './support/timers.ts'

/** Raised one after the other, so that it is known which comes first. */
const waitingSince = (minutes: number) => {
  const at = Date.now() - minutes * 60_000
  return { times: { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: null } }
}
const acknowledgeOf = (page: Page, aid: string) =>
  page.locator(`[data-alert=${aid}]`).getByRole('button', { name: 'Accuser réception' })

/** Waits until the link of an alert has the focus, wherever that alert stands by then. */
const whenOnLinkOf = (page: Page, aid: string) =>
  page.waitForFunction((id) => document.activeElement?.matches(`[data-alert=${id}] a`), aid)

test('whoever takes an alert by keyboard stands on it still as it makes way for those that nobody is on', async () => {
  const home = await homeWithAlerts()
  await home.raise('a', waitingSince(3))
  await home.raise('b', waitingSince(2))
  await home.raise('c', waitingSince(1))
  const page = await home.open()
  await strip(page).getByText('1 autre alerte').waitFor()
  await timersWait(page, 10_000)
  await whenSteady(acknowledgeOf(page, 'a'))
  await acknowledgeOf(page, 'a').press('Enter')
  await whenOnLinkOf(page, 'a')
  // Its place is kept from when the server has answered that it is taken, which the page may have heard before.
  await strip(page).locator('[data-alert=a]').getByText('Vous vous en occupez').waitFor()
  await whenTimerWaits(page)
  await letTimersGo(page)
  await strip(page).locator('[data-alert=c]').waitFor()
  await whenOnLinkOf(page, 'a')
  expectNoErrors(page)
})

test.each(['', '/alerts'])('what somebody else does takes nobody from their place: "%s"', async (path) => {
  const home = await homeWithAlerts()
  await home.raise('a', waitingSince(2))
  await home.raise('b', waitingSince(1))
  const page = await home.open(path)
  await whenSteady(acknowledgeOf(page, 'a'))
  await acknowledgeOf(page, 'a').focus()
  await home.change('a', takenBy('x', 'David Bolduc'))
  await whenOnLinkOf(page, 'a')
  await home.change('a', { state: 'resolved', resolvedAt: Date.now() })
  await whenOnLinkOf(page, 'b')
  expectNoErrors(page)
})
