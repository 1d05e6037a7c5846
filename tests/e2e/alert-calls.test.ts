import { beforeEach, expect, test } from 'vitest'
import { expectNoneBeside } from './support/heard.ts'
import {
  type HomeWithAlerts,
  homeWithAlerts,
  resolutionsOn,
  strip,
  takenBy,
} from './support/home-with-alerts.ts'
import { letTimersGo, timersWait } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const notResolved = 'De nouveau en cours, chambre 214, Mme Roy : l’alerte n’a pas été résolue.'

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
  await timersWait(page, 10_000)
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await home.calledAgain('a')
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await page.getByText(notResolved).waitFor()
  // Resolved anew, it is sent once: the first one was not.
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByRole('button', { name: 'Résoudre : Aide donnée' }).click()
  await strip(page).getByText('Sera résolue dans un instant').waitFor()
  await letTimersGo(page)
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
  await page.getByText(notResolved).waitFor()
  await strip(page).getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await home.whenState('a', 'open')
})

test('a call that comes while the ways to resolve are open is not resolved by one of them', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  const card = page.locator('main [data-alert=a]')
  await card.getByRole('button', { name: 'Résoudre comme' }).click()
  const falseAlarm = page.getByRole('menuitem', { name: 'Fausse alerte' })
  await falseAlarm.waitFor()
  await home.calledAgain('a')
  await page.locator('[aria-live=assertive]', { hasText: 'Nouvel appel' }).waitFor({ state: 'attached' })
  await falseAlarm.click()
  await page.getByText(notResolved).waitFor()
  await card.getByText('Nouvel appel, Alice Tremblay s’en occupait').waitFor()
  await expectNoneBeside(page.getByText('Sera résolue dans un instant'), page.getByText(notResolved))
})

test('a call that comes as the button goes down is not resolved by it, though nothing moves', async () => {
  await home.raise('a', { occurrences: 2 })
  const page = await home.open('/alerts')
  const card = page.locator('main [data-alert=a]')
  const resolve = card.getByRole('button', { name: 'Résoudre : Aide donnée' })
  // Once they can have been seen: until then a press does nothing at all.
  await expect.poll(() => resolve.evaluate((button) => button.style.pointerEvents)).toBe('')
  await page.evaluate(() => {
    const isCalled = () => /3 fois/.test(document.querySelector('main [data-alert=a]')?.textContent ?? '')
    const press = new MutationObserver(() => {
      if (!isCalled()) return
      press.disconnect()
      document
        .querySelector<HTMLElement>('main [data-alert=a] [data-actions] [aria-label^="Résoudre\u00a0:"]')
        ?.click()
    })
    press.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const now = Date.now() + 1
  await home.change('a', { occurrences: 3, lastCallAt: now, lastOccurredAt: now, lastActivityAt: now })
  await page.getByText(notResolved).waitFor()
  await expectNoneBeside(page.getByText('Sera résolue dans un instant'), page.getByText(notResolved))
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
  await expectNoneBeside(
    card.getByRole('button', { name: /Résoudre|Accuser/ }),
    page.getByText('Aucune alerte en cours'),
  )
})
