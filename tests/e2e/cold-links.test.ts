import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newNote } from '../support/notes.ts'
import { newTask } from '../support/tasks.ts'
import { appUrl, expectNoErrors, newTab, openAs, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let bid: string
let attendant: Staff

beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  attendant = await addStaff(home)
  const add = (mid: string, text: string) =>
    db.doc(paths.note(home.eid, bid, mid)).set(newNote(home.eid, { text }))
  const task = (tid: string, title: string) =>
    db.doc(paths.task(home.eid, bid, tid)).set(newTask(home.eid, bid, { title }))
  await Promise.all([
    add('asked', 'A bien dormi'),
    add('other', 'A peu mangé'),
    task('asked', 'Pansement'),
    task('other', 'Marche'),
  ])
})

/** A link from outside, what it is to show, and what else of the same kind there is, which it is not. */
const links = [
  { link: 'messages/asked', title: /^Note · 214 · Mme Roy/, shows: 'A bien dormi', not: 'A peu mangé' },
  { link: 'tasks/asked', title: /^Tâche · 214 · Mme Roy/, shows: 'Pansement', not: 'Marche' },
]
const addressOf = (link: string) => `/establishment/${home.eid}/beneficiary/${bid}/${link}`

async function showsAlone(page: Page, { title, shows, not }: (typeof links)[number]): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(shows, { exact: true }).first().waitFor()
  await expectNoneBeside(page.getByText(not), page.getByText(shows, { exact: true }).first())
  expectNoErrors(page)
}

test.each(links)('a link to $link shows it by itself, and leads on to the record', async (of) => {
  const page = await openAs(browser, attendant, addressOf(of.link))
  await showsAlone(page, of)
  await page.getByRole('main').getByRole('link').last().click()
  await page.waitForURL(appUrl(addressOf('details')))
  await page.getByText(of.not).first().waitFor()
})

test.each(links)('whoever is signed out and follows a link to $link signs in and is there', async (of) => {
  const page = await newTab(browser)
  await page.goto(appUrl(addressOf(of.link)))
  await page.waitForURL(appUrl('/login'))
  await submitSignIn(page, attendant)
  await page.waitForURL(appUrl(addressOf(of.link)))
  await showsAlone(page, of)
})

test.each(['messages/none', 'tasks/none'])('a link to %s, which is not there, says so', async (link) => {
  const page = await openAs(browser, attendant, addressOf(link))
  await page.getByText(/n’existe plus/).waitFor()
  expect(new URL(page.url()).pathname).toBe(addressOf(link))
})

test('a task that is overdue is never said to be suspended while its resident is not known, nor where their record cannot be read', async () => {
  const spoilt = await home.addResident({ name: 'M. Otis', room: '215' })
  const insulin = newTask(home.eid, spoilt, { title: 'Insuline', startAt: Date.now() - 3_600_000 })
  await db.doc(paths.task(home.eid, spoilt, 'insulin')).set(insulin)
  const page = await openAs(browser, attendant, addressOf('details'))
  const seen: string[] = []
  await page.exposeFunction('seen', (state: string) => seen.push(state))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const state = document.querySelector('[data-task-state]')?.getAttribute('data-task-state')
      if (state) (window as unknown as { seen: (state: string) => void }).seen(state)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const address = `/establishment/${home.eid}/beneficiary/${spoilt}/tasks/insulin`
  await page.goto(appUrl(address))
  await page.getByText(/^En retard/).waitFor()
  await page.getByRole('button', { name: 'C’est fait : Insuline' }).first().waitFor()
  await db.doc(paths.beneficiary(home.eid, spoilt)).update({ name: 3 })
  await page.getByText('La fiche de ce résident ne peut être affichée').waitFor()
  await page.getByText(/^En retard/).waitFor()
  expect(new Set(seen)).toEqual(new Set(['overdue']))
})
