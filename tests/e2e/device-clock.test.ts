import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { appUrl, expectNoErrors } from './support/app.ts'
import { openOn } from './support/device-clock.ts'
import { expectNoneBeside } from './support/heard.ts'
import { homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { becomes } from './support/visibility.ts'

const minute = 60_000

async function homeWithOldCall() {
  const home = await homeWithAlerts()
  const at = Date.now() - 40 * minute
  const times = { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: null }
  await home.raise('a', { times, lastOccurredAt: at })
  return home
}

test.each([
  ['an hour slow', -60 * minute],
  ['a day fast', 24 * 60 * minute],
])(
  'on a device whose clock is %s, ages are right and a banner says so, in both languages',
  async (_name, off) => {
    const page = await openOn(await homeWithOldCall(), off)
    await page.getByText('L’horloge de cet appareil est fausse.').waitFor()
    await strip(page)
      .getByText(/il y a 4[0-9]\smin/)
      .waitFor()
    await page.getByRole('banner').getByText('En direct', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await page.getByText('This device’s clock is wrong.').waitFor()
    expectNoErrors(page)
  },
)

test('a locked screen that is loaded on a device whose clock is wrong tells right ages too, and says so', async () => {
  const page = await openOn(await homeWithOldCall(), -60 * minute)
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, isLocked: true }))
  })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Écran verrouillé' }).waitFor()
  await page.getByText('L’horloge de cet appareil est fausse.').waitFor()
  await strip(page)
    .getByText(/il y a 4[0-9]\smin/)
    .waitFor()
  expectNoErrors(page)
})

test('a device whose clock is right, or nearly, says nothing of it', async () => {
  const page = await openOn(await homeWithOldCall(), -90_000)
  // The answer has come: the minute and a half are made up for.
  await strip(page)
    .getByText(/il y a 4[0-9]\smin/)
    .waitFor()
  await expectNoneBeside(
    page.getByText('L’horloge de cet appareil est fausse.'),
    strip(page).getByText(/il y a 4[0-9]\smin/),
  )
  expectNoErrors(page)
})

test('the time is asked for when a screen is looked at again, and not when it is put away', async () => {
  const page = await openOn(await homeWithAlerts(), 0)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'HEAD' && asked.push(request.url()))
  await becomes(page, 'hidden')
  // Its own answer: that of the time when the page was opened may be on its way yet.
  const asking = page.waitForRequest((request) => request.method() === 'HEAD')
  await becomes(page, 'visible')
  await (await asking).response()
  expect(asked).toEqual([appUrl('/favicon.svg')])
  expectNoErrors(page)
})

test.each([
  ['the wall', '/board', 'On ne sait pas si une alerte est en cours'],
  ['the page of alerts', '/alerts', 'Aucune alerte en cours n’est connue'],
])(
  'a check that a slow device, which cannot ask for the time, has ahead of it proves nothing on %s',
  async (_name, on, unknown) => {
    const home = await homeWithAlerts()
    const checked = (minutesAgo: number) =>
      db.doc(paths.establishment(home.eid)).update({
        chain: { checkedAt: Date.now() - minutesAgo * minute, broken: null, mended: null },
      })
    await checked(50)
    const page = await openOn(home, -60 * minute, { on, isAsked: false })
    const title = page.getByText(unknown, { exact: true })
    await title.waitFor()
    const isSlow = page.getByText(
      'On ne sait pas si les alertes passent : l’horloge de cet appareil retarde.',
    )
    await isSlow.waitFor()
    const calm = page.getByText('Aucune alerte en cours', { exact: true })
    await expectNoneBeside(calm, title)
    // A minute and a half ahead of a clock is not ahead of it.
    await checked(58.5)
    await calm.waitFor()
    await expectNoneBeside(isSlow, calm)
  },
)
