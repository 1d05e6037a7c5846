import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newTask } from '../support/tasks.ts'
import { expectNoErrors } from './support/app.ts'
import { groundOf } from './support/colours.ts'
import { type HomeWithAlerts, homeWithAlerts, takenBy } from './support/home-with-alerts.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const mood = (page: Page) =>
  page.getByRole('button', { name: /^Humeur/ }).and(page.locator('[aria-haspopup=menu]'))
const record = async (page: Page, value: string) => {
  await mood(page).click()
  await page.getByRole('menuitemradio', { name: value }).click()
}

test('what has gone well is told on green, what has not on red, all else on blue, and each is closed by its button', async () => {
  await home.raise('a')
  const page = await home.open(`/beneficiary/${home.bid}`)
  await record(page, 'Bien')
  const done = page.getByRole('status').getByText('Mme Roy, humeur notée : Bien')
  await done.waitFor()
  expect(await groundOf(done)).toBe('green')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await done.waitFor({ state: 'detached' })

  await page.route('**/mood', (route) => route.abort())
  await record(page, 'Déprime')
  const failed = page
    .getByRole('alert')
    .getByText('Humeur de Mme Roy : ce que vous avez noté n’est pas confirmé.')
  await failed.waitFor()
  expect(await groundOf(failed)).toBe('red')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await failed.waitFor({ state: 'detached' })

  await page.route('**/acknowledge', async (route) => {
    await home.change('a', takenBy('bob', 'Bob Gagnon'))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Accuser réception' }).first().click()
  const before = page.getByRole('status').getByText(/Bob Gagnon/)
  await before.waitFor()
  expect(await groundOf(before)).toBe('blue')
  expectNoErrors(page)
})

/** For how long a message stands on a page, by the page's own clock, from when it comes until it is gone. */
const standsFor = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((tell) => {
        let since: number | null = null
        new MutationObserver(() => {
          const told = [...document.querySelectorAll('[role=status]')]
          if (told.some(({ textContent }) => textContent?.replaceAll(/\s/g, ' ').includes(text)))
            since ??= performance.now()
          else if (since !== null) tell(performance.now() - since)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    message,
  )

test('one that nobody has to answer goes by itself after ten seconds, and not before, although it offers to undo', async () => {
  await home.raise('a')
  await db.doc(paths.task(home.eid, home.bid, 'drops')).set(newTask(home.eid, home.bid, { title: 'Gouttes' }))
  const moods = await home.open(`/beneficiary/${home.bid}`)
  const tasks = await home.open(`/beneficiary/${home.bid}/details`)
  const alerts = await home.open('/alerts')
  const stood = Promise.all([
    standsFor(moods, 'Mme Roy, humeur notée : Bien'),
    standsFor(tasks, 'Faite : Gouttes'),
    standsFor(alerts, 'Sera résolue dans un instant : chambre 214'),
  ])
  await record(moods, 'Bien')
  await tasks.getByRole('button', { name: 'C’est fait : Gouttes' }).click()
  await alerts.getByRole('main').getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  for (const ms of await stood) {
    // Its time runs from when it is drawn; a busy page hears of that a little later. The machine may be slow, but not by half.
    expect(ms).toBeGreaterThan(9_500)
    expect(ms).toBeLessThan(15_000)
  }
  // What could be undone is sent then.
  await home.whenState('a', 'resolved')
  for (const page of [moods, tasks, alerts]) expectNoErrors(page)
})
