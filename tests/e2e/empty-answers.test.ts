import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeEach, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newTask } from '../support/tasks.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { pdf } from './support/chosen-files.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { whenSteady, withoutSound } from './support/presses.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: HomeWithAlerts
let nurse: Staff
beforeEach(async () => {
  home = await homeWithAlerts()
  nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
})

/** From now on what is asked at such an address is answered by nothing. */
const answerNothing = (page: Page, address: string | RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 200, body: '' }))

/** Waits until the page tells exactly that in red, and nothing beside it of what was not done. */
const whenTold = (page: Page, words: RegExp) => page.getByRole('alert').getByText(words).waitFor()
const later = 'Réessayez dans un instant\\.$'

test('what nurses record that nothing answers is told in the fixed words of its call, with of whom; a note waits', async () => {
  await db.doc(paths.task(home.eid, home.bid, 't')).set(newTask(home.eid, home.bid, { title: 'Gouttes' }))
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${home.bid}/details`)
  await withoutSound(page, nurse.uid)
  await answerNothing(page, /\/(mood|message\/[^/]+|done)$/)

  await page.getByRole('button', { name: /^Humeur/ }).click()
  await page.getByRole('menuitemradio', { name: 'Déprime' }).click()
  await whenTold(page, new RegExp(`^Erreur lors de la mise à jour de l’humeur\\s: Mme Roy\\. ${later}`))

  const sayDone = page.getByRole('button', { name: 'C’est fait : Gouttes' })
  await whenSteady(sayDone)
  await sayDone.click()
  const done = 'Erreur lors de l’enregistrement de ce qui est fait'
  await whenTold(page, new RegExp(`^${done}\\s: Gouttes \\(214 · Mme Roy\\)\\. ${later}`))

  await page.getByRole('button', { name: 'Écrire une note' }).last().click()
  const form = page.locator('form[data-draft]')
  await form.getByRole('textbox').fill('A bien mangé.')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  // A note that our own server has not refused waits, and is sent again.
  await page.getByRole('status').getByText('Pas encore enregistrée : nouvel essai sous peu').waitFor()
  expectNoErrors(page)
})

test('so are an acknowledgement and a document', async () => {
  await home.raise('a')
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${home.bid}/documents`)
  await answerNothing(page, /\/(acknowledge|file\/[^/]+)$/)
  await strip(page).getByRole('button', { name: 'Accuser réception' }).click()
  await whenTold(
    page,
    new RegExp(`^Erreur lors de l’accusé de réception\\s: chambre 214, Mme Roy\\. ${later}`),
  )
  await strip(page).getByText('Personne ne s’en occupe').waitFor()

  const file = { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: pdf }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page
    .getByRole('status')
    .getByText(/^Erreur lors de l’ajout du document\. Réessayez dans un instant\./)
    .waitFor()
  expectNoErrors(page)
})
