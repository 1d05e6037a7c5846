import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import { fetched } from './support/fetched.ts'
import { expectNone } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, resolutionsOn, strip } from './support/home-with-alerts.ts'
import { timersTake } from './support/timers.ts'
import { becomes } from './support/visibility.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const resolve = (page: Page) => page.getByRole('button', { name: 'Résoudre : Aide donnée' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'chambre 214, Mme Roy' })

test('a resolution is sent as soon as the phone is put away, and told as sent to whoever comes back', async () => {
  await home.raise('a')
  const page = await home.open('/alerts', { viewport: { width: 360, height: 740 } })
  const asked = resolutionsOn(page)
  // A phone that is locked counts no seconds.
  await timersTake(page, 10_000, 600_000)
  await resolve(page).click()
  await said(page).getByText('Sera résolue dans un instant').waitFor()
  await becomes(page, 'hidden')
  await home.whenState('a', 'resolved')
  await becomes(page, 'visible')
  await said(page).getByText('Alerte résolue : chambre 214, Mme Roy.').waitFor()
  await expectNone(page.getByRole('button', { name: 'Annuler' }))
  await expect.poll(() => asked).toHaveLength(1)
  expectNoErrors(page)
})

/** Lets the first call at an address get through, but its answer be lost on a phone that was locked meanwhile. */
async function loseFirstAnswer(page: Page, address: string) {
  const lost = Promise.withResolvers<void>()
  let asked = 0
  await page.route(address, async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await fetched(route)
    await becomes(page, 'hidden')
    await route.abort()
    lost.resolve()
  })
  return { lost: lost.promise, asked: () => asked }
}

test('a resolution whose answer a locked phone never heard is asked about again, and told as done', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  const { lost, asked } = await loseFirstAnswer(page, '**/resolve')
  await resolve(page).click()
  await said(page).getByText('Sera résolue dans un instant').waitFor()
  await becomes(page, 'hidden')
  await lost
  await becomes(page, 'visible')
  await said(page).getByText('Alerte résolue : chambre 214, Mme Roy.').waitFor()
  expect(asked()).toBe(2)
  await expectNone(page.getByText(/n’est pas confirmée|déjà/))
  expectNoErrors(page)
})

test('an acknowledgement whose answer a locked phone never heard takes no call that came meanwhile', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  const { lost, asked } = await loseFirstAnswer(page, '**/acknowledge')
  await page.getByRole('button', { name: 'Accuser réception' }).click()
  await lost
  await home.calledAgain('a')
  await becomes(page, 'visible')
  await page.getByRole('main').getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  // A press of their own is heard, and the first one after the lost one.
  await page.getByRole('button', { name: 'Accuser réception' }).click()
  await page.getByRole('main').getByText('Vous vous en occupez').waitFor()
  expect(asked()).toBe(2)
  expectNoErrors(page)
})

test('what is told while nobody looks is still there when somebody does', async () => {
  await home.raise('a')
  const page = await home.open()
  await page.route('**/acknowledge', (route) => route.fulfill({ status: 500, body: '' }))
  await timersTake(page, 10_000, 0)
  await becomes(page, 'hidden')
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  const told = page.getByRole('alert').getByText(/^Erreur lors de l’accusé de réception/)
  await told.waitFor()
  await page.evaluate(() => new Promise((past) => setTimeout(past, 100)))
  expect(await told.count()).toBe(1)
  await becomes(page, 'visible')
  await told.waitFor({ state: 'detached' })
})
