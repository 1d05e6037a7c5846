import { doTaskCall, setTaskCall, undoTaskCall } from '@vigie/domain/api/task-calls'
import { periodicities, taskTypes } from '@vigie/domain/care/enums'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask, saidDaily } from '../support/tasks.ts'
import { whenDocument, whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { middleOf, nowOn, pressAt, whenSteady, withoutSound } from './support/presses.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'
import { becomes } from './support/visibility.ts'

const phone = { width: 400, height: 800 }

/** From now on it is later in the page, by the device's clock as by the server's. */
async function moveOn(page: Page, byMs: number): Promise<void> {
  await page.route('**/favicon.svg', async (route) => {
    const response = await fetched(route)
    const date = new Date(Date.now() + byMs).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.evaluate((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
  }, byMs)
}

test('on a phone a daily task is added, falls due without reload, and is done with one tap, undone, and done by a colleague once', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const attendant = await addStaff(home, { name: 'Alice Tremblay' })
  const colleague = await addStaff(home, { name: 'Bob Gagnon' })
  const page = await openAs(browser, attendant, `/establishment/${home.eid}/beneficiary/${bid}/details`, {
    viewport: phone,
  })
  // Its banner would come or go above what is pressed, and what has just moved takes no press.
  await withoutSound(page, attendant.uid)
  // What can be undone for ten seconds can be for as long as this takes to look, and no message that goes by itself moves it.
  await timersTake(page, 10_000, 600_000)
  await page.getByText('Aucune tâche').waitFor()
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const form = page.getByRole('dialog', { name: 'Ajouter une tâche' })
  await form.getByRole('button', { name: 'Ajouter' }).click()
  await form.getByText('Dites ce qui est à faire.').waitFor()
  await form.getByLabel('Ce qui est à faire').fill('Changer le pansement du genou')
  await form.getByLabel('Répétition').selectOption('indefinitely')
  await form.getByText(/^Chaque jour à \d\d:00/).waitFor()
  await form.getByRole('button', { name: 'Ajouter' }).click()
  await form.waitFor({ state: 'detached' })

  const stored = await whenSeen(
    'the task',
    async () => (await db.collection(paths.tasks(home.eid, bid)).get()).docs[0],
    ({ exists }) => exists,
  )
  const tid = stored.id
  const { startAt: dueAt, addedByName } = taskSchema.parse(stored.data())
  expect(addedByName).toBe('Alice Tremblay')
  const row = page.locator(`[data-task="${tid}"]`)
  // The next full hour.
  await row.locator('[data-task-state=soon]').waitFor()
  await moveOn(page, dueAt - Date.now() + 60_000)
  await row.getByText(/^À faire, depuis \d\d:00$/).waitFor()

  const isDone = (count: number) =>
    whenDocument(paths.task(home.eid, bid, tid), ({ nbDone }) => nbDone === count)
  const done = page.getByRole('button', { name: 'C’est fait : Changer le pansement du genou' })
  await done.click()
  await page.getByRole('status').getByText('Faite : Changer le pansement du genou (214 · Mme Roy).').waitFor()
  await row.getByText(/^Faite par vous/).waitFor()
  await row.getByText(/^Prochaine fois/).waitFor()
  await isDone(1)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText('De nouveau à faire : Changer le pansement du genou (214 · Mme Roy).').waitFor()
  await row.getByText(/^À faire/).waitFor()
  await isDone(0)

  // The colleague's word comes first, and this page has not heard of it yet.
  const { idToken } = (await signInWith(colleague.email, colleague.password)) ?? { idToken: '' }
  const params = { eid: home.eid, bid, tid }
  await page.route('**/done', async (route) => {
    await callApi({ idToken }, doTaskCall, { params, body: { dueAt } })
    await route.continue()
  })
  await done.click()
  await page
    .getByText(/^Déjà faite par Bob Gagnon à \d\d:\d\d\s: Changer le pansement du genou \(214 · Mme Roy\)\.$/)
    .waitFor()
  await row.getByText(/^Faite par Bob Gagnon/).waitFor()
  await expectNone(page.getByRole('button', { name: 'Annuler' }))
  expect(taskSchema.parse((await stored.ref.get()).data()).nbDone).toBe(1)

  // The task itself, within the details, tells the same, and offers to undo what one has said oneself alone.
  await row.getByRole('link', { name: 'Changer le pansement du genou' }).click()
  const opened = page.locator(`[data-opened-task="${tid}"]`)
  await opened
    .locator('[data-occurrence=done]')
    .getByText(/Faite par Bob Gagnon/)
    .waitFor()
  // Once: two of them would not be one locator.
  await opened.getByText(/Prochaine fois/).waitFor()
  const undo = opened.getByRole('button', { name: /^Annuler ce qui est fait/ })
  await expectNone(undo)
  const { recent } = taskSchema.parse((await stored?.ref.get())?.data())
  await callApi({ idToken }, undoTaskCall, { params, body: { dueAt, at: recent[0]?.at ?? 0 } })
  await opened.getByText(/^À faire, depuis/).waitFor()
  await page.unroute('**/done')
  // The page hears that it is done before it is answered: what is undone meanwhile is undone then.
  const answer = Promise.withResolvers<void>()
  await page.route('**/done', async (route) => {
    const response = await fetched(route)
    await answer.promise
    await route.fulfill({ response })
  })
  const sayDone = opened.getByRole('button', { name: /^C’est fait/ })
  await whenSteady(sayDone)
  await sayDone.click()
  await isDone(1)
  // All that moves when this is heard has moved: a button that moves under the finger takes no press.
  await row.getByText(/^Prochaine fois/).waitFor()
  await whenSteady(undo)
  await undo.click()
  answer.resolve()
  await page.unroute('**/done')
  await isDone(0)
  await opened.getByText(/^À faire, depuis/).waitFor()
  await opened.getByRole('button', { name: 'Désactiver' }).click()
  await opened.getByRole('status').getByText('Désactivée', { exact: true }).waitFor()
  await opened.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText('Aucune tâche').waitFor()
  expectNoErrors(page)
})

test('a second tap does not do the next time of a task, and an edit of what was changed meanwhile shows it and is saved over it', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  // Once what was due 20 minutes ago is done, what is due in ten minutes can be done at the same place.
  const startAt = Date.now() - 20 * 60_000
  const often = { startAt, startEvery: 30, periodicity: periodicities.MINUTES, activatedAt: startAt }
  const task = newTask(home.eid, bid, often)
  await db.doc(paths.task(home.eid, bid, 't')).set(task)
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/details`, {
    viewport: phone,
  })
  // Its banner would come or go above what is pressed, and what has just moved takes no press.
  await withoutSound(page, nurse.uid)
  const ticks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/done')) ticks.push(request.postData() ?? '')
  })
  const row = page.locator('[data-task="t"]')
  const done = row.getByRole('button', { name: 'C’est fait : Pansement' })
  await whenSteady(done)
  const at = await nowOn(page)
  // Last: the page may still have moved.
  const place = await middleOf(done)
  await pressAt(page, place, at)
  await row.locator('[data-task-state=soon]').waitFor()
  await pressAt(page, place, at + 400)
  await row.getByRole('link', { name: 'Pansement' }).click()
  const undo = page.getByRole('button', { name: /^Annuler ce qui est fait/ })
  // What has just moved under the finger takes no press.
  await whenSteady(undo)
  await undo.click()
  await page.getByText('De nouveau à faire : Pansement (214 · Mme Roy).').waitFor()
  expect(ticks.map((tick) => JSON.parse(tick))).toEqual([
    { dueAt: startAt, rewordedAt: null, press: expect.any(String) },
  ])

  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Ce qui est à faire').fill('Refaire le pansement')
  const changedBy = { uid: 'rose', name: 'Rose Roy', isRelative: true, at: Date.now() }
  const changed = { title: 'Genou', changedBy, updatedAt: Date.now() }
  await db.doc(paths.task(home.eid, bid, 't')).update(changed)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const form = page.getByRole('dialog')
  await form
    .getByRole('alert')
    .getByText(/^Quelqu’un a modifié cette tâche entre-temps/)
    .waitFor()
  await form.locator('blockquote').getByText('Genou').waitFor()
  await form
    .locator('blockquote')
    .getByText(/Modifiée par Rose Roy \(proche\), \d\d:\d\d/)
    .waitFor()
  await form.getByRole('button', { name: 'Enregistrer ma version quand même' }).click()
  await form.waitFor({ state: 'detached' })
  const saved = taskSchema.parse((await db.doc(paths.task(home.eid, bid, 't')).get()).data())
  expect(saved).toMatchObject({ title: 'Pansement', description: 'Refaire le pansement' })
  // Whoever saves over it says all of it.
  expect(saved.changedBy).toEqual({ uid: nurse.uid, name: nurse.name, at: saved.updatedAt })
  expectNoErrors(page)
})

test('what is typed of a task that a colleague deletes stays, and is added as another; of one that was done meanwhile it says by whom', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const put = (tid: string, change: Parameters<typeof newTask>[2]) =>
    db.doc(paths.task(home.eid, bid, tid)).set(newTask(home.eid, bid, change))
  const startAt = Date.now() - 3_600_000
  const once = { type: taskTypes.PONCTUAL, startEvery: null, periodicity: null, startAt }
  await Promise.all([put('gone', {}), put('done', once)])
  const [nurse, melanie] = await Promise.all([addStaff(home), addStaff(home, { name: 'Mélanie Turcotte' })])
  const taskPage = (tid: string) => `/establishment/${home.eid}/beneficiary/${bid}/tasks/${tid}`
  const page = await openAs(browser, nurse, taskPage('gone'), { viewport: phone })
  const form = page.getByRole('dialog')
  const begin = async () => {
    await page.getByRole('button', { name: 'Modifier' }).click()
    await form.getByLabel('Ce qui est à faire').fill('Refaire le pansement, sans serrer')
  }
  await begin()
  await db.doc(paths.task(home.eid, bid, 'gone')).delete()
  await page.getByText('Cette tâche n’existe plus').waitFor({ state: 'attached' })
  expect(await form.getByLabel('Ce qui est à faire').inputValue()).toBe('Refaire le pansement, sans serrer')
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await form.getByText('Cette tâche n’existe pas, ou a été supprimée.').waitFor()
  await form.getByRole('button', { name: 'Ajouter comme nouvelle tâche' }).click()
  await form.waitFor({ state: 'detached' })
  const tasks = await db.collection(paths.tasks(home.eid, bid)).get()
  const saved = tasks.docs.find((one) => one.get('description') === 'Refaire le pansement, sans serrer')
  expect(['gone', 'done', undefined]).not.toContain(saved?.id)
  // Nothing of it is left to be gone on with, nor of what could be done about the one that is gone.
  await expectNone(page.getByRole('button', { name: 'Modifier' }))

  await page.goto(appUrl(taskPage('done')))
  await begin()
  const ids = { eid: home.eid, bid, tid: 'done' }
  const colleague = await signInWith(melanie.email, melanie.password)
  await callApi({ idToken: colleague?.idToken ?? '' }, doTaskCall, { params: ids, body: { dueAt: startAt } })
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await form
    .locator('blockquote')
    .getByText(/Faite par Mélanie Turcotte/)
    .waitFor()
  await form.getByRole('button', { name: 'Ajouter comme nouvelle tâche' }).waitFor()
  expectNoErrors(page)
})

test('what a relative says of a nurse’s task is told as theirs, and that what was done before followed another text', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const [attendant, relative] = await Promise.all([
    addStaff(home, { name: 'Bob Gagnon' }),
    addStaff(home, {
      name: 'Isabelle Gagnon',
      roleId: roles.CAREGIVER,
      member: { roleId: roles.READ_WRITE, beneficiaryIds: [bid] },
    }),
  ])
  const { startAt, updatedAt } = newTask(home.eid, bid)
  const recent = [{ dueAt: startAt, at: startAt, by: attendant.uid, byName: 'Bob Gagnon' }]
  const task = newTask(home.eid, bid, { startAt, updatedAt, recent, nbDone: 1 })
  await db.doc(paths.task(home.eid, bid, 't')).set(task)
  const page = await openAs(browser, attendant, `/establishment/${home.eid}/beneficiary/${bid}/tasks/t`, {
    viewport: phone,
  })
  const opened = page.locator('[data-opened-task="t"]')
  await opened.locator('[data-occurrence=done]').waitFor()
  await opened.getByText(/^Ajoutée par Alice Tremblay, /).waitFor()
  const changed = opened.getByText(/^Modifiée par/)
  const reworded = opened.getByText(/^Le texte de cette tâche est celui-ci depuis/)
  await expectNone(changed)
  await expectNone(reworded)

  const signedIn = await signInWith(relative.email, relative.password)
  const said = saidDaily(startAt, { updatedAt, description: 'Donner dix comprimés' })
  const params = { eid: home.eid, bid, tid: 't' }
  const answer = await callApi({ idToken: signedIn?.idToken ?? '' }, setTaskCall, { params, body: said })
  expect(answer).toMatchObject({ status: 200, data: { changed: true } })
  await opened.getByText('Donner dix comprimés').waitFor()
  expect(await changed.textContent()).toMatch(/^Modifiée par Isabelle Gagnon \(proche\), \d\d:\d\d$/)
  expect(await reworded.textContent()).toMatch(
    /^Le texte de cette tâche est celui-ci depuis \d\d:\d\d\s: ce qui a été fait avant suivait un autre texte\.$/,
  )
  await opened.getByText(/^Ajoutée par Alice Tremblay, /).waitFor()
  expectNoErrors(page)
})

test('what was done of a task that comes often and was not ticked in time is ticked under its latest times', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const hour = 3_600_000
  const startAt = Date.now() - 17 * hour
  const often = { startEvery: 8, periodicity: periodicities.HOURS, startAt, activatedAt: startAt }
  const task = newTask(home.eid, bid, often)
  await db.doc(paths.task(home.eid, bid, 'often')).set(task)
  const page = await openAs(
    browser,
    await addStaff(home),
    `/establishment/${home.eid}/beneficiary/${bid}/task/often`,
  )
  const late = page.locator('[data-occurrence=missed]').last()
  await late.getByRole('button', { name: /^C’était fait/ }).click()
  await page
    .locator('[data-occurrence=done]')
    .getByText(/Faite par vous/)
    .waitFor()
  await whenDocument(paths.task(home.eid, bid, 'often'), ({ recent }) => recent[0]?.dueAt === startAt)
  expectNoErrors(page)
})

test('what is taken back on another device is not done anew by a locked phone that sends its lost press again', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home)
  await db.doc(paths.task(eid, bid, 't')).set(newTask(eid, bid, { title: 'Insuline 10 U' }))
  const page = await openAs(browser, nurse, `/establishment/${eid}/beneficiary/${bid}/details/tasks`)
  const lost = Promise.withResolvers<void>()
  const once = async (route: Route) => {
    await fetched(route)
    await becomes(page, 'hidden')
    await route.abort()
    lost.resolve()
  }
  await page.route('**/done', once, { times: 1 })
  await whenHeard(page)
  const done = page.getByRole('button', { name: 'C’est fait : Insuline 10 U' })
  await whenSteady(done)
  await done.click()
  await lost.promise
  const records = async () => (await db.collection(paths.tasksDone(eid, bid, 't')).get()).docs
  const [first] = (await records()).map((one) => doneRecordSchema.parse(one.data()))
  const { dueAt = 0, at = 0 } = first ?? {}
  const elsewhere = await signInWith(nurse.email, nurse.password)
  const params = { eid, bid, tid: 't' }
  expect(await callApi(elsewhere, undoTaskCall, { params, body: { dueAt, at } })).toMatchObject({
    data: { changed: true },
  })
  await becomes(page, 'visible')
  await page.getByText(/^Faite, puis annulée depuis, et de nouveau à faire\s: Insuline 10 U/).waitFor()
  expect(await records()).toEqual([])
  // Pressed anew it is done anew.
  await whenSteady(done)
  await done.click()
  await expect.poll(async () => (await records()).length).toBe(1)
  expectNoErrors(page)
})
