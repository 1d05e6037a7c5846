import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
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
