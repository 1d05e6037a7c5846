import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newNote } from '../support/notes.ts'
import { newTask } from '../support/tasks.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { deafTo } from './support/deaf.ts'
import { type RelayedApp, startRelayedApp } from './support/relayed-app.ts'
import { addStaff } from './support/staff.ts'

let app: RelayedApp
let home: TestHome
let bid: string
let page: Page

beforeAll(async () => {
  app = await startRelayedApp(760)
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await Promise.all([
    db.doc(paths.note(home.eid, bid, 'n')).set(newNote(home.eid, { text: 'A bien dormi' })),
    db.doc(paths.task(home.eid, bid, 't')).set(newTask(home.eid, bid, { title: 'Pansement' })),
    keepDocument({ eid: home.eid, bid, fid: 'letter' }, 'Bonjour', { contentType: 'text/plain' }),
  ])
})
afterAll(() => app.cut())

/** What arrives within this is as quick as usual, in milliseconds; what a page may take to draw what it counts from. */
const [usualMs, painting] = [4_000, 500]

/** Runs in the page: notes when something is first waited for in its place, and when that is first said to be slow. */
function noteWhenSeen(): void {
  const seenAt: { waiting?: number; told?: number } = {}
  Reflect.set(globalThis, 'seenAt', seenAt)
  const look = () => {
    if (document.querySelector('main section [data-loading]')) seenAt.waiting ??= performance.now()
    if (document.querySelector('main')?.textContent?.includes('plus de temps que d’habitude'))
      seenAt.told ??= performance.now()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

test.each([
  ['notes', 'details/messages', 'notes', 'Le chargement des notes', 'A bien dormi'],
  ['tasks', 'details/tasks', 'tasks', 'Le chargement des tâches', 'Pansement'],
  ['documents', 'documents', 'documents', 'Le chargement des documents', 'Lettre'],
  ['notes of today', '', 'notes', 'Le chargement des notes', 'A bien dormi'],
  ['tasks of today', '', 'tasks', 'Le chargement des tâches', 'Pansement'],
])(
  'while %s do not arrive it is said, once and only once it takes longer than usual, until they do',
  async (_what, tab, collection, words, waitedFor) => {
    await app.firestore.restore()
    page = await openAs(browser, await addStaff(home), '/establishment', { origin: app.origin })
    const deaf = deafTo(new RegExp(`"collectionId":"${collection}"`))
    app.firestore.tamper(deaf)
    await page.addInitScript(noteWhenSeen)
    await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/${tab}`, app.origin))
    const notice = page.getByText(`${words} prend plus de temps que d’habitude.`)
    await notice.waitFor()
    expect(await page.getByText(/plus de temps que d’habitude/).count()).toBe(1)
    const { waiting, told } = await page.evaluate(() => Reflect.get(globalThis, 'seenAt'))
    expect(told - waiting).toBeGreaterThanOrEqual(usualMs - painting)
    deaf.end()
    await page.getByText(waitedFor, { exact: true }).waitFor()
    await notice.waitFor({ state: 'detached' })
    expectNoErrors(page)
  },
)

test('what two places of a page wait for is said once', async () => {
  await app.firestore.restore()
  page = await openAs(browser, await addStaff(home), '/establishment', { origin: app.origin })
  const deaf = deafTo(/notes\/n|"collectionId":"notes"/)
  app.firestore.tamper(deaf)
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/message/n`, app.origin))
  const notice = page.getByText('Le chargement des notes prend plus de temps que d’habitude.')
  await notice.waitFor()
  expect(await notice.count()).toBe(1)
  deaf.end()
  await page.getByText('A bien dormi', { exact: true }).first().waitFor()
  await notice.waitFor({ state: 'detached' })
  expectNoErrors(page)
})
