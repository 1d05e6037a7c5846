import { fileURLToPath } from 'node:url'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { beforeAll, expect, test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { takenBy } from './support/home-with-alerts.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff, type Staff } from './support/staff.ts'

const shifts = dayAndNightForNow()
let home: TestHome
let bid: string
/** A nurse who administers the home: she may do all that its pages offer. */
let nurse: Staff

beforeAll(async () => {
  home = await createHome({ shifts })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await addStaff(home, {
    name: 'Nathalie Simard',
    roleId: roles.NURSE,
    member: { roleId: roles.ADMIN },
  })
})

const address = () => `/establishment/${home.eid}`

test('axe-core finds nothing to fault where a photo is cut', async () => {
  const page = await openAs(browser, nurse, `${address()}/beneficiary/${bid}`)
  await page.getByRole('button', { name: 'Photo de Mme Roy' }).click()
  const drawn = new URL('../../emulators/src/seed/files/face-1.jpg', import.meta.url)
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(fileURLToPath(drawn))
  await page.getByRole('group', { name: /^Partie de la photo/ }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in files that are named, on their way, paused and refused', async () => {
  const page = await openAs(browser, nurse, `${address()}/beneficiary/${bid}/documents`)
  // What is sent does not arrive, and one of them is not taken.
  await page.route('**/v0/b/**', () => undefined)
  await page.route('**/file/*', (route) =>
    route.request().postData()?.includes('trois')
      ? route.fulfill({ status: 409, json: { data: { message: 'Plus de place.', code: 'spaceUsedUp' } } })
      : route.continue(),
  )
  const text = (name: string, mimeType = 'text/plain') => ({ name, mimeType, buffer: Buffer.from('Bonjour') })
  await page
    .locator('input[type=file]')
    .setInputFiles([text('un.txt'), text('deux.txt'), text('trois.txt'), text('page.html', 'text/html')])
  await page.getByRole('dialog').getByText('Ce type de fichier n’est pas accepté.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText(/^Plus de place/).waitFor()
  await page.getByRole('button', { name: 'Mettre en pause l’envoi de deux' }).click()
  await page.getByRole('button', { name: 'Reprendre l’envoi de deux' }).waitFor()
  await page.getByRole('progressbar', { name: 'Envoi d’un' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in a list of what is to be done with all that may stand in it', async () => {
  const now = Date.now()
  const minute = 60_000
  const add = (tid: string, title: string, startAt: number) =>
    db
      .doc(paths.task(home.eid, bid, tid))
      .set(newTask(home.eid, bid, { title, startAt, nextAt: startAt, activatedAt: now - 120 * minute }))
  await Promise.all([
    add('late', 'Pansement', now - 60 * minute),
    add('due', 'Goutte', now - minute),
    add('done', 'Bain', now - 2 * minute),
  ])
  const page = await openAs(browser, nurse, `${address()}/today`)
  const sayDone = page.getByRole('button', { name: 'C’est fait : Bain' })
  await whenHeard(page)
  await whenSteady(sayDone)
  await sayDone.click()
  await page.getByRole('button', { name: '1 déjà faite' }).click()
  await page.getByText(/^Faite par vous, \d/).waitFor()
  await page.getByText(/^En retard/).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in a handover with all that may stand in it', async () => {
  const at = (handoverSpan(shifts, Date.now(), 'America/Toronto')?.from ?? 0) + 60_000
  const by = { establishmentId: home.eid, by: 'bob', byName: 'Bob' }
  const note = { ...by, at, updatedAt: null }
  const { times, ...alert } = newAlert({ beneficiaryId: bid })
  await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  await Promise.all([
    db.doc(paths.note(home.eid, bid, 'n')).set({ ...note, visibility: 'public', text: 'A bien dormi' }),
    db.doc(paths.note(home.eid, bid, 's')).set({ ...note, visibility: 'private', text: 'Peur la nuit' }),
    db.doc(paths.mood(home.eid, bid, 'm')).set({ ...by, type: 'mood', data: moods.ANGRY, at }),
    db
      .doc(paths.task(home.eid, bid, 'once'))
      .set(newTask(home.eid, bid, { startAt: at, activatedAt: at - 1 })),
    db
      .doc(paths.alert(home.eid, 'past'))
      .set({ ...alert, state: 'resolved', times: { ...times, raisedAt: at } }),
  ])
  const page = await openAs(browser, nurse, `${address()}/handover`)
  const told = page.locator(`[data-handed-over="${bid}"]`)
  for (const part of ['Alertes', 'Notes', 'Changements', 'Tâches non faites', 'Capteurs muets en ce moment'])
    await told.getByRole('heading', { name: part }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in the question to who signs out while on an alert, with a note half written', async () => {
  await db
    .doc(paths.alert(home.eid, 'a'))
    .set(newAlert({ beneficiaryId: bid, ...takenBy(nurse.uid, nurse.name) }))
  const page = await openAs(browser, nurse, `${address()}/beneficiary/${bid}/details`)
  await page.getByRole('button', { name: 'Écrire une note' }).last().click()
  await page.locator('form[data-draft]').getByRole('textbox').fill('À moitié')
  await page.locator('form[data-kept=written]').waitFor()
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.getByRole('dialog', { name: 'Vous vous occupez encore de quelqu’un' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})
