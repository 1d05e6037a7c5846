import { paths } from '@vigie/domain/paths'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { whenHeard } from './support/heard.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

test('whoever takes a task back before it is answered that it was done, and signs out, leaves it to be done', async () => {
  const home = await createHome()
  const bid = await home.addResident()
  const task = paths.task(home.eid, bid, 'task')
  await db.doc(task).set(newTask(home.eid, bid))
  const attendant = await addStaff(home)
  const page = await openAs(browser, attendant, `/establishment/${home.eid}/beneficiary/${bid}/task/task`)
  const answer = Promise.withResolvers<void>()
  await page.route('**/done', async (route) => {
    const response = await fetched(route)
    await answer.promise
    await route.fulfill({ response })
  })
  const opened = page.locator('[data-opened-task=task]')
  const sayDone = opened.getByRole('button', { name: /^C’est fait/ })
  await whenHeard(page)
  await whenSteady(sayDone)
  await sayDone.click()
  await opened.getByRole('button', { name: /^Annuler ce qui est fait/ }).click()
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.getByRole('dialog').getByText('Enregistrement avant la déconnexion…').waitFor()
  answer.resolve()
  await page.waitForURL(appUrl('/login'))
  await whenDocument(task, ({ nbDone }) => nbDone === 0)
})
