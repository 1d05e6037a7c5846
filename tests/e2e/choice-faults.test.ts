import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { press, whenFocused } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER } = roles

/** What a screen reader says of a field that was led to: that it is wrong, and why. */
async function faultSaidOf(field: Locator): Promise<string | null> {
  await whenFocused(field)
  return field.evaluate((element) => {
    const words = document.getElementById(element.getAttribute('aria-describedby') ?? '')
    return element.getAttribute('aria-invalid') === 'true' ? (words?.textContent ?? null) : null
  })
}

test('whoever adds a device, or gives it to another resident, is led to what was not chosen; a wrong number is said as its field is left', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  const admin = await addStaff(home, { member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel('Numéro de l’appareil (DevEUI)')
  await number.fill('a84041')
  await number.press('Tab')
  await dialog.getByText(/^Il faut les 16 chiffres/).waitFor()
  await number.fill('a8404100770000aa')
  await number.press('Enter')
  expect(await faultSaidOf(dialog.getByLabel('Type'))).toBe('Faites un choix')
  await dialog.getByLabel('Type').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter')
  expect(await faultSaidOf(dialog.getByLabel('Résident'))).toBe('Faites un choix')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Perdre ce qui est saisi' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Actions : Bouton panique, Chevet/ }).press('Enter')
  await press(page.getByRole('menuitem', { name: 'Donner à un autre résident' }))
  await dialog.getByRole('button', { name: 'Donner', exact: true }).press('Enter')
  expect(await faultSaidOf(dialog.getByLabel('Résident'))).toBe('Faites un choix')
  expectNoErrors(page)
})

test('whoever invites somebody for no resident or no home, or lets a caregiver follow nobody, is led to that list', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const name = 'Luc Roy'
  const uid = await home.addMember({
    user: { displayName: name, roleId: CAREGIVER },
    member: { role: CAREGIVER, beneficiaryIds: [bid] },
  })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [uid] })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `Changer les résidents suivis par ${name}` }).press('Enter')
  await dialog.getByRole('button', { name: /^Ne plus suivre/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  const followed = dialog.locator('[name=followed]')
  expect(await faultSaidOf(followed)).toBe('Choisissez au moins un résident')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Perdre ce qui est saisi' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Inviter une personne' }).press('Enter')
  await dialog.locator('[name=kind]').selectOption('caregiver')
  await dialog.locator('[name=email]').fill(`${newId('invited')}@vigie.example`)
  await dialog.locator('[name=email]').press('Enter')
  expect(await faultSaidOf(followed)).toBe('Choisissez au moins un résident')

  await page.goto(appUrl('/admin/users'))
  await page.getByRole('button', { name: 'Inviter une personne' }).press('Enter')
  await dialog.locator('[name=email]').fill(`${newId('invited')}@vigie.example`)
  await dialog.locator('[name=email]').press('Enter')
  expect(await faultSaidOf(dialog.locator('[name=homes]'))).toBe('Choisissez au moins un établissement')
  expectNoErrors(page)
})
