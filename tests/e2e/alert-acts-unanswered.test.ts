import type { Page } from 'playwright-core'
import { beforeEach, test } from 'vitest'
import { expectNoneBeside } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { letTimersGo, timersWait } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

/** Lets the page's calls of /api, which wait 15 s for an answer, wait until their patience is over. */
const patient = (page: Page) =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      if (ms !== 15_000) return timeout(ms)
      const patience = new AbortController()
      addEventListener('patience-is-over', () => patience.abort(new DOMException('over', 'TimeoutError')))
      return patience.signal
    }
  })
const patienceIsOver = (page: Page) => page.evaluate(() => dispatchEvent(new Event('patience-is-over')))

test('a resolution that hangs leaves the alert on screen as being saved, then open again and told', async () => {
  await home.raise('a')
  const page = await home.open('/alerts')
  const card = page.locator('main [data-alert=a]')
  const resolve = card.getByRole('button', { name: 'Résoudre : Aide donnée' })
  await resolve.waitFor()
  await patient(page)
  // It can be undone until both were looked at, however slow the machine is.
  await timersWait(page, 10_000)
  const asked = page.waitForRequest('**/resolve')
  await page.route('**/resolve', () => {})
  await resolve.click()
  await card.getByText('Sera résolue dans un instant').waitFor()
  await expectNoneBeside(
    card.getByRole('button', { name: /Résoudre|Accuser/ }),
    card.getByText('Sera résolue dans un instant'),
  )
  await letTimersGo(page)
  await asked
  await card.getByText('Résolution en cours d’enregistrement…').waitFor()
  await expectNoneBeside(
    page.getByText('Aucune alerte en cours'),
    card.getByText('Résolution en cours d’enregistrement…'),
  )
  await patienceIsOver(page)
  await page
    .getByRole('alert')
    .getByText('La résolution n’est pas confirmée : chambre 214, Mme Roy. Le serveur ne répond pas.')
    .waitFor()
  await card.getByText('Personne ne s’en occupe').waitFor()
  await resolve.waitFor()
})

test('an acknowledgement that hangs is told as being saved, then taken back and told', async () => {
  await home.raise('a')
  const page = await home.open()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
  await patient(page)
  await page.route('**/acknowledge', () => {})
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await strip(page).getByText('Accusé de réception en cours d’enregistrement…').waitFor()
  await expectNoneBeside(
    page.getByText('Vous vous en occupez'),
    strip(page).getByText('Accusé de réception en cours d’enregistrement…'),
  )
  // Nobody else knows of it: the resident still has an alert that asks for somebody.
  await page.locator('main li').getByText('Appel à l’aide', { exact: true }).waitFor()
  await patienceIsOver(page)
  await page
    .getByRole('alert')
    .getByText('L’accusé de réception n’est pas confirmé : chambre 214, Mme Roy. Le serveur ne répond pas.')
    .waitFor()
  await strip(page).getByText('Personne ne s’en occupe').waitFor()
})
