import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

/** Runs in the page: notes the gains of the tones that it plays. */
function noteGains(): void {
  const played: number[] = []
  Object.assign(window, { played })
  const { linearRampToValueAtTime } = AudioParam.prototype
  AudioParam.prototype.linearRampToValueAtTime = function note(gain, at) {
    played.push(gain)
    return linearRampToValueAtTime.call(this, gain, at)
  }
}

test('somebody sets how alerts sound on their device, hears it, and chooses their language', async () => {
  const home = await createHome()
  const nurse = await addStaff(home, { name: 'Alice Tremblay' })
  const page = await openAs(browser, nurse, '/establishment')
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Réglages' }).click()
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
  await page.evaluate(noteGains)
  const loudest = () => page.evaluate(() => Math.max(...(window as unknown as { played: number[] }).played))

  await page.getByRole('button', { name: 'Écouter une alerte' }).click()
  await page.getByText('Une alerte vient de sonner').waitFor()
  await expect.poll(loudest).toBeGreaterThan(0)
  const normal = await loudest()
  await page.getByLabel('Volume').selectOption('Très fort')
  await page.getByRole('button', { name: 'Écouter une alerte' }).click()
  await expect.poll(loudest).toBeGreaterThan(2 * normal)

  await page.getByRole('switch', { name: 'Les alertes sonnent' }).click()
  await page.getByText('Aucune alerte ne sonne sur cet appareil').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Son des alertes coupé : le rétablir' }).click()
  await expect.poll(() => page.getByRole('switch', { name: 'Les alertes sonnent' }).isChecked()).toBe(true)

  await page.getByLabel('Langue de Vigie').selectOption('English')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await whenDocument(paths.user(nurse.uid), ({ locale }) => locale === 'en')
  await page.reload()
  expect(await page.getByLabel('Volume').inputValue()).toBe('louder')
  expectNoErrors(page)
})
