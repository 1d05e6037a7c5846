import { taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { whenCollection } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs, signOut, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside, whenHeard } from './support/heard.ts'
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
  await goOn(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
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
  await question.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await page.waitForURL(appUrl('/login'))
  await submitSignIn(page, nurse)
  await page.waitForURL(appUrl('/establishment'))
  await page.goto(appUrl(details(bid)))
  await whenHeard(page)
  await expectNoneBeside(goOn(page), add(page))
  expectNoErrors(page)
})
