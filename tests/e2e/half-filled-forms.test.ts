import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { deafTo } from './support/deaf.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { startRelayedApp } from './support/relayed-app.ts'
import { addStaff, type Staff } from './support/staff.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

let home: TestHome
let bid: string
let admin: Staff
beforeEach(async () => {
  home = await createHome({ shifts: [night] })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: 1 } })
})

const path = () => `/establishment/${home.eid}/escalation`
const goesOn = 'Passer à d’autres personnes tant que personne ne répond'
const keptNotice = 'Ce que vous aviez écrit ici n’est pas encore enregistré.'
const plan = (page: Page) => page.getByRole('region', { name: 'Si personne ne répond' })
const quiet = (page: Page) => page.getByRole('region', { name: 'Heures calmes du personnel' })
const own = (page: Page) => page.getByRole('dialog', { name: 'Ajouter un plan pour un résident' })
const repeat = (of: ReturnType<typeof plan>) => of.getByLabel(/Répéter la dernière étape/)

/** What is said above the forms comes after them, and would take what is pressed from under the mouse. */
const whenReachIsTold = (page: Page) =>
  page.getByText('Aucun appareil d’ici ne peut appeler à l’aide.').waitFor()

/** Loads a page anew, and waits until nothing comes any more that would move what is pressed. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await whenHeard(page)
}

/** Waits until all that was typed stands on the disk, as whoever closes the tab then expects. */
const whenWritten = (page: Page) => page.locator('[data-kept=written]').first().waitFor({ state: 'attached' })

test('what is typed of who is told, of quiet hours and of a resident’s own plan outlives a reload, and Back loses nothing', async () => {
  const page = await openAs(browser, admin, path())
  await whenReachIsTold(page)
  await plan(page).getByLabel(goesOn).uncheck()
  await repeat(plan(page)).fill('9')
  await quiet(page).getByLabel('Permettre des heures calmes').check()
  await quiet(page).getByLabel('De', { exact: true }).fill('20:00')
  await whenWritten(page)
  await page.reload()
  await plan(page).getByText(keptNotice).waitFor()
  expect(await repeat(plan(page)).inputValue()).toBe('9')
  await quiet(page).getByText(keptNotice).waitFor()
  expect(await quiet(page).getByLabel('De', { exact: true }).inputValue()).toBe('20:00')
  await whenReachIsTold(page)
  // Saved, it is kept no more.
  await quiet(page).getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(paths.establishment(home.eid), (found) => found.quietHours?.start === '20:00')
  await quiet(page).getByText(keptNotice).waitFor({ state: 'detached' })

  const add = page.getByRole('button', { name: 'Ajouter un plan pour un résident' })
  await add.click()
  await own(page).getByLabel('Pour quel résident').selectOption({ label: '214 · Mme Roy' })
  await own(page).getByLabel(goesOn).uncheck()
  await repeat(own(page)).fill('11')
  await whenWritten(page)
  await page.goBack()
  await own(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Poursuivre le plan commencé' }).click()
  await own(page).getByText(keptNotice).waitFor()
  await whenWritten(page)
  // The window is there again, as it was.
  await page.reload()
  await own(page).getByText(keptNotice).waitFor()
  expect(await repeat(own(page)).inputValue()).toBe('11')
  await own(page).getByRole('button', { name: 'Enregistrer' }).click()
  await own(page).waitFor({ state: 'detached' })
  await whenDocument(paths.residentEscalation(home.eid, bid), ({ repeatMinutes }) => repeatMinutes === 11)

  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  // The home's plan is not saved yet.
  const question = page.getByRole('dialog', { name: 'Saisies commencées et non enregistrées : 1' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await plan(page).getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(paths.escalation(home.eid), ({ repeatMinutes }) => repeatMinutes === 9)
  await plan(page).getByText(keptNotice).waitFor({ state: 'detached' })
  await page.reload()
  await whenHeard(page)
  await expectNone(page.getByText(keptNotice))
  await signOut(page)
  expectNoErrors(page)
})

test('the way out of a page that is still waited for asks as any other, and takes nothing away unasked', async () => {
  const app = await startRelayedApp(790)
  const { origin } = app
  const page = await openAs(browser, admin, path(), { origin })
  await repeat(plan(page)).fill('9')
  await whenWritten(page)
  const deaf = deafTo(/"collectionId":"members"(?!.*"limit")/s)
  app.firestore.tamper(deaf)
  await page.goto(appUrl(path(), origin))
  await page.getByText(/^La page se fait attendre/).waitFor()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Toutes les alertes ne sont pas visibles ici' })
  await question.getByText('Saisies commencées et non enregistrées : 1').waitFor()
  await question.getByText(/sera effacé de cet appareil et perdu/).waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()
  deaf.end()
  await plan(page).getByText(keptNotice).waitFor()
  expect(await repeat(plan(page)).inputValue()).toBe('9')
  expectNoErrors(page)
  app.cut()
})

test('what is changed of a resident, a task and a document, and not saved, outlives a reload until it is saved or given up', async () => {
  const task = newTask(home.eid, bid)
  await db.doc(paths.task(home.eid, bid, 'bandage')).set(task)
  await keepDocument({ eid: home.eid, bid, fid: 'letter' }, 'bytes')
  const record = `/establishment/${home.eid}/beneficiary/${bid}`
  const page = await openAs(browser, admin, record)
  const change = page.getByRole('button', { name: 'Modifier la fiche de Mme Roy' })
  const form = page.getByRole('dialog')
  const name = form.getByLabel('Nom', { exact: true })
  await change.click()
  await name.fill('Mme Roy-Caron')
  await whenWritten(page)
  await reload(page)
  await change.click()
  await form.getByText(keptNotice).waitFor()
  expect(await name.inputValue()).toBe('Mme Roy-Caron')
  // Given up, it is there no more: neither now nor after a reload.
  await form.getByRole('button', { name: 'Annuler' }).click()
  await form.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await form.waitFor({ state: 'detached' })
  await change.click()
  expect(await name.inputValue()).toBe('Mme Roy')
  await expectNone(form.getByText(keptNotice))
  await reload(page)
  await change.click()
  await name.fill('Mme Caron')
  await whenWritten(page)
  await reload(page)
  await change.click()
  await form.getByText(keptNotice).waitFor()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(paths.beneficiary(home.eid, bid), (found) => found.name === 'Mme Caron')

  await page.goto(appUrl(`${record}/task/bandage`))
  const edit = page.getByRole('button', { name: 'Modifier', exact: true })
  const what = form.getByLabel('Ce qui est à faire')
  await edit.click()
  await what.fill('Changer le pansement du coude')
  await whenWritten(page)
  await reload(page)
  await edit.click()
  await form.getByText(keptNotice).waitFor()
  expect(await what.inputValue()).toBe('Changer le pansement du coude')
  // What a colleague changes meanwhile is not overwritten unseen.
  await db.doc(paths.task(home.eid, bid, 'bandage')).update({ updatedAt: task.updatedAt + 1 })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await form.getByText('Elle dit maintenant :').waitFor()

  await page.goto(appUrl(`${record}/documents`))
  const rename = page.getByRole('button', { name: 'Renommer Lettre' })
  const title = form.getByLabel('Titre de lettre.pdf')
  await rename.click()
  await title.fill('Lettre de la famille')
  await whenWritten(page)
  await reload(page)
  await rename.click()
  await form.getByText(keptNotice).waitFor()
  expect(await title.inputValue()).toBe('Lettre de la famille')
  // Nor is what a colleague calls it meanwhile: it is told, and written over by whoever says so.
  const letter = db.collection(paths.documents(home.eid, bid)).doc('letter')
  await letter.update({ title: 'Lettre du notaire', updatedAt: Date.now() })
  await form.getByText('Il s’appelle maintenant « Lettre du notaire ».').waitFor()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await form.getByText('Ce document a été renommé entre-temps.').waitFor()
  await form.getByRole('button', { name: 'Le renommer quand même' }).click()
  await page.getByRole('button', { name: 'Renommer Lettre de la famille' }).waitFor()
  expectNoErrors(page)
})
