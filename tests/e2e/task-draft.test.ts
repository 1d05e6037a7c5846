import { taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { whenCollection } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs, signOut, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let bid: string
let nurse: Staff
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await addStaff(home, { name: 'Nathalie Simard' })
})

const details = (of: string) => `/establishment/${home.eid}/beneficiary/${of}/details`
const open = () => openAs(browser, nurse, details(bid), { viewport: { width: 400, height: 800 } })
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter une tâche' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer la tâche commencée' })
const field = (page: Page) => page.getByRole('dialog').getByLabel('Ce qui est à faire')

/** Waits until all that was typed stands on the disk, as whoever closes the tab then expects. */
const whenWritten = (page: Page) => page.locator('[data-kept=written]').waitFor({ state: 'attached' })

/** A page on which a new task was half typed, and that was loaded anew, with the task open once more. */
async function halfTyped(): Promise<Page> {
  const page = await open()
  await add(page).click()
  await field(page).fill('Changer le pansement')
  await whenWritten(page)
  await page.reload()
  // How they were on the latest days comes above it, and would move it away under the pointer.
  await whenHeard(page)
  await goOn(page).click()
  return page
}

test('a half-typed task outlives a reload, with its resident alone, until it is saved or given up', async () => {
  const other = await home.addResident({ name: 'M. Girard', room: '215' })
  const page = await halfTyped()
  await page.getByText('Ce que vous aviez écrit ici n’est pas encore enregistré.').waitFor()
  expect(await field(page).inputValue()).toBe('Changer le pansement')
  await field(page).fill('Changer le pansement du genou')
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click()
  await add(page).waitFor()
  const tasks = await whenCollection(paths.tasks(home.eid, bid), (all) => all.length === 1)
  expect(taskSchema.parse(tasks[0]).description).toBe('Changer le pansement du genou')

  await add(page).click()
  await field(page).fill('À ne pas garder')
  await whenWritten(page)
  await page.reload()
  await goOn(page).waitFor()
  await goWithin(page, details(other))
  await page.getByText('M. Girard').first().waitFor()
  await expectNoneBeside(goOn(page), add(page))
  await goWithin(page, details(bid))
  // By a key: what comes above it moves it.
  await goOn(page).press('Enter')
  const form = page.getByRole('dialog')
  const cancel = () => form.getByRole('button', { name: 'Annuler' }).click()
  // Asked first, and whoever stays goes on where they were.
  await cancel()
  await form.getByText('Ce que vous avez saisi n’est pas enregistré.').waitFor()
  await page.keyboard.press('Escape')
  await field(page).and(page.locator(':focus')).waitFor()
  await cancel()
  await form.getByRole('button', { name: 'Continuer la saisie' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' plus')
  expect(await field(page).inputValue()).toBe('À ne pas garder plus')
  await cancel()
  await form.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await add(page).waitFor()
  await page.reload()
  await whenHeard(page)
  await expectNoneBeside(goOn(page), add(page))
  expectNoErrors(page)
})

test('nobody else who signs in on the same browser sees a half-typed task, and a sign-out asks first', async () => {
  const page = await halfTyped()
  await page.route('**/task/*', (route) =>
    route.fulfill({ status: 401, json: { data: { message: 'Expirée', code: 'sessionExpired' } } }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click()
  await page.waitForURL(appUrl('/login?expired'))
  // What a page that is coming has asked for is lost where that is no longer routed meanwhile.
  await page.locator('input[name=email]').waitFor()
  await page.unroute('**/task/*')

  const colleague = await addStaff(home, { name: 'Priya Sharma' })
  await submitSignIn(page, colleague)
  await page.waitForURL(appUrl('/establishment'))
  await page.goto(appUrl(details(bid)))
  await whenHeard(page)
  await expectNoneBeside(goOn(page), add(page))
  await signOut(page)

  // Its writer finds it, and is asked before a sign-out loses it.
  await submitSignIn(page, nurse)
  await page.waitForURL(appUrl('/establishment'))
  await page.goto(appUrl(details(bid)))
  await goOn(page).waitFor()
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Une tâche n’est pas enregistrée' })
  await question.getByText('1 tâche est commencée.').waitFor()
  await question.getByText('214 · Mme Roy').waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()

  await goWithin(page, details(await home.addResident({ name: 'M. Girard', room: '215' })))
  await add(page).press('Enter')
  await field(page).fill('Couper les ongles')
  await whenWritten(page)
  await page.goto(appUrl(details(bid)))
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const both = page.getByRole('dialog', { name: 'Des tâches ne sont pas enregistrées' })
  await both.getByText('2 tâches sont commencées.').waitFor()
  await both.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await page.waitForURL(appUrl('/login'))
  await submitSignIn(page, nurse)
  await page.waitForURL(appUrl('/establishment'))
  await page.goto(appUrl(details(bid)))
  await whenHeard(page)
  await expectNoneBeside(goOn(page), add(page))
  expectNoErrors(page)
})

test('a task that is half typed as its resident is archived stays, says why it cannot be saved, and is saved once they are back', async () => {
  const state = (to: string) => db.doc(paths.beneficiary(home.eid, bid)).update({ state: to })
  const page = await open()
  await add(page).click()
  await field(page).fill('Changer le pansement')
  await whenWritten(page)
  await whenHeard(page)
  await state('archived')
  const form = page.getByRole('dialog')
  await form.getByRole('alert').getByText('Le dossier a été archivé : cette tâche n’a pas été').waitFor()
  expect(await field(page).inputValue()).toBe('Changer le pansement')
  await expectNoneBeside(
    form.getByRole('button', { name: 'Ajouter' }),
    form.getByRole('button', { name: 'Effacer le brouillon' }),
  )
  await form.getByRole('button', { name: 'Fermer' }).click()
  const see = page.getByRole('button', { name: 'Voir la tâche commencée' })
  await see.waitFor()
  await page.reload()
  await whenHeard(page)
  await see.click()
  expect(await field(page).inputValue()).toBe('Changer le pansement')

  await whenHeard(page)
  await state('active')
  await form.getByRole('button', { name: 'Ajouter' }).click()
  await add(page).waitFor()
  await whenCollection(paths.tasks(home.eid, bid), (all) => all.length === 1)
  expectNoErrors(page)
})

test('a change of a task that is half typed as its resident is archived stays, and says why it cannot be saved', async () => {
  await db.doc(paths.task(home.eid, bid, 'walk')).set(newTask(home.eid, bid, { title: 'Marche' }))
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/task/walk`)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await field(page).fill('Deux fois autour du jardin')
  await whenHeard(page)
  await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
  const form = page.getByRole('dialog')
  await form.getByRole('alert').getByText('Le dossier a été archivé : ce changement n’a pas été').waitFor()
  expect(await field(page).inputValue()).toBe('Deux fois autour du jardin')
  await form.getByRole('button', { name: 'Effacer le brouillon' }).click()
  await form.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await form.waitFor({ state: 'detached' })
  await expectNone(page.getByRole('button', { name: 'Modifier', exact: true }))
  expectNoErrors(page)
})

test('whoever left the form of a task that is refused afterwards is told whose it was', async () => {
  const page = await open()
  await add(page).click()
  await field(page).fill('Changer le pansement')
  let refuse = () => {}
  const left = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/task/*', async (route) => {
    await left
    await route.fulfill({
      status: 404,
      json: { data: { message: 'Ce résident n’est plus là.', code: 'beneficiaryNotFound' } },
    })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click()
  await page.getByRole('button', { name: 'Enregistrement…' }).waitFor()
  await goWithin(page, `/establishment/${home.eid}`)
  // Until then the form itself says what was refused; and what lies behind it is no button to anybody.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  refuse()
  await page.getByRole('alert').getByText('214 · Mme Roy : Ce résident n’est plus là.').waitFor()
})
