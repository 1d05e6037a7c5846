import { paths } from '@vigie/domain/paths'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('what is to be done is listed however many tasks are over since today, of which the latest are', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const batch = db.bulkWriter()
  const now = Date.now()
  const task = (id: string) => db.doc(paths.task(eid, bid, id))
  batch.set(task('daily'), newTask(eid, bid, { title: 'Gouttes du soir' }))
  for (let index = 0; index < 310; index += 1) {
    const over = { activated: false, nextAt: null, overAt: now + index }
    batch.set(task(`over${index}`), newTask(eid, bid, { title: `Fait ${index}`, ...over }))
  }
  await batch.close()
  const page = await openAs(
    browser,
    await addStaff(home),
    `/establishment/${eid}/beneficiary/${bid}/details/tasks`,
  )
  await page.getByText('Gouttes du soir').first().waitFor()
  await page.getByRole('button', { name: /^299 / }).waitFor()
  expectNoErrors(page)
})
