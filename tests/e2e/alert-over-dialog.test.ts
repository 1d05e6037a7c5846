import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join } from '../support/people.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('a call for help is seen and taken over a form that covers the page, and what was typed stays', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  // Who works in two homes is told which of them calls.
  await join((await createHome()).eid, { ...admin, role: roles.NURSE }, { roleId: roles.READ_ONLY })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`, {
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByLabel('Adresse courriel').fill('nadia@vigie.example')
  // As a video may be, which hides all but itself.
  await dialog.getByLabel('Adresse courriel').click()
  await page.evaluate(() => document.documentElement.requestFullscreen())
  // One that somebody is on is counted as in the strip behind.
  await db.doc(paths.alert(home.eid, 'b')).set(newAlert({ beneficiaryId: bid, state: 'acknowledged' }))
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid, room: '214' }))
  await dialog
    .getByRole('alert')
    .filter({ hasText: `Résidence ${home.eid}` })
    .getByText(/chambre 214/i)
    .waitFor()
  await dialog.getByRole('alert').getByText('1 autre alerte').waitFor()
  await page.waitForFunction(() => document.fullscreenElement === null)
  await dialog.getByRole('button', { name: /^Accuser réception/ }).click()
  await whenDocument(paths.alert(home.eid, 'a'), ({ state }) => state === 'acknowledged')
  await dialog.getByRole('button', { name: /^Accuser réception/ }).waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Adresse courriel').inputValue()).toBe('nadia@vigie.example')
  expectNoErrors(page)
})

test('with a phone’s keyboard open, the field that is typed in is in sight below a call, and so is what takes it', async () => {
  const home = await createHome()
  const name = 'Mme Marie-Madeleine-Élisabeth Vaillancourt-Charbonneau'
  const bid = await home.addResident({ name, room: '214' })
  const page = await openAs(
    browser,
    await addStaff(home),
    `/establishment/${home.eid}/beneficiary/${bid}/details`,
    {
      viewport: { width: 360, height: 640 },
    },
  )
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une tâche' })
  await whenHeard(page)
  await db
    .doc(paths.alert(home.eid, 'a'))
    .set(newAlert({ beneficiaryId: bid, beneficiaryName: name, room: '214' }))
  const take = dialog.getByRole('button', { name: /^Accuser réception/ })
  await take.waitFor()
  await page.setViewportSize({ width: 360, height: 300 })
  const call = await take.boundingBox()
  const callEnd = await dialog.locator('[data-alert=a]').evaluate((it) => it.getBoundingClientRect().bottom)
  for (const label of ['Ce qui est à faire', 'Titre (facultatif)', 'Heure']) {
    const field = dialog.getByLabel(label)
    await field.focus()
    await field.scrollIntoViewIfNeeded()
    const inSight = await field.evaluate((it) => {
      const { left, top, bottom } = it.getBoundingClientRect()
      const isClear = (y: number) => document.elementFromPoint(left + 20, y) === it
      return { isClear: isClear(top + 6) && isClear(Math.min(bottom, top + 44) - 6), top }
    })
    expect(inSight.isClear, label).toBe(true)
    expect(inSight.top).toBeGreaterThanOrEqual(callEnd)
  }
  // It is where it was, all of it on screen.
  expect(await take.boundingBox()).toEqual(call)
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(150)
  await take.click()
  await whenDocument(paths.alert(home.eid, 'a'), ({ state }) => state === 'acknowledged')
  expectNoErrors(page)
})
