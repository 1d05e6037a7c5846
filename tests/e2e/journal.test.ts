import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('an administrator sees who did what, looks for one of them, and saves it as a file', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: '=Nadia Fortin', roleId: 4 })
  const theirs = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}`)
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  await page.getByLabel('Adresse (facultatif)').fill('12 rue Neuve, Lévis')
  await page
    .getByRole('region', { name: 'Informations' })
    .getByRole('button', { name: 'Enregistrer' })
    .click()
  await page.getByRole('tab', { name: 'Journal' }).click()

  const changed = page.getByRole('listitem').filter({ hasText: 'A modifié l’établissement' })
  await changed.getByText('Sylvie Lachance').waitFor()
  await changed.getByText('Champs : address').waitFor()
  const opened = page.getByRole('listitem').filter({ hasText: 'A ouvert un dossier' })
  await opened.getByText('A ouvert un dossier · 214 · Mme Roy').waitFor()
  await page.getByLabel('Personne').selectOption('=Nadia Fortin')
  await changed.waitFor({ state: 'detached' })
  await opened.waitFor()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const csv = await text(await (await saving).createReadStream())
  expect(csv).toContain("'=Nadia Fortin")
  expect(csv).not.toContain('Lachance')

  await page.getByLabel('Concerne').selectOption('Quarts')
  await page.getByText('Rien à cette période').waitFor()
  await theirs.goto(appUrl(`/establishment/${home.eid}/journal`))
  await theirs.getByText('Vous n’avez pas accès à cette page').waitFor()
  for (const tab of [page, theirs]) expectNoErrors(tab)
})
