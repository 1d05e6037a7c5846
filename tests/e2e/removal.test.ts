import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { homeWithAlerts, strip, takenBy } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

test('on a phone, why the last administrator cannot be taken out is in sight below all that is said of it', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { name: 'Annie Admin', member: { roleId: roles.ADMIN } })
  const rules = Array.from({ length: 12 }, (_, index) => `Règle pour qui est de garde ${index}`)
  const calls = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  const recipients = [{ kind: 'user' as const, uid: admin.uid }]
  await Promise.all(rules.map((name) => home.addRule({ ...calls, name, recipients })))
  const size = { width: 400, height: 600 }
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`, { viewport: size })
  await page.getByRole('button', { name: 'Retirer l’accès : Annie Admin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(rules[11] ?? '')
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Retirer l’accès' }).click()
  const why = dialog.getByRole('alert').getByText(/administr/)
  await why.waitFor()
  const isInSight = () =>
    why.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 4))
    })
  await expect.poll(isInSight).toBe(true)
  expectNoErrors(page)
})

test('whoever takes somebody out, or gives them a level at which they may not act, reads first which of their alerts ring again', async () => {
  const home = await homeWithAlerts()
  const admin = await addStaff(home, { name: 'Odile Roy', member: { roleId: roles.ADMIN } })
  await home.raise('a', takenBy(home.staff.uid, home.staff.name))
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await strip(page).getByText('Alice Tremblay s’en occupe').waitFor()
  const dialog = page.getByRole('dialog')
  const says = dialog.getByText(/^Alice Tremblay s’occupe de cette alerte, qui sera de nouveau ouverte/)
  const listed = dialog.getByRole('listitem')

  await page.getByRole('button', { name: 'Changer le niveau d’accès : Alice Tremblay' }).click()
  const level = dialog.getByLabel('Niveau d’accès')
  for (const name of ['Lecture seule', 'Aucun accès (membre)']) {
    await level.selectOption(name)
    await says.waitFor()
    expect(await listed.allTextContents()).toEqual(['chambre 214, Mme Roy'])
  }
  await level.selectOption('Administration')
  await says.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Retirer l’accès : Alice Tremblay' }).click()
  await says.waitFor()
  expect(await listed.allTextContents()).toEqual(['chambre 214, Mme Roy'])
  await dialog.getByRole('button', { name: 'Retirer l’accès' }).click()
  await home.whenState('a', 'open')
  expectNoErrors(page)
})

test('whoever takes their own access away is spoken to, and not of', async () => {
  const home = await homeWithAlerts()
  const admin = await addStaff(home, { name: 'Odile Roy', member: { roleId: roles.ADMIN } })
  const recipients = [admin, home.staff].map(({ uid }) => ({ kind: 'user' as const, uid }))
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], name: 'Nuit', recipients })
  await home.raise('a', takenBy(admin.uid, admin.name))
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Retirer l’accès : Odile Roy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer votre propre accès?' })
  await dialog.getByText(/^Vous vous occupez de cette alerte/).waitFor()
  await dialog.getByText(/^Règle de notification qui vous prévient\s: Nuit$/).waitFor()
  await dialog.getByText(/il faudra vous remettre dans cette règle/).waitFor()
  expect(await dialog.textContent()).not.toMatch(/cette personne|Odile Roy/i)
  expectNoErrors(page)
})

test('whoever deletes an account reads what becomes of alerts and rules', async () => {
  const home = await createHome()
  const nurse = await addStaff(home, { name: 'Alice Tremblay' })
  const superAdmin = await addStaff(home, { roleId: roles.ADMIN })
  const page = await openAs(browser, superAdmin, `/admin/user/${nurse.uid}`)
  await page.getByRole('button', { name: 'Supprimer le compte' }).click()
  await page
    .getByRole('dialog')
    .getByText(/seront de nouveau ouvertes et sonneront/)
    .waitFor()
  expectNoErrors(page)
})
