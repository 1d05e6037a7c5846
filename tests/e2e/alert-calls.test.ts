import { beforeEach, expect, test } from 'vitest'
import {
  type HomeWithAlerts,
  homeWithAlerts,
  resolutionsOn,
  strip,
  takenBy,
} from './support/home-with-alerts.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

test('an alert that calls again is open again on the screen of whoever had taken it', async () => {
  await home.raise('a')
  const page = await home.open()
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByText('Vous vous en occupez').waitFor()
  await home.whenState('a', 'acknowledged')
  await home.calledAgain('a')
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await page.locator('[aria-live=assertive]', { hasText: 'Nouvel appel' }).waitFor({ state: 'attached' })
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await home.whenState('a', 'acknowledged')
})

test('a call that comes while a resolution waits takes the resolution back', async () => {
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  const resolutions = resolutionsOn(page)
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await home.calledAgain('a')
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await page.getByText('Nouvel appel, chambre 214, Mme Roy : l’alerte n’a pas été résolue.').waitFor()
  // Resolved anew, it is sent once: the first one was not.
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  const { lastCallAt } = await home.whenState('a', 'resolved')
  await expect.poll(() => resolutions).toEqual([expect.objectContaining({ lastCallAt })])
})

test('a call that comes just before a resolution reaches the server leaves the alert open', async () => {
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  const page = await home.open()
  await page.route('**/resolve', async (route) => {
    await home.calledAgain('a')
    await route.continue()
  })
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await page.getByText('Nouvel appel, chambre 214, Mme Roy : l’alerte n’a pas été résolue.').waitFor()
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await home.whenState('a', 'open')
})

test('an alert that gave way to a newer one is told as never resolved, and asks for nothing', async () => {
  const now = Date.now()
  await home.raise('old', {
    state: 'superseded',
    timeline: [
      { step: 'opened', at: now - 8_000_000 },
      { step: 'superseded', at: now, alertId: 'new' },
    ],
  })
  const page = await home.open('/alerts/old')
  const card = page.locator('main [data-alert=old]')
  await card.getByText('Jamais résolue : une alerte plus récente l’a remplacée').waitFor()
  await page.getByText('Aucune alerte en cours').waitFor()
  expect(await card.getByRole('button', { name: /Résoudre|Accuser/ }).count()).toBe(0)
})
