import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { press, whenFocused } from './support/keyboard.ts'
import { addStaff, type Staff } from './support/staff.ts'

/** A home with one resident, of whom a nurse has two of each: tasks to do, notes and documents of her own. */
async function homeOfTwos() {
  const home = await createHome({ shifts: dayAndNightForNow() })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
  const by = { by: nurse.uid, byName: nurse.name }
  const note = (id: string, text: string, at: number) =>
    db.doc(paths.note(home.eid, bid, id)).set({
      ...by,
      establishmentId: home.eid,
      text,
      visibility: 'public',
      at,
      updatedAt: null,
    })
  const task = (id: string, title: string, minutes: number) => {
    const startAt = Date.now() - minutes * 60_000
    const due = { title, startAt, nextAt: startAt, activatedAt: startAt - 60_000 }
    return db.doc(paths.task(home.eid, bid, id)).set(newTask(home.eid, bid, due))
  }
  const document = (fid: string, title: string, at: number) =>
    keepDocument({ eid: home.eid, bid, fid }, 'Une goutte', {
      ...by,
      title,
      at,
      fileName: 'ordonnance.txt',
      contentType: 'text/plain',
    })
  await Promise.all([
    task('drops', 'Gouttes', 60),
    task('walk', 'Marche', 40),
    note('late', 'A bien dormi', Date.now() - 60_000),
    note('early', 'A toussé', Date.now() - 120_000),
    document('letter', 'Lettre', Date.now() - 60_000),
    document('order', 'Ordonnance', Date.now() - 120_000),
  ])
  return { home, bid, nurse, resident: `/establishment/${home.eid}/beneficiary/${bid}` }
}

const open = (nurse: Staff, path: string) =>
  openAs(browser, nurse, path, { viewport: { width: 400, height: 800 } })

/** Says by keyboard that what was asked about is meant. */
const confirm = (page: Page) => press(page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }))

const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const told = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).waitFor()

test('by keyboard, where a task is done, a note or a document deleted, one goes on with the next one, then from the heading of the list', async () => {
  const { nurse, resident } = await homeOfTwos()
  const page = await open(nurse, `${resident}/details`)
  await page.keyboard.press('Tab')
  await press(button(page, 'C’est fait : Gouttes'))
  await told(page, /^Faite\s: Gouttes/)
  await whenFocused(button(page, 'C’est fait : Marche'))
  await press(button(page, 'C’est fait : Marche'))
  await told(page, /^Faite\s: Marche/)
  await whenFocused(heading(page, 'Tâches'))
  // What can be undone is not hidden by what went well since.
  await button(page, 'Annuler').waitFor({ state: 'detached' })

  await press(button(page, 'Modifier votre note : A bien dormi'))
  const text = page.locator('form[data-draft]').getByRole('textbox')
  await whenFocused(text)
  await page.keyboard.type(', et mangé')
  await press(page.locator('form[data-draft]').getByRole('button', { name: 'Enregistrer' }))
  await whenFocused(button(page, 'Modifier votre note : A bien dormi, et mangé'))
  await press(button(page, 'Supprimer votre note : A bien dormi, et mangé'))
  await confirm(page)
  await told(page, 'Note supprimée')
  await whenFocused(button(page, 'Supprimer votre note : A toussé'))
  await press(button(page, 'Supprimer votre note : A toussé'))
  await confirm(page)
  await whenFocused(heading(page, 'Notes'))
  await press(button(page, 'Écrire une note').last())
  await whenFocused(text)
  await page.keyboard.type('À ne pas garder')
  await press(page.locator('form[data-draft]').getByRole('button', { name: 'Annuler' }))
  await told(page, 'Brouillon effacé')
  await whenFocused(button(page, 'Écrire une note').last())
  await button(page, 'Annuler').waitFor({ state: 'detached' })

  await goWithin(page, `${resident}/documents`)
  await press(button(page, 'Supprimer Lettre'))
  await confirm(page)
  await told(page, 'Document supprimé : Lettre')
  await whenFocused(button(page, 'Supprimer Ordonnance'))
  await press(button(page, 'Supprimer Ordonnance'))
  await confirm(page)
  await whenFocused(heading(page, 'Documents'))
  expectNoErrors(page)
})

test('by keyboard, where what was recorded of a resident is taken back, one goes on with the next one, then from the heading of the choices', async () => {
  const { home, bid, nurse, resident } = await homeOfTwos()
  const by = { by: nurse.uid, byName: nurse.name, establishmentId: home.eid }
  const at = Date.now() - 60_000
  const record = (id: string, type: string, ago: number) =>
    db.doc(paths.mood(home.eid, bid, id)).set({ ...by, type, data: 1, at: at - ago, before: 0 })
  await Promise.all([record('m', 'mood', 0), record('h', 'health', 1000)])
  const page = await open(nurse, `${resident}/details`)
  const own = page.getByRole('region', { name: 'Noté par vous' })
  const takeBack = (what: string) => own.getByRole('button', { name: new RegExp(`^Annuler\\s: ${what}`) })
  await page.keyboard.press('Tab')
  await press(takeBack('Humeur'))
  await told(page, 'Mme Roy : humeur annulée')
  await whenFocused(takeBack('Santé'))
  await press(takeBack('Santé'))
  await own.waitFor({ state: 'detached' })
  await whenFocused(page.getByRole('heading', { level: 3, name: 'Humeur', exact: true }).first())
  expectNoErrors(page)
})

test('by keyboard, where a handover is read, a task deleted, or the open note deleted, one is not thrown back to the start of the page', async () => {
  const { home, nurse, resident } = await homeOfTwos()
  const page = await open(nurse, `/establishment/${home.eid}/handover`)
  await page.keyboard.press('Tab')
  await press(button(page, 'J’ai lu la relève'))
  await whenFocused(page.getByRole('status').filter({ hasText: /^Lue par Nathalie Simard/ }))

  await goWithin(page, `${resident}/task/drops`)
  await press(page.locator('[data-opened-task]').getByRole('button', { name: 'Supprimer' }))
  await confirm(page)
  await told(page, 'Tâche supprimée : Gouttes')
  await whenFocused(page.getByRole('heading', { level: 1 }))

  await goWithin(page, `${resident}/message/late`)
  await whenHeard(page)
  await press(button(page, 'Supprimer votre note : A bien dormi').first())
  await confirm(page)
  await told(page, 'Note supprimée')
  await page.locator(':focus').filter({ hasText: 'Cette note n’existe plus' }).waitFor()
  expectNoErrors(page)
})
