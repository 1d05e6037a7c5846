import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('while the events of a home go, it is shown how far they have, part by part, until all are gone', async () => {
  const home = await createHome({ name: 'Villa du Quai' })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const residents = (await Promise.all(Array.from({ length: 120 }, () => home.addResident()))).toSorted()
  const withDay = [residents[0], residents[60], residents[119]].map((bid = '') =>
    db.doc(paths.day(home.eid, bid, '2026-01-01', 'a840410000010001')),
  )
  await Promise.all(withDay.map((day) => day.set({ date: '2026-01-01' })))
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  // Each part is asked for once the one before was looked at.
  let asked = 0
  let goOn = () => {}
  await page.route('**/events/remove', async (route) => {
    asked += 1
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Tout retirer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Villa du Quai')
  await dialog.getByRole('button', { name: 'Tout retirer' }).click()
  await dialog.getByRole('button', { name: 'Retrait en cours…' }).waitFor()
  const bar = dialog.getByRole('progressbar', { name: 'Retrait en cours…' })
  const isOver = dialog.getByText('il ne reste aucun événement')
  const told = async () => {
    const words = (await dialog.getByRole('status').textContent()) ?? ''
    const [, residents, days] = /Résidents\s: (\d+) sur 120; (\d+) journée/.exec(words) ?? []
    return [Number(residents), Number(days)] as const
  }
  let done = 0
  for (let parts = 1; ; parts += 1) {
    await expect.poll(() => asked).toBe(parts)
    goOn()
    await expect.poll(async () => asked > parts || (await isOver.isVisible())).toBe(true)
    if (asked === parts) break
    // The page asks for the next part before it has drawn how far it is.
    await expect.poll(async () => (await told())[0]).toBeGreaterThan(done)
    const [ofResidents, ofDays] = await told()
    done = ofResidents
    expect(ofDays).toBe([0, 60, 119].filter((place) => place < done).length)
    expect(Math.round(Number(await bar.getAttribute('aria-valuenow')))).toBe(Math.round((100 * done) / 120))
    await dialog.getByRole('button', { name: 'Arrêter' }).waitFor()
  }
  // No part looks at more than fifty residents.
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(await bar.getAttribute('aria-valuenow')).toBe('100')
  for (const day of withDay) expect((await day.get()).exists).toBe(false)
  expectNoErrors(page)
})
