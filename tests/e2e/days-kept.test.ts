import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('an administrator says for how long sensor data is kept: a longer time at once, a shorter one once they have read what goes for good', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  const part = page.getByRole('region', { name: 'Conservation des données des capteurs' })
  const choice = part.getByLabel('Conserver pendant')
  const save = part.getByRole('button', { name: 'Enregistrer' })
  const stored = async () => (await db.doc(paths.establishment(home.eid)).get()).get('keptMonths')
  await choice.waitFor()
  expect(await choice.inputValue()).toBe('13')

  await choice.selectOption('24 mois')
  await save.click()
  await page.getByRole('status').getByText('Enregistré').waitFor()
  expect(await stored()).toBe(24)

  await choice.selectOption('6 mois')
  await save.click()
  const asked = page.getByRole('dialog', { name: 'Conserver moins longtemps?' })
  await asked.getByText('il y a plus de 6 mois sera effacé pour toujours').waitFor()
  await asked.getByRole('button', { name: 'Annuler' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await stored()).toBe(24)
  await save.click()
  await asked.getByRole('button', { name: 'Conserver 6 mois' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await stored()).toBe(6)
  expectNoErrors(page)
})
