import { snackbarMs } from '@vigie/domain/constants'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import { groundOf } from './support/colours.ts'
import { type HomeWithAlerts, homeWithAlerts, takenBy } from './support/home-with-alerts.ts'
import { letTimersGo, timersWait } from './support/timers.ts'

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

test('one that nobody has to answer goes by itself after ten seconds, and not before', async () => {
  expect(snackbarMs).toBe(10_000)
  const page = await home.open(`/beneficiary/${home.bid}`)
  // Whatever lasts any other time is gone or stays without it.
  await timersWait(page, 10_000)
  await record(page, 'Bien')
  const done = page.getByRole('status').getByText('Mme Roy, humeur notée : Bien')
  await done.waitFor()
  await letTimersGo(page)
  await done.waitFor({ state: 'detached' })
  expectNoErrors(page)
})
