import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('a super administrator finds somebody by how their name begins, and says who they are', async () => {
  const home = await createHome()
  const admin = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const name = `Élodie ${newId('nurse')}`
  const nurse = await addStaff(home, { name })
  const page = await openAs(browser, admin, '/admin/establishments')
  await page.getByRole('link', { name: 'Tous les utilisateurs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  await page.getByLabel('Chercher').fill(nurse.email.slice(0, 30))
  await rows.filter({ hasText: nurse.email }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByLabel('Trier par').selectOption('Nom')
  await page.getByText('Personne ne correspond').waitFor()
  await page.getByLabel('Chercher').fill(name.replace('É', 'e'))
  await rows.getByText('Préposée ou préposé aux bénéficiaires').waitFor()

  await page.getByRole('button', { name: `Changer le rôle de ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Rôle').selectOption('Infirmière ou infirmier')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await rows.getByText('Infirmière ou infirmier').waitFor()
  await whenDocument(paths.member(home.eid, nurse.uid), ({ role }) => role === roles.NURSE)
  expectNoErrors(page)
})

test('an administrator of a home is told where their people are, and sees nobody else', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const page = await openAs(browser, admin, '/admin/users')
  await page.getByText('Les personnes de vos établissements').waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(0)
  await page.goto(appUrl('/admin/establishments'))
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Tous les utilisateurs' }).count()).toBe(0)
  expectNoErrors(page)
})
