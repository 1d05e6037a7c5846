import { paths } from '@vigie/domain/paths'
import { currentTerms } from '@vigie/domain/people/terms'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('whoever has not accepted the terms in force is asked to in the place of every page, takes who calls meanwhile, and goes on where they were', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const attendant = await addStaff(home)
  await db.doc(paths.user(attendant.uid)).update({ terms: { version: '2020-01', acceptedAt: 1 } })
  const page = await openAs(browser, attendant, `/establishment/${home.eid}`, {
    viewport: { width: 360, height: 740 },
  })
  const step = page.getByRole('heading', { level: 1, name: 'Conditions' })
  await step.waitFor()
  await page.getByText('En cas d’urgence, composez le 911.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await goWithin(page, '/profile')
  await step.waitFor()
  await expectNone(page.getByRole('heading', { name: 'Votre profil' }))
  await goWithin(page, `/establishment/${home.eid}`)
  await whenHeard(page)

  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid, room: '214' }))
  await page.getByRole('button', { name: /^Accuser réception/ }).click()
  await whenDocument(paths.alert(home.eid, 'a'), ({ state }) => state === 'acknowledged')

  // The way out of this page too asks whoever is on an alert. By a key: the alert above moves it as it is taken.
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByText(/Mme Roy|214/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const goOn = page.getByRole('button', { name: 'Continuer' })
  await goOn.click()
  await page.getByText('Acceptez les conditions pour continuer.').waitFor()
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  // The name that somebody else may have given them.
  const name = page.getByLabel('Votre nom, tel qu’il s’affiche')
  await name.fill(' ')
  await goOn.click()
  await page.getByText('Inscrivez votre nom.').waitFor()
  await name.fill('Nadia Fortin')
  await goOn.click()
  await page.locator('h1:focus', { hasText: `Résidence ${home.eid}` }).waitFor()
  expect(page.url()).toBe(appUrl(`/establishment/${home.eid}`))
  await whenDocument(
    paths.user(attendant.uid),
    ({ terms, displayName }) => terms.version === currentTerms && displayName === 'Nadia Fortin',
  )
  expectNoErrors(page)
})
