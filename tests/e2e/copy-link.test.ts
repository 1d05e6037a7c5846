import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newNote } from '../support/notes.ts'
import { newTask } from '../support/tasks.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test.each([
  ['note', 'message/n', 'messages/n', 'A bien dormi'],
  ['task', 'task/t', 'tasks/t', 'Pansement'],
])(
  'the link of a %s is copied, for a message, and leads to it on a page of its own',
  async (_what, within, alone, text) => {
    const home = await createHome()
    const { eid } = home
    const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
    await Promise.all([
      db.doc(paths.note(eid, bid, 'n')).set(newNote(eid, { text: 'A bien dormi' })),
      db.doc(paths.task(eid, bid, 't')).set(newTask(eid, bid, { title: 'Pansement' })),
    ])
    const resident = `/establishment/${eid}/beneficiary/${bid}`
    const page = await openAs(browser, await addStaff(home), `${resident}/${within}`, {
      viewport: { width: 400, height: 800 },
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenHeard(page)
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await page.getByText('Lien copié').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(appUrl(`${resident}/${alone}`))
    await page.goto(link)
    await page.getByText(text, { exact: true }).waitFor()
    expectNoErrors(page)
  },
)
