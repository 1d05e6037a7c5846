import { absenceMetrics, comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('two alerts of one resident have buttons of different names, and that of somebody who is not back says so, as that of who did not get up', async () => {
  const home = await createHome()
  const beneficiaryId = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home)
  const of = { beneficiaryId, beneficiaryName: 'Mme Roy', room: '214' }
  const left = { deviceType: 'NOVIKA-LW-BANDE', kind: 'standUp' } as const
  await db.doc(paths.alert(home.eid, 'called')).set(newAlert(of))
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/alerts`)
  const take = page.getByRole('main').getByRole('button', { name: /^Accuser réception/ })
  await expect.poll(() => take.evaluateAll(namesOf)).toEqual(['Accuser réception : chambre 214, Mme Roy'])

  const [from, until] = ['2026-11-21T04:00:00Z', '2026-11-21T12:00:00Z'].map(Date.parse)
  const span = { from, until, at: until, deviceId: null }
  const waited = { metric: absenceMetrics.NOT_BACK, operator: comparisonOperators.greater, value: 15 }
  const absent = { ...waited, measured: 15, threshold: 15, usual: null, ...span }
  await db.doc(paths.alert(home.eid, 'left')).set({ ...newAlert({ ...of, ...left }), cause: absent })
  await page
    .locator('main [data-alert=left]')
    .getByText(/pas de retour depuis 15 min/)
    .waitFor()
  await expect.poll(async () => new Set(await take.evaluateAll(namesOf)).size).toBe(2)
  const names = await take.evaluateAll(namesOf)
  expect(names.some((name) => /Mme Roy, .*Sort du lit, .*\d/.test(name))).toBe(true)
  // The same again, from another room, in the same minute.
  const elsewhere = newAlert({ ...of, deviceLocation: 'Salle de bain' })
  await db.doc(paths.alert(home.eid, 'elsewhere')).set(elsewhere)
  await expect.poll(async () => new Set(await take.evaluateAll(namesOf)).size).toBe(3)
  const others = page.getByRole('main').getByRole('button', { name: /^(Résoudre|Déroulement)/ })
  const all = await others.evaluateAll(namesOf)
  expect(new Set(all).size).toBe(all.length)
  // Of who did not get up it is not told that they did.
  const counted = { metric: triggerMetrics.TRIGGER_COUNT, operator: comparisonOperators.lesser, value: 1 }
  const usual = { average: 2.1, observed: 7, needed: 3 }
  const cause = { ...counted, measured: 0, threshold: 1, usual, ...span }
  await db.doc(paths.alert(home.eid, 'counted')).set({ ...newAlert({ ...of, ...left }), cause })
  const row = page.locator('main [data-alert=counted]')
  await row.getByText('Lever détecté 0 fois de 23:00 à 07:00').waitFor()
  await row.getByText(/d’habitude 2,1/).waitFor()
  expectNoErrors(page)
})

const namesOf = (buttons: readonly Element[]) =>
  buttons.map((button) => (button.getAttribute('aria-label') ?? '').replaceAll(/\s/g, ' '))
