import { paths } from '@vigie/domain/paths'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
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

test('somebody makes a home of their own, is shown its key once, and sets it inactive', async () => {
  const page = await openAs(browser, attendant, '/establishment')
  await page.getByRole('link', { name: 'Ajouter un établissement' }).click()
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  await page.getByText('Indiquez le nom de l’établissement').waitFor()
  await page.getByLabel('Nom de l’établissement').fill('Villa des Saules')
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clé d’API' })
  expect(await dialog.getByRole('textbox').inputValue()).toMatch(/^vigie-/)
  await dialog.getByRole('button', { name: 'J’ai conservé la clé' }).click()

  await page.getByRole('heading', { level: 1, name: 'Informations · Villa des Saules' }).waitFor()
  await whenHeard(page)
  await page.getByLabel('Adresse (facultatif)').fill('3, rue des Saules')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Enregistré', { exact: true }).waitFor()
  const eid = new URL(page.url()).pathname.split('/')[2] ?? ''
  const home = (await db.doc(paths.establishment(eid)).get()).data()
  expect(home).toMatchObject({ name: 'Villa des Saules', address: '3, rue des Saules', state: 'active' })

  await page.getByRole('button', { name: 'Rendre inactif' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre inactif' }).click()
  await page.getByText('Cet établissement est inactif.').waitFor()
  await page.getByRole('link', { name: 'Résidents' }).click()
  await page.getByText('Cet établissement est inactif.').waitFor()
  expectNoErrors(page)
})
