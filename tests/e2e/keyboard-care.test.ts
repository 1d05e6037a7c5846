import { taskSchema } from '@vigie/domain/care/task'
import { documentPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { whenDocument, whenSeen } from '../support/until.ts'
import { expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { pdf } from './support/chosen-files.ts'
import { focused, open, tabTo, type } from './support/keyboard.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
let bid: string
let page: Page
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { roleId: roles.NURSE, member: { roleId: roles.ADMIN } })
  page = await openAs(browser, admin, `/establishment/${home.eid}/beneficiary/${bid}/details`)
})

const isOpen = (name: string) => page.getByRole('dialog', { name }).waitFor()
const isGone = () => page.getByRole('dialog').waitFor({ state: 'detached' })
/** The focus is somewhere on the page, where one sees it. */
const keepsFocus = () => expect.poll(async () => (await focused(page))?.name ?? '').not.toBe('')

test('a task is added by keyboard, to come each day', async () => {
  await open(page, 'Ajouter une tâche')
  await isOpen('Ajouter une tâche')
  await type(page, 'description', 'Changer le pansement')
  await tabTo(page, 'repetition')
  // By the letters with which it begins, as one chooses in any list.
  await page.keyboard.type('Sans')
  await page.getByText(/^Chaque jour à \d\d:00/).waitFor()
  await open(page, 'Ajouter')
  await isGone()
  const [stored] = await whenSeen(
    'the task',
    async () => (await db.collection(paths.tasks(home.eid, bid)).get()).docs,
    ({ length }) => length === 1,
  )
  expect(taskSchema.parse(stored?.data())).toMatchObject({
    description: 'Changer le pansement',
    startEvery: 1,
    repeat: null,
  })
  await page.getByRole('link', { name: /Changer le pansement/ }).waitFor()
  await keepsFocus()
  expectNoErrors(page)
})

test('a resident is changed, archived and restored by keyboard, each once it is confirmed', async () => {
  const stateIs = (wanted: string) =>
    whenDocument(paths.beneficiary(home.eid, bid), ({ state }) => state === wanted)
  await open(page, 'Modifier la fiche de Mme Roy')
  await page.getByRole('dialog').waitFor()
  await type(page, 'room', '305')
  await page.keyboard.press('Enter')
  await isGone()
  await whenDocument(paths.beneficiary(home.eid, bid), ({ room }) => room === '305')
  await page.getByRole('heading', { level: 1, name: '305 · Mme Roy' }).waitFor()
  await keepsFocus()

  await open(page, 'Archiver Mme Roy')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await isGone()
  expect((await focused(page))?.name).toBe('Archiver Mme Roy')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await open(page, 'Archiver')
  await stateIs('archived')
  await isGone()
  await page.getByRole('button', { name: 'Restaurer' }).waitFor()
  await open(page, 'Restaurer')
  await page.getByRole('dialog').waitFor()
  await open(page, 'Restaurer')
  await stateIs('active')
  await isGone()
  await keepsFocus()
  expectNoErrors(page)
})

test('care is begun and ended by keyboard, and one goes on from what takes the place of the button', async () => {
  await home.addDevice(bid, 'NOVIKA-LW-TAPISSOL', 'Tapis')
  const isAt = (words: RegExp) => expect.poll(async () => (await focused(page))?.name ?? '').toMatch(words)
  const begin = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).waitFor()
    await open(page, button)
    const first = page.getByRole('menuitem', { name: '5 minutes' }).first()
    await first.and(page.locator(':focus')).waitFor()
    await whenSteady(first)
    await page.keyboard.press('Enter')
  }
  const told = (words: RegExp) => page.getByRole('status').getByText(words).waitFor()
  await goWithin(page, `/establishment/${home.eid}/beneficiary/${bid}`)
  await begin('Commencer des soins')
  await told(/^Soins en cours pour 5 minutes/)
  await isAt(/^Soins en cours jusqu’à/)
  await open(page, 'Terminer')
  await told(/^Soins terminés/)
  await isAt(/^Commencer des soins$/)

  // Of one device its button stays where it is.
  await begin('Commencer des soins : Tapis')
  await told(/^Soins en cours pour 5 minutes/)
  await page.getByRole('button', { name: 'Terminer' }).waitFor()
  await isAt(/^Commencer des soins : Tapis$/)

  // On the other pages of a resident all of it goes when it ends.
  await page.getByRole('tab', { name: 'Détails' }).click()
  await open(page, 'Terminer')
  await page.getByRole('region', { name: 'Soins', exact: true }).waitFor({ state: 'detached' })
  await keepsFocus()
  expectNoErrors(page)
})

test('a file is sent by keyboard, and another that is on its way is cancelled', async () => {
  await tabTo(page, 'Détails')
  while ((await focused(page))?.name !== 'Documents') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('Aucun document pour l’instant').waitFor()
  /** The list of files that opens then is the device's own. */
  const choose = async (name: string) => {
    const asked = page.waitForEvent('filechooser')
    await open(page, 'Ajouter des documents')
    await (await asked).setFiles({ name, mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('dialog').waitFor()
    await open(page, 'Envoyer')
    await isGone()
  }
  await choose('lettre.pdf')
  await page.getByRole('button', { name: 'Ouvrir lettre' }).waitFor()
  await keepsFocus()

  // What is sent from now on stays on its way.
  await page.route('**/v0/b/**', () => undefined)
  await choose('radio.pdf')
  await page.getByRole('progressbar', { name: 'Envoi de radio' }).waitFor()
  const announced = await whenSeen(
    'what is announced',
    async () => (await db.collection(paths.documents(home.eid, bid)).get()).docs,
    ({ length }) => length === 2,
  )
  const fid = announced.find((one) => one.get('title') === 'radio')?.id ?? ''
  await open(page, 'Annuler l’envoi de radio')
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await whenSeen(
    documentPath({ eid: home.eid, bid, fid }),
    async () => (await db.collection(paths.documents(home.eid, bid)).get()).docs.map(({ id }) => id),
    (left) => left.length === 1 && !left.includes(fid),
  )
  await keepsFocus()
  expectNoErrors(page)
})
