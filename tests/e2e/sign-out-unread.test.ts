import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { appUrl, expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('a sign-out does not name whom its person reads no more by what they had begun about them', async () => {
  const home = await createHome()
  const [lost, kept] = [
    await home.addResident({ name: 'Mme Roy', room: '214' }),
    await home.addResident({ name: 'M. Girard', room: '215' }),
  ]
  const caregiver = await addStaff(home, {
    roleId: roles.CAREGIVER,
    member: { beneficiaryIds: [lost, kept] },
  })
  const caregiverIds = [caregiver.uid]
  for (const bid of [lost, kept]) await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds })
  const details = (bid: string) => `/establishment/${home.eid}/beneficiary/${bid}/details`
  const page = await openAs(browser, caregiver, details(lost))
  await page.getByRole('button', { name: 'Écrire une note' }).last().click()
  await page.locator('form[data-draft]').getByRole('textbox').fill('A mangé avec appétit.')
  await page.locator('[data-kept=written]').waitFor({ state: 'attached' })
  await goWithin(page, details(kept))
  await page.getByRole('heading', { name: /M\. Girard/ }).waitFor()
  // By a key: how he was on the latest days comes above it, and moves it.
  await page.getByRole('button', { name: 'Ajouter une tâche' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Ce qui est à faire').fill('Changer le pansement')
  await page.locator('[data-kept=written]').waitFor({ state: 'attached' })
  await page.reload()
  await whenHeard(page)
  await db.doc(paths.member(home.eid, caregiver.uid)).update({ beneficiaryIds: [kept] })
  await goWithin(page, details(lost))
  await page.getByText('Vous n’avez pas accès à cette page').waitFor()

  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Une note n’est pas enregistrée' })
  const unread = question.getByText('Quelqu’un dont le dossier ne vous est plus ouvert')
  await question.getByText('215 · M. Girard').waitFor()
  await expectNoneBeside(question.getByText(/214|Roy/), unread)
  await question.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await page.waitForURL(appUrl('/login'))
  expectNoErrors(page)
})
