import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { jumpAhead, openOn } from './support/device-clock.ts'
import { homeWithAlerts } from './support/home-with-alerts.ts'
import { becomes } from './support/visibility.ts'

const hour = 3_600_000

/** A home in which a call for help became no alert, an hour ago; `lastLost` makes it so many hours. */
async function homeWithLostCall() {
  const home = await homeWithAlerts()
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'noRule')))
  const lastAt = Date.now() - hour
  const device = 'a840410000000001'
  await notice.set({
    ...{
      establishmentId: home.eid,
      reason: 'noRule',
      firstAt: lastAt,
      lastAt,
      toldAt: lastAt,
      gatewayIds: [],
    },
    deviceIds: [device],
    places: { [device]: { beneficiaryId: home.bid, room: '214', location: 'Chevet' } },
  })
  return { ...home, lastLost: (hoursAgo: number) => notice.update({ lastAt: Date.now() - hoursAgo * hour }) }
}

const screens = [
  ['the page of alerts', '/alerts'],
  ['the wall', '/board'],
] as const
const lostOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Appels à l’aide à vérifier' })
    .getByText(/Chambre 214/)
    .first()

/** Looks at the page again, which asks for the time. */
async function askAnew(page: Page): Promise<void> {
  const told = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await becomes(page, 'visible')
  await told
}

test.each(screens)(
  'a lost call of an hour ago is on %s of a device a day fast that cannot ask for the time, and goes a day later by the server’s',
  async (_name, on) => {
    const home = await homeWithLostCall()
    const page = await openOn(home, 25 * hour, { on, isAsked: false })
    const lost = lostOn(page)
    await lost.waitFor()
    await page.unroute('**/favicon.svg')
    await askAnew(page)
    await page.getByText('L’horloge de cet appareil est fausse.').first().waitFor()
    await lost.waitFor()
    await home.lastLost(25)
    await lost.waitFor({ state: 'detached' })
  },
)

test.each(screens)(
  'a lost call of an hour ago stays on %s where the clock jumps a day ahead, and goes a day later all the same',
  async (_name, on) => {
    const home = await homeWithLostCall()
    const page = await openOn(home, 0, { on })
    const lost = lostOn(page)
    await lost.waitFor()
    await askAnew(page)
    await page.route('**/favicon.svg', (route) => route.abort())
    await jumpAhead(page, 25 * hour)
    expect(await lost.count()).toBe(1)
    await home.lastLost(25)
    await lost.waitFor({ state: 'detached' })
  },
)
