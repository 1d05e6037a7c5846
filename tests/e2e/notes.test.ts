import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { whenCollection } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, openAs, signOut, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard, whenPainted } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const phone = { viewport: { width: 400, height: 800 } }

let home: TestHome
let bid: string
let nurse: Staff
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE })
})

const details = () => `/establishment/${home.eid}/beneficiary/${bid}/details`
const noteOn = (page: Page, text: string) => page.locator('[data-note]').filter({ hasText: text })
const waitingOn = (page: Page, text: string) => page.locator('[data-waiting]').filter({ hasText: text })
const form = (page: Page) => page.locator('form[data-draft]')

async function type(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Écrire une note|Write a note)$/ })
    .last()
    .click()
  await form(page).getByRole('textbox').fill(text)
}

const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^(Enregistrer|Save)$/ })
    .click()

test('what a nurse writes on her phone is seen at once by whom she was told, and by nobody else', async () => {
  const colleague = await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE, locale: 'en' })
  const director = await addStaff(home, {
    name: 'Sylvie Lachance',
    roleId: roles.ADMIN_ESTABLISHMENT,
    member: { roleId: roles.ADMIN },
  })
  const follows = { beneficiaryIds: [bid], roleId: roles.READ_ONLY }
  const relative = await addStaff(home, { name: 'Isabelle Gagnon', roleId: roles.CAREGIVER, member: follows })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const [hers, theirs, directors, relatives] = await Promise.all([
    openAs(browser, nurse, details(), phone),
    openAs(browser, colleague, details()),
    openAs(browser, director, details()),
    openAs(browser, relative, details()),
  ])

  await type(hers, 'Inquiète pour son fils.')
  const readers = form(hers).getByRole('status')
  await readers.getByText('Isabelle Gagnon (proche), Priya Sharma, Sylvie Lachance').waitFor()
  await form(hers).getByLabel('Privée : équipe soignante').check()
  await readers.getByText('Pourront la lire : Priya Sharma').waitFor()
  expect(await readers.textContent()).not.toMatch(/Isabelle|Sylvie/)
  await save(hers)
  await hers.getByText('Note enregistrée').waitFor()
  await type(hers, 'A bien mangé.')
  await save(hers)

  for (const page of [hers, theirs]) {
    await noteOn(page, 'A bien mangé.').waitFor()
    await noteOn(page, 'Inquiète pour son fils.')
      .getByText(/équipe soignante|care team/)
      .waitFor()
  }
  await noteOn(theirs, 'A bien mangé.').getByText('Nathalie Simard').waitFor()
  const secret = await db.collection(paths.notes(home.eid, bid)).where('visibility', '==', 'private').get()
  for (const page of [directors, relatives]) {
    await noteOn(page, 'A bien mangé.').waitFor()
    await expectNone(page.getByText('Inquiète'))
    await expectNone(page.getByText(/Privée/))
    // Nor where all of them are, nor where one asks for it.
    await goWithin(page, `${details()}/messages`)
    await noteOn(page, 'A bien mangé.').waitFor()
    await page.getByRole('searchbox').fill('inquiete')
    await page.getByText('Aucune note ne correspond').waitFor()
    for (const address of ['message', 'messages']) {
      await goWithin(page, `/establishment/${home.eid}/beneficiary/${bid}/${address}/${secret.docs[0]?.id}`)
      const gone = page.getByText('Cette note n’existe plus, ou elle n’est pas pour vous')
      await expectNoneBeside(page.getByText('Inquiète'), gone)
    }
  }
  // Others may not change it; she may, and everybody sees it.
  await expectNone(noteOn(theirs, 'A bien mangé.').getByRole('button', { name: /Change|Delete/ }))
  await noteOn(hers, 'A bien mangé.')
    .getByRole('button', { name: /Modifier votre note/ })
    .click()
  await form(hers).getByRole('textbox').fill('A peu mangé.')
  await save(hers)
  await noteOn(theirs, 'A peu mangé.').getByText('changed').waitFor()
  await noteOn(hers, 'A peu mangé.')
    .getByRole('button', { name: /Supprimer votre note/ })
    .click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await noteOn(theirs, 'A peu mangé.').waitFor({ state: 'detached' })
  // Whoever is of the care team no more has it on their screen no more, nor where they have opened it.
  const opened = `/establishment/${home.eid}/beneficiary/${bid}/messages/${secret.docs[0]?.id}`
  const alone = await openAs(browser, colleague, opened)
  await noteOn(alone, 'Inquiète').waitFor()
  const all = await openAs(browser, colleague, `${details()}/messages`)
  await noteOn(all, 'Inquiète').waitFor()
  // On a slow line too: what they may read from now on is not there yet.
  await all.route('**/Listen/channel?**', (route) => route.request().method() === 'GET' && route.continue())
  await db.doc(paths.member(home.eid, colleague.uid)).update({ role: roles.READ_ONLY })
  for (const page of [theirs, all]) await noteOn(page, 'Inquiète').waitFor({ state: 'detached' })
  await alone.getByText(/Cette note n’existe plus|This note no longer exists/).waitFor()
  await expectNone(alone.getByText('Inquiète'))
  for (const page of [hers, theirs, alone, all, directors, relatives]) expectNoErrors(page)
})

test('whoever opens a resident on a small phone begins a note by one tap, and goes on with it by another', async () => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true }
  const page = await openAs(browser, nurse, details().replace('/details', ''), small)
  const write = page.getByRole('button', { name: 'Écrire une note' })
  const inSight = (found: ReturnType<Page['locator']>) =>
    found.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      const foot = document.querySelector('nav:last-of-type')?.getBoundingClientRect().top ?? innerHeight
      return scrollY === 0 && top >= 60 && bottom <= Math.max(foot, 580)
    })
  expect(await inSight(write)).toBe(true)
  await page.setViewportSize({ width: 400, height: 700 })
  await write.click()
  await form(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
  // Above the places at the foot, once it is known who will read it.
  const saves = form(page).getByRole('button', { name: 'Enregistrer' })
  const below = () =>
    saves.evaluate((one) => {
      const foot = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect().top ?? 0
      return one.getBoundingClientRect().bottom - foot
    })
  await expect.poll(below).toBeLessThanOrEqual(0)
  await page.setViewportSize(small.viewport)
  await page.keyboard.type('A bu un verre')
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('region', { name: 'Documents' }).waitFor()
  // The same draft, not another: each tab says that it is there.
  const goOn = page.getByRole('button', { name: 'Continuer votre brouillon' })
  await goOn.getByText('Brouillon', { exact: true }).waitFor()
  await goOn.click()
  await form(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' d’eau')
  await page.evaluate(() => scrollTo(0, 0))
  await goOn.click()
  await form(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
  await save(page)
  await noteOn(page, 'A bu un verre d’eau').waitFor()
  await expectNone(form(page))

  // A change of it is a draft as well.
  await page.getByRole('button', { name: /^Modifier votre note/ }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' tiède')
  await page.getByRole('tab', { name: 'Documents' }).click()
  await goOn.getByText('Brouillon', { exact: true }).waitFor()
  await goOn.click()
  await form(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
  expect(await form(page).getByRole('textbox').inputValue()).toBe('A bu un verre d’eau tiède')
  await save(page)
  await noteOn(page, 'A bu un verre d’eau tiède').waitFor()
  await expectNoneBeside(goOn, write.first())
  expectNoErrors(page)
})

test('a half-written note survives a closed tab; what is saved without a network is sent once, in order, when it is back', async () => {
  const first = await openAs(browser, nurse, details(), phone)
  await type(first, 'Première, à moitié')
  await form(first).getByLabel('Privée : équipe soignante').check()
  await first.locator('form[data-kept=written]').waitFor()
  const context = first.context()
  const page = await context.newPage()
  await first.close()
  await page.goto(appUrl(details()))
  await form(page).getByRole('textbox').and(page.getByText('Première, à moitié')).waitFor()
  expect(await form(page).getByLabel('Privée : équipe soignante').isChecked()).toBe(true)

  await whenHeard(page)
  await context.setOffline(true)
  await form(page).getByRole('textbox').fill('Première')
  await save(page)
  await waitingOn(page, 'Première').getByText('En attente du réseau : pas encore enregistrée').waitFor()
  await type(page, 'Seconde')
  await save(page)
  await waitingOn(page, 'Seconde').getByText('En attente du réseau').waitFor()
  expect((await db.collection(paths.notes(home.eid, bid)).get()).size).toBe(0)
  // Whoever signs out now would lose them, and is asked.
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Des notes ne sont pas enregistrées' })
  await question.getByText('2 notes attendent le réseau').waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()

  // What failed meanwhile does not keep it from being said.
  await page.getByRole('group', { name: 'Humeur de Mme Roy' }).getByRole('button', { name: 'Bien' }).click()
  const failed = page
    .getByRole('alert')
    .getByText('Humeur de Mme Roy : ce que vous avez noté n’est pas confirmé.')
  await failed.waitFor()
  await context.setOffline(false)
  await page.getByText('2 notes envoyées').waitFor()
  await failed.waitFor()
  await noteOn(page, 'Seconde').waitFor()
  await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0)
  const sent = await whenCollection(paths.notes(home.eid, bid), (notes) => notes.length === 2)
  const inOrder = sent
    .toSorted((one, other) => one.at - other.at)
    .map(({ text, visibility }) => [text, visibility])
  expect(inOrder).toEqual([
    ['Première', 'private'],
    ['Seconde', 'public'],
  ])
})

test('a note whose resident was archived before it was sent is found from any page, by name, and copied; a sign-out says whose it is', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'A pleuré ce soir.')
  await page.context().setOffline(true)
  await save(page)
  await waitingOn(page, 'A pleuré ce soir.').getByText('En attente du réseau').waitFor()
  await goWithin(page, `/establishment/${home.eid}/beneficiary/${await home.addResident()}/details`)
  await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
  await page.context().setOffline(false)
  const message = page
    .getByRole('alert')
    .filter({ hasText: '214 · Mme Roy : votre note n’a pas été enregistrée.' })
  await message.getByRole('link', { name: 'Ouvrir' }).click()
  const why = page.getByText('Le dossier a été archivé : cette note n’a pas été enregistrée')
  const draft = page.getByRole('textbox', { name: 'Votre brouillon' })
  await page.waitForFunction(() => document.activeElement?.matches('[data-draft] textarea'))
  await why.waitFor()
  await page.reload()
  await why.waitFor()
  expect(await draft.inputValue()).toBe('A pleuré ce soir.')
  await expectNone(page.getByRole('button', { name: 'Enregistrer' }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copier le texte' }).click()
  await page.getByText('Texte copié').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A pleuré ce soir.')

  // Restored, they have it be saved.
  const state = (to: string) => db.doc(paths.beneficiary(home.eid, bid)).update({ state: to })
  await whenHeard(page)
  await state('active')
  await page.getByText('Il ne l’est plus : vous pouvez l’enregistrer').waitFor()
  await expectNoneBeside(
    page.getByText('Ce résident est archivé'),
    page.getByRole('button', { name: 'Enregistrer' }),
  )
  await state('archived')
  await why.waitFor()

  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Une note n’est pas enregistrée' })
  await question.getByText('1 note est commencée').waitFor()
  await question.getByRole('listitem').and(page.getByText('214 · Mme Roy')).waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, isLocked: true }))
  })
  await page.getByRole('button', { name: 'Ce n’est pas vous? Se déconnecter' }).click()
  await page.getByRole('button', { name: 'Faire taire et déconnecter' }).click()
  await question.getByRole('listitem').and(page.getByText('Chambre 214')).waitFor()
  expect(await question.textContent()).not.toContain('Roy')
})

test('a note that was refused, and is saved again once its resident is restored, says when it was first saved', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'A bu un verre.')
  await page.context().setOffline(true)
  await save(page)
  await waitingOn(page, 'A bu un verre.').getByText('En attente du réseau').waitFor()
  const savedBy = Date.now()
  const state = (to: string) => db.doc(paths.beneficiary(home.eid, bid)).update({ state: to })
  await state('archived')
  await page.context().setOffline(false)
  await page.getByText('Le dossier a été archivé : cette note n’a pas été enregistrée').waitFor()
  await state('active')
  await page.getByText('Il ne l’est plus : vous pouvez l’enregistrer').waitFor()
  const sending = page.waitForRequest((request) => request.postData()?.includes('writtenAt') ?? false)
  await save(page)
  const { writtenAt } = (await sending).postDataJSON()
  expect(writtenAt).toBeGreaterThan(savedBy - 60_000)
  expect(writtenAt).toBeLessThanOrEqual(savedBy)
  await noteOn(page, 'A bu un verre.').waitFor()
})

test('a note that waits for the network, is taken up and saved again, says when it was first saved', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'A bu un verre.')
  await page.context().setOffline(true)
  await save(page)
  const waiting = waitingOn(page, 'A bu un verre.')
  await waiting.getByText('En attente du réseau').waitFor()
  const savedBy = Date.now()
  await waiting.getByRole('button', { name: 'Reprendre' }).click()
  await form(page).getByRole('textbox').fill('A bu deux verres.')
  await save(page)
  await waitingOn(page, 'A bu deux verres.').getByText('En attente du réseau').waitFor()
  const sending = page.waitForRequest((request) => request.postData()?.includes('writtenAt') ?? false)
  await page.context().setOffline(false)
  const { writtenAt, text } = (await sending).postDataJSON()
  expect(text).toBe('A bu deux verres.')
  expect(writtenAt).toBeLessThanOrEqual(savedBy)
  await noteOn(page, 'A bu deux verres.').waitFor()
})

test('a note that is saved again while it is on its way arrives as it was saved last', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'A chuté au salon.')
  await page.context().setOffline(true)
  await save(page)
  const waiting = waitingOn(page, 'A chuté au salon.')
  await waiting.getByText('En attente du réseau').waitFor()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/message/*', async (route) => {
    await held
    await route.continue()
  })
  const sending = page.waitForRequest('**/message/*')
  await page.context().setOffline(false)
  await sending
  await waiting.getByRole('button', { name: 'Reprendre' }).click()
  await form(page).getByRole('textbox').fill('A chuté au salon, douleur à la hanche.')
  await save(page)
  await waitingOn(page, 'A chuté au salon, douleur à la hanche.').waitFor()
  letGo()
  await noteOn(page, 'A chuté au salon, douleur à la hanche.').waitFor()
})

test('a half-written note survives the end of its writer’s session, for them alone', async () => {
  const colleague = await addStaff(home, { name: 'David Bolduc', roleId: roles.NURSE })
  const page = await openAs(browser, nurse, details())
  await type(page, 'Commencée avant la fin')
  await page.locator('form[data-kept=written]').waitFor()
  await page.route('**/message/*', (route) =>
    route.fulfill({ status: 401, json: { data: { message: 'Expirée', code: 'sessionExpired' } } }),
  )
  await save(page)
  await page.waitForURL(appUrl('/login?expired'))
  // What a page that is coming has asked for is lost where that is no longer routed meanwhile.
  await page.locator('input[name=email]').waitFor()
  await page.unroute('**/message/*')

  await submitSignIn(page, colleague)
  await page.waitForURL(appUrl('/establishment'))
  await page.goto(appUrl(details()))
  await expectNone(page.getByText('Commencée avant la fin'))
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))

  // It was saved, and is sent as soon as its writer is there again.
  await submitSignIn(page, nurse)
  await page.getByText('1 note envoyée').waitFor()
  const [note] = await whenCollection(paths.notes(home.eid, bid), (notes) => notes.length === 1)
  expect(note).toMatchObject({ text: 'Commencée avant la fin', by: nurse.uid })
})

test('whoever signs in again once their session has ended is told of the note that they had begun, and led to it; nobody else is', async () => {
  const page = await openAs(browser, nurse, details())
  await type(page, 'Commencée avant la fin')
  await page.locator('form[data-kept=written]').waitFor()
  await page.route('**/mood', (route) =>
    route.fulfill({ status: 401, json: { data: { message: 'Expirée', code: 'sessionExpired' } } }),
  )
  await page.getByRole('group', { name: 'Humeur de Mme Roy' }).getByRole('button', { name: 'Bien' }).click()
  await page.waitForURL(appUrl('/login?expired'))

  const begun = page.getByRole('status').filter({ hasText: 'Vous avez une note commencée' })
  const colleague = await addStaff(home, { name: 'David Bolduc', roleId: roles.NURSE })
  await submitSignIn(page, colleague)
  await page.waitForURL(appUrl('/establishment'))
  await expectNone(begun)
  await signOut(page)

  await submitSignIn(page, nurse)
  await begun.getByText('Vous avez une note commencée : 214 · Mme Roy').waitFor()
  await begun.getByRole('link', { name: 'Ouvrir' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('[data-draft] textarea'))
  expect(await form(page).getByRole('textbox').inputValue()).toBe('Commencée avant la fin')
  // Where it stands already nothing is said of it.
  await page.reload()
  await form(page).getByRole('textbox').and(page.getByText('Commencée avant la fin')).waitFor()
  await expectNone(begun)
  expectNoErrors(page)
})

test('on a phone that a note was begun lies over no act of an alert: it is told once none stands on the page', async () => {
  const page = await openAs(browser, nurse, details(), { viewport: { width: 360, height: 700 } })
  await type(page, 'Commencée avant l’appel')
  await page.locator('form[data-kept=written]').waitFor()
  const callers = await Promise.all(
    ['M. Bouchard', 'Mme Gagné', 'M. Girard'].map((name) => home.addResident({ name })),
  )
  const alerts = callers.map((beneficiaryId, index) => ({
    at: db.doc(paths.alert(home.eid, `call-${index}`)),
    alert: newAlert({ beneficiaryId }),
  }))
  await Promise.all(alerts.map(({ at, alert }) => at.set(alert)))
  await goWithin(page, `/establishment/${home.eid}/alerts`)
  await page.reload()
  const take = page.getByRole('main').getByRole('button', { name: /^Accuser réception/ })
  await take.nth(alerts.length - 1).waitFor()
  await whenHeard(page)
  const begun = page.getByRole('status').filter({ hasText: 'Vous avez une note commencée' })
  // Told before the alerts were there, it goes a moment after they have come.
  await begun.waitFor({ state: 'detached' })

  await Promise.all(alerts.map(({ at }) => at.delete()))
  await take.first().waitFor({ state: 'detached' })
  await begun.getByRole('link', { name: 'Ouvrir' }).waitFor()

  // Calls that come meanwhile take it off, and on another page it is told.
  await Promise.all(alerts.map(({ at, alert }) => at.set(alert)))
  await begun.waitFor({ state: 'detached' })
  await take.first().waitFor()
  await goWithin(page, `/establishment/${home.eid}`)
  await begun.getByRole('link', { name: 'Ouvrir' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('[data-draft] textarea'))
  expect(await form(page).getByRole('textbox').inputValue()).toBe('Commencée avant l’appel')
  expectNoErrors(page)
})

test('whoever may only read from now on copies what they have begun', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'A pleuré ce soir.')
  await db.doc(paths.member(home.eid, nurse.uid)).update({ roleId: roles.READ_ONLY })
  await page.getByText('Vous n’avez plus le droit d’écrire ici : cette note n’est pas enregistrée').waitFor()
  expect(await page.getByRole('textbox', { name: 'Votre brouillon' }).inputValue()).toBe('A pleuré ce soir.')
  await page.getByRole('button', { name: 'Copier le texte' }).waitFor()
  await expectNone(page.getByRole('button', { name: 'Enregistrer' }))
  await db.doc(paths.member(home.eid, nurse.uid)).update({ roleId: roles.READ_WRITE })
  await save(page)
  await noteOn(page, 'A pleuré ce soir.').waitFor()
  expectNoErrors(page)
})

describe('while a note is written', () => {
  const readersOn = (page: Page) => form(page).getByRole('status')
  const join = () => addStaff(home, { name: 'David Bouchard', roleId: roles.NURSE })
  /** Begins a private note, whose readers are shown by name. */
  async function beginPrivate(): Promise<Page> {
    await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE })
    const page = await openAs(browser, nurse, details(), phone)
    // Half a minute passes at once where it is told to.
    await page.clock.install()
    await type(page, 'Inquiète pour son fils.')
    await form(page)
      .getByLabel(/Privée/)
      .check()
    await readersOn(page).getByText('Priya Sharma').waitFor()
    return page
  }

  test('whoever may read it since is named before it is saved', async () => {
    const page = await beginPrivate()
    await join()
    await save(page)
    const told = form(page).getByRole('alert')
    await told.getByText(/pas encore enregistrée.*aussi être lue par David Bouchard/).waitFor()
    await readersOn(page).getByText('David Bouchard').waitFor()
    // What the page itself says is not said at its foot, over the names, as well.
    await expectNoneBeside(page.getByText('votre note n’a pas été enregistrée'), told)
    await expectNone(noteOn(page, 'Inquiète pour son fils.'))
    await save(page)
    await noteOn(page, 'Inquiète pour son fils.').waitFor()
  })

  test.each([
    ['its writer comes back to it', (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))],
    ['half a minute is over', (page: Page) => page.clock.fastForward(30_000)],
  ])('whoever may read it since stands among its readers once %s', async (_, pass) => {
    const page = await beginPrivate()
    await join()
    await pass(page)
    await readersOn(page).getByText('Aussi, depuis que vous écrivez : David Bouchard.').waitFor()
    await save(page)
    await noteOn(page, 'Inquiète pour son fils.').waitFor()
  })

  const unavailable = { status: 503, json: { data: { message: 'Indisponible', code: 'noAnswer' } } }

  test.each([
    ['is not answered', (route: Route) => route.fulfill(unavailable)],
    ['is lost', (route: Route) => route.abort('failed')],
  ])('who may read it is asked again before it is sent where that %s once', async (_, fails) => {
    const page = await beginPrivate()
    await join()
    await page.route('**/message-readers**', fails, { times: 1 })
    await save(page)
    const waiting = waitingOn(page, 'Inquiète pour son fils.')
    await waiting.getByText('Pas encore enregistrée : nouvel essai sous peu').waitFor()
    await page.clock.fastForward(30_000)
    await form(page)
      .getByRole('alert')
      .getByText(/pas encore enregistrée.*aussi être lue par David Bouchard/)
      .waitFor()
    expect((await db.collection(paths.notes(home.eid, bid)).get()).size).toBe(0)
    await save(page)
    await noteOn(page, 'Inquiète pour son fils.').waitFor()
  })

  test('it is saved once its readers are named, however late they are', async () => {
    await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE })
    const page = await openAs(browser, nurse, details(), phone)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/message-readers?visibility=private', (route) => held.then(() => route.continue()))
    await type(page, 'Inquiète pour son fils.')
    await form(page)
      .getByLabel(/Privée/)
      .check()
    await readersOn(page).getByText('Pourront la lire : un instant').waitFor()
    expect(await form(page).getByRole('button', { name: 'Enregistrer' }).isDisabled()).toBe(true)
    letGo()
    await readersOn(page).getByText('Priya Sharma').waitFor()
    await save(page)
    await noteOn(page, 'Inquiète pour son fils.').waitFor()
  })

  test('it comes back to its writer with the names that could not be had as it was saved', async () => {
    await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE })
    const page = await openAs(browser, nurse, details(), phone)
    await page.route('**/message-readers**', (route) => route.fulfill(unavailable), { times: 1 })
    await type(page, 'A bien mangé.')
    await readersOn(page)
      .getByText(/tout le personnel de la résidence/)
      .waitFor()
    await save(page)
    await form(page)
      .getByRole('alert')
      .getByText(/aussi être lue par Priya Sharma/)
      .waitFor()
    expect((await db.collection(paths.notes(home.eid, bid)).get()).size).toBe(0)
    await save(page)
    await noteOn(page, 'A bien mangé.').waitFor()
  })

  test('its readers are named once the line is back, and one that waited for it is sent as it was saved', async () => {
    await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE })
    const page = await openAs(browser, nurse, details(), phone)
    await page.context().setOffline(true)
    await type(page, 'Inquiète pour son fils.')
    await readersOn(page)
      .getByText(/tout le personnel de la résidence/)
      .waitFor()
    await page.context().setOffline(false)
    await readersOn(page).getByText('Priya Sharma').waitFor()
    await page.context().setOffline(true)
    await save(page)
    await waitingOn(page, 'Inquiète pour son fils.').getByText('En attente du réseau').waitFor()
    await join()
    await page.context().setOffline(false)
    await noteOn(page, 'Inquiète pour son fils.').waitFor()
  })
})

test('a note that arrived, and whose answer was lost, is said to be saved once it stands there, and is not sent again', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  let calls = 0
  await page.route('**/message/*', async (route) => {
    calls += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await type(page, 'A bien dormi')
  await save(page)
  await page.getByText('Note enregistrée').waitFor()
  await noteOn(page, 'A bien dormi').waitFor()
  await expectNone(page.locator('[data-waiting]'))
  await page.reload()
  await noteOn(page, 'A bien dormi').waitFor()
  await whenHeard(page)
  expect(calls).toBe(1)
})

test('that a note was saved does not stand beside another that was not', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'La première')
  await save(page)
  const saved = page.getByText('Note enregistrée')
  await saved.waitFor()
  await page.route('**/message/*', (route) =>
    route.fulfill({ status: 403, json: { data: { message: 'Refusée', code: 'noteOutOfReach' } } }),
  )
  await type(page, 'La seconde')
  await save(page)
  await expectNoneBeside(saved, page.getByRole('alert').getByText(/votre note n’a pas été enregistrée/))
})

test('that a note was saved does not stand beside another that waits for the network', async () => {
  const page = await openAs(browser, nurse, details(), phone)
  await type(page, 'La première')
  await save(page)
  const saved = page.getByText('Note enregistrée')
  await saved.waitFor()
  await page.context().setOffline(true)
  await type(page, 'La seconde')
  await save(page)
  await expectNoneBeside(saved, waitingOn(page, 'La seconde').getByText('En attente du réseau'))
})

test('whoever changes a note that is deleted elsewhere, or is none of the latest any more, goes on where they were typing', async () => {
  const at = Date.now() - 3_600_000
  const note = (index: number, by: string) =>
    db.doc(paths.note(home.eid, bid, `n${index}`)).set({
      ...{
        text: `Note ${index}`,
        visibility: 'public',
        by,
        byName: 'Nathalie',
        at: at - index,
        updatedAt: null,
      },
    })
  await Promise.all(Array.from({ length: 8 }, (_, index) => note(index, index === 7 ? nurse.uid : 'bob')))
  const page = await openAs(browser, nurse, details(), phone)
  await page.getByRole('button', { name: 'Modifier votre note : Note 7' }).click()
  await form(page).getByRole('textbox').fill('Note 7, douleur à la hanche')
  await page.keyboard.press('Home')
  await note(-1, 'bob')
  await noteOn(page, 'Note -1').waitFor({ state: 'attached' })
  await page.keyboard.type('Oui. ')
  const typed = form(page).getByRole('textbox')
  expect(await typed.inputValue()).toBe('Oui. Note 7, douleur à la hanche')
  const { top, bottom } = await typed.evaluate((one) => one.getBoundingClientRect().toJSON())
  expect([top >= 0, bottom <= phone.viewport.height]).toEqual([true, true])
})

test('a note that its author made private elsewhere is not made public again by a change they began before', async () => {
  const said = { text: 'A pleuré.', by: nurse.uid, byName: 'Nathalie Simard', at: Date.now() - 60_000 }
  const note = db.doc(paths.note(home.eid, bid, 'hers'))
  await note.set({ ...said, visibility: 'public', updatedAt: null })
  const page = await openAs(browser, nurse, details(), phone)
  await noteOn(page, 'A pleuré.')
    .getByRole('button', { name: /Modifier votre note/ })
    .click()
  await form(page).getByRole('textbox').fill('A pleuré. Dort.')
  await note.update({ visibility: 'private', updatedAt: Date.now() })
  await save(page)
  await form(page).getByRole('alert').getByText('Privée : équipe soignante').waitFor()
  expect(await form(page).getByLabel('Privée : équipe soignante').isChecked()).toBe(true)
  await form(page).getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await noteOn(page, 'A pleuré. Dort.').getByText('Privée : équipe soignante').waitFor()
  expect((await note.get()).data()).toMatchObject({ text: 'A pleuré. Dort.', visibility: 'private' })

  // What is gone meanwhile can be written again, as a note of its own.
  await noteOn(page, 'A pleuré. Dort.')
    .getByRole('button', { name: /Modifier votre note/ })
    .click()
  await form(page).getByRole('textbox').fill('A pleuré, puis dormi.')
  await note.update({ text: 'Ailleurs', updatedAt: Date.now() })
  await save(page)
  await form(page).getByRole('alert').getByText('Ailleurs').waitFor()
  await note.delete()
  // Once that is heard the form stands above the list: it would go from under the mouse.
  await page.locator('li form[data-draft]').waitFor({ state: 'detached' })
  await form(page).getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await page.getByRole('button', { name: 'Enregistrer comme nouvelle note' }).click()
  await noteOn(page, 'A pleuré, puis dormi.').getByText('Privée : équipe soignante').waitFor()
  const anew = await whenCollection(paths.notes(home.eid, bid), (notes) => notes.length === 1)
  expect(anew).toMatchObject([{ text: 'A pleuré, puis dormi.', visibility: 'private', by: nurse.uid }])
  expectNoErrors(page)
})

test('while one reads further down, new notes wait, and more come as one reads on', async () => {
  const batch = db.batch()
  for (let index = 0; index < 70; index += 1) {
    batch.set(db.doc(paths.note(home.eid, bid, `n${index}`)), {
      text: `Note numéro ${index}. ${'Rien à signaler. '.repeat(index === 69 ? 60 : 6)}`,
      visibility: 'public',
      by: 'someone',
      byName: 'Josée Thibault',
      at: Date.now() - (index + 1) * 3_600_000,
      updatedAt: null,
    })
  }
  await batch.commit()
  const page = await openAs(browser, nurse, details(), phone)
  await page.getByRole('link', { name: 'Toutes les notes' }).click()
  await page.getByRole('heading', { name: 'Toutes les notes' }).waitFor()
  await whenHeard(page)
  const row = page.locator('[data-note=n20]')
  await row.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 500)
  await whenHeard(page)
  // The list knows that somebody reads further down once the page was drawn there.
  await whenPainted(page)
  const before = await row.boundingBox()
  const written = { text: 'Toute récente', visibility: 'private', by: 'someone', byName: 'David Bolduc' }
  await db.doc(paths.note(home.eid, bid, 'new')).set({ ...written, at: Date.now(), updatedAt: null })
  const button = page.getByRole('button', { name: '1 nouvelle note' })
  await button.waitFor()
  expect((await row.boundingBox())?.y).toBe(before?.y)
  await button.click()
  await page.locator('[data-note=new]').waitFor()
  // A search goes on by itself to what was not read yet.
  await page.getByRole('searchbox').fill('NUMERO 69')
  await page.locator('[data-note=n69]').waitFor()
  await page.getByText('1 note trouvée').waitFor()
  expect(await page.locator('[data-note]').count()).toBe(1)
  // Of what is found everywhere as much is drawn as one reads, to the end.
  await page.getByRole('searchbox').fill('numero')
  await page.getByText('70 notes trouvées').waitFor()
  expect(await page.locator('[data-note]').count()).toBe(60)
  await page.locator('[data-note]').last().scrollIntoViewIfNeeded()
  await page.locator('[data-note=n69]').waitFor()
  await page.getByRole('searchbox').fill('numero 69')
  await page.getByText('1 note trouvée').waitFor()
  // Whoever reads on by keyboard is where they were: at what the button that is gone has shown.
  await page.getByRole('button', { name: 'Lire la suite' }).press('Enter')
  await page.locator(':focus').filter({ hasText: 'Rien à signaler.' }).waitFor()
  expectNoErrors(page)
})
