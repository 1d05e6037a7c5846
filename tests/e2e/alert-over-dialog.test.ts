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
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid, room: '214' }))
  await dialog
    .getByRole('alert')
    .filter({ hasText: `Résidence ${home.eid}` })
    .getByText(/chambre 214/i)
    .waitFor()
  await page.waitForFunction(() => document.fullscreenElement === null)
  await dialog.getByRole('button', { name: /^Accuser réception/ }).click()
  await whenDocument(paths.alert(home.eid, 'a'), ({ state }) => state === 'acknowledged')
  await dialog.getByRole('button', { name: /^Accuser réception/ }).waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Adresse courriel').inputValue()).toBe('nadia@vigie.example')
  expectNoErrors(page)
})
