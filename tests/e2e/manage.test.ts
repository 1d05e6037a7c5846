import { beforeAll, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let admin: Staff
let attendant: Staff

beforeAll(async () => {
  home = await createHome({ name: 'Résidence du Moulin' })
  admin = await addStaff(home, { member: { roleId: 1 } })
  attendant = await addStaff(home)
})

test('an administrator manages the home from the bars; to others there is no such place', async () => {
  const page = await openAs(browser, admin, `/establishment/${home.eid}`)
  await page.getByRole('link', { name: 'Gestion' }).click()
  await page.getByRole('heading', { level: 1, name: 'Informations · Résidence du Moulin' }).waitFor()
  await page.getByRole('tab', { name: 'Informations', selected: true }).waitFor()
  expectNoErrors(page)

  const other = await openAs(browser, attendant, `/establishment/${home.eid}/informations`)
  await other.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(other.getByRole('link', { name: 'Gestion' }))
  expect(await other.getByRole('tab').count()).toBe(0)
})
