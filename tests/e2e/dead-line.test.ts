import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { whenCollection } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { chooseLarge } from './support/chosen-files.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { type RelayedApp, startRelayedApp } from './support/relayed-app.ts'
import { addStaff } from './support/staff.ts'

let app: RelayedApp
beforeAll(async () => {
  app = await startRelayedApp(740)
})
afterAll(() => app.cut())

/**
 * Lets so many bytes through to Cloud Storage and no more; resolves once they are through. The line dies in the middle of a part, then:
 * the emulator, unlike the cloud, appends one that it has and that comes again.
 */
function swallowAfter(most: number): Promise<void> {
  let passed = 0
  return new Promise((resolve) => {
    app.storage.tamper({
      toServer: (bytes) => {
        passed += bytes.length
        if (passed <= most) return bytes
        resolve()
        return bytes.subarray(0, 0)
      },
      toBrowser: (bytes) => bytes,
    })
  })
}

test('a line that dies without the browser knowing, in the middle of a note and of 45 MB, loses neither: both arrive once it is back', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/details`, {
    viewport: { width: 400, height: 800 },
    origin: app.origin,
  })
  const form = page.locator('form[data-draft]')
  await page.getByRole('button', { name: 'Écrire une note' }).last().click()
  await form.getByRole('textbox').fill('Fièvre ce soir')
  await page.locator('form[data-kept=written]').waitFor()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await whenHeard(page)
  const swallowed = swallowAfter(5_000_000)
  await chooseLarge(page, 'gros.pdf', 45_000_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  const progress = page.getByRole('progressbar', { name: 'Envoi de gros' })
  const arrived = async () => Number(await progress.getAttribute('aria-valuenow'))
  await swallowed
  await expect.poll(arrived).toBeGreaterThan(0)
  await app.cut()
  await page.locator('[data-connection=offline]').waitFor({ state: 'attached' })
  expect(await arrived()).toBeLessThan(100)

  await page.getByRole('tab', { name: 'Détails' }).click()
  await form.getByRole('textbox').and(page.getByText('Fièvre ce soir')).waitFor()
  await form.getByRole('textbox').fill('Fièvre ce soir, 38,4')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const waiting = page.locator('[data-waiting]').filter({ hasText: 'Fièvre ce soir, 38,4' })
  await waiting.getByText('En attente du réseau : pas encore enregistrée').waitFor()
  expect((await db.collection(paths.notes(home.eid, bid)).get()).size).toBe(0)

  await app.restore()
  await page.getByText('1 note envoyée').waitFor()
  await page.locator('[data-note]').filter({ hasText: 'Fièvre ce soir, 38,4' }).waitFor()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Ouvrir gros' }).waitFor()
  await expectNone(progress)
  const notes = await whenCollection(paths.notes(home.eid, bid), ({ length }) => length > 0)
  expect(notes.map(({ text }) => text)).toEqual(['Fièvre ce soir, 38,4'])
  expectNoErrors(page)
})
