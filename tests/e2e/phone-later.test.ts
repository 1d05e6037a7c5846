import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const wrong = 'Inscrivez un numéro complet, sans poste. Exemple : 514 234-5678, ou +33 6 12 34 56 78.'

test('a number of a new home is called wrong no sooner than the numbers of the world are there, and is not sent before', async () => {
  const page = await openAs(browser, await addStaff(await createHome()), '/new-establishment')
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  const asked = page.waitForRequest(/\/phone-[^/]*\.js/)
  await page.route(/\/phone-[^/]*\.js/, async (route) => {
    await mayCome
    await route.continue()
  })
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.url().includes('/api/establishment/')
  })
  await page.getByLabel('Nom de l’établissement').fill('Villa des Aulnes')
  const number = page.getByLabel('Téléphone (facultatif)')
  await number.fill('555-0100')
  await asked
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  await page.getByRole('button', { name: 'Enregistrement…' }).waitFor()
  await expectNone(page.getByText(wrong))

  letCome()
  await page.getByText(wrong).waitFor()
  expect(isSent).toBe(false)
  await number.fill('418 555-0100')
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  await page
    .getByRole('dialog', { name: 'Clé d’API' })
    .getByRole('button', { name: 'J’ai conservé la clé' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Informations · Villa des Aulnes' }).waitFor()
  const eid = new URL(page.url()).pathname.split('/')[2] ?? ''
  const home = await db.doc(paths.establishment(eid)).get()
  expect(home.get('contact')).toEqual({ name: '', phone: '+14185550100', email: '' })
  expectNoErrors(page)
})
