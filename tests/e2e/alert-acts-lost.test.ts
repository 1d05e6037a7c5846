import { beforeEach, test } from 'vitest'
import { fetched } from './support/fetched.ts'
import { expectNoneBeside, whenPainted } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { letTimersGo, timersTake, timersWait } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

test('an alert that was taken, though the answer was lost, is not told as not taken', async () => {
  await home.raise('a')
  const page = await home.open()
  const lost = Promise.withResolvers<void>()
  await page.route('**/acknowledge', async (route) => {
    await fetched(route)
    // The page hears of it by itself before it learns that the call failed.
    await strip(page).getByText('Vous vous en occupez').waitFor()
    await route.abort()
    lost.resolve()
  })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await lost.promise
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).waitFor()
  // What is told next comes behind what would have been told of the lost answer.
  await whenPainted(page)
  await expectNoneBeside(
    page.getByText('L’accusé de réception n’est pas confirmé'),
    strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }),
  )
})

test('that an alert could not be taken is told no longer than until it is taken', async () => {
  await home.raise('a')
  const page = await home.open()
  // So that no message goes but for what the page has heard.
  await timersTake(page, 10_000, 600_000)
  let asked = 0
  await page.route('**/acknowledge', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  const acknowledge = strip(page).getByRole('button', { name: 'Accuser réception' })
  await acknowledge.click()
  const failed = page.getByText(/chambre 214, Mme Roy.*vérifiez le réseau/i)
  await failed.waitFor()
  await acknowledge.click()
  await home.whenState('a', 'acknowledged')
  await failed.waitFor({ state: 'detached' })
})

test('that an alert could not be resolved is told no longer than until it is over', async () => {
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  await timersWait(page, 10_000)
  await page.route('**/resolve', (route) => route.abort())
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await letTimersGo(page)
  const failed = page.getByText(/chambre 214, Mme Roy.*vérifiez le réseau/i)
  await failed.waitFor()
  await home.change('a', { state: 'resolved' })
  await failed.waitFor({ state: 'detached' })
})
