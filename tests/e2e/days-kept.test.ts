import { FieldValue } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { keepMissing } from '../../functions/src/trends/keep-missing.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { homeWithPast } from '../support/past-days.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('trends say of days that are kept no longer that they are not, and show what was made of them', async () => {
  const { home, bid, timeZone, dateOf, lived } = await homeWithPast()
  await Promise.all([152, 151, 150].map((daysAgo) => lived(daysAgo, 4, 3)))
  const place = { eid: home.eid, bid, timeZone, keptMonths: 13 }
  await keepMissing(place, [152, 151, 150].map(dateOf), Date.now())
  await db.doc(paths.establishment(home.eid)).update({ keptMonths: 4 })
  const gone = await db.collection(paths.days(home.eid, bid)).where('date', '<=', dateOf(151)).get()
  await Promise.all(gone.docs.map(({ ref }) => ref.delete()))
  const nurse = await addStaff(home, { name: 'Alice Tremblay', roleId: 4 })
  const trends = (from: number, to: number) =>
    `/establishment/${home.eid}/beneficiary/${bid}/trends?period=custom&from=${dateOf(from)}&to=${dateOf(to)}`
  const page = await openAs(browser, nurse, trends(152, 150))
  const nights = page.getByRole('region', { name: 'Jours et nuits' })
  await nights.getByText('n’est plus conservé').waitFor()
  await page.locator('[data-statistic="averageUpCountPeriodAvg"]').getByText('4 levers par jour').waitFor()

  // Of what nobody knows any more it is not said that no sensor told of it.
  await page.goto(appUrl(trends(300, 290)))
  await page.getByText('n’est plus conservé, et rien n’en était connu').waitFor()
  expectNoErrors(page)
})

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

  await part.getByText('Aucune copie de sauvegarde encore').waitFor()
  const exported = { month: '2026-10', at: Date.parse('2026-11-11T17:00:00Z'), unreadable: 1 }
  await db.doc(paths.settings(home.eid)).update({ exported, daysKeptFor: 13 })
  await part.getByText('Dernière copie de sauvegarde : octobre 2026, écrite le 11 novembre 2026.').waitFor()
  await part.getByText('1 enregistrement n’a pas pu être lu').waitFor()

  await expectNoneBeside(part.getByText('sera effacé pour toujours'), choice)
  await choice.selectOption('24 mois')
  await save.click()
  await page.getByRole('status').getByText('Enregistré').waitFor()
  expect(await stored()).toBe(24)

  await choice.selectOption('6 mois')
  await save.click()
  const asked = page.getByRole('dialog', { name: 'Conserver moins longtemps?' })
  await asked.getByText('il y a plus de 6 mois sera effacé pour toujours').waitFor()
  await asked.getByText('Les copies de sauvegarde déjà écrites restent').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await asked.getByRole('button', { name: 'Annuler' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await stored()).toBe(24)
  await save.click()
  const shorten = asked.getByRole('button', { name: 'Conserver 6 mois' })
  await shorten.click()
  await asked.getByText('Ce n’est pas le nom de l’établissement').waitFor()
  expect(await stored()).toBe(24)
  const name = (await db.doc(paths.establishment(home.eid)).get()).get('name')
  const typed = asked.getByLabel('Pour confirmer, écrivez le nom')
  await typed.fill(` ${name} `)
  await typed.press('Enter')
  await asked.waitFor({ state: 'detached' })
  expect(await stored()).toBe(6)
  // Whoever administers the home after them reads it too, and what takes it back.
  await page.reload()
  const soon = part.getByText(
    /^À partir du \d.+, ce que les capteurs ont dit il y a plus de 6 mois sera effacé/,
  )
  await soon.waitFor()
  await choice.selectOption('24 mois')
  await save.click()
  await soon.waitFor({ state: 'detached' })
  await db.doc(paths.settings(home.eid)).update({ exported: FieldValue.delete() })
  await part.getByText('Aucune copie de sauvegarde encore').waitFor()
  await choice.selectOption('4 mois')
  await save.click()
  await asked.getByText('Une copie de sauvegarde de ces données sera d’abord').waitFor()
  await expectNoneBeside(asked.getByText('déjà écrites'), asked)
  expectNoErrors(page)
})
