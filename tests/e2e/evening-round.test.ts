import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'
import { timersTake } from './support/timers.ts'

const shifts = dayAndNightForNow()
const phone = { viewport: { width: 400, height: 800 }, hasTouch: true }

/** A home with two residents; of the first something was noted in the shift before, is to be done, and is kept. */
async function homeOfRound() {
  const home = await createHome({ shifts })
  const [bid, otherBid] = await Promise.all([
    home.addResident({ name: 'Mme Roy', room: '214' }),
    home.addResident({ name: 'M. Girard', room: '215' }),
  ])
  const at = handoverSpan(shifts, Date.now(), 'America/Toronto')?.from ?? 0
  const note = (id: string, of: string, visibility: 'public' | 'private', text: string) =>
    db
      .doc(paths.note(home.eid, of, id))
      .set({ establishmentId: home.eid, text, visibility, by: 'bob', byName: 'Bob', at, updatedAt: null })
  await Promise.all([
    note('before', bid, 'public', 'A peu marché'),
    note('secret', bid, 'private', 'Peur de sa nièce'),
    note('other', otherBid, 'public', 'A toussé'),
    db.doc(paths.task(home.eid, bid, 'drops')).set(newTask(home.eid, bid, { title: 'Gouttes' })),
    keepDocument({ eid: home.eid, bid, fid: 'order' }, 'Une goutte le soir', {
      title: 'Ordonnance',
      fileName: 'ordonnance.txt',
      contentType: 'text/plain',
    }),
  ])
  return { home, bid, otherBid, address: `/establishment/${home.eid}` }
}

const noteOn = (page: Page, text: string) => page.locator('[data-note]').filter({ hasText: text })

async function write(page: Page, text: string, visibility: 'public' | 'private'): Promise<void> {
  await page.getByRole('button', { name: 'Écrire une note' }).first().tap()
  const form = page.locator('form[data-draft]')
  await form.getByRole('textbox').fill(text)
  if (visibility === 'private') await form.getByLabel('Privée : équipe soignante').check()
  await form.getByRole('button', { name: 'Enregistrer' }).tap()
}

test('a nurse’s evening round on a phone in French: a colleague at a desk sees each of it live in English; a caregiver and a reader see what is theirs', async () => {
  const { home, bid, otherBid, address } = await homeOfRound()
  const resident = `${address}/beneficiary/${bid}`
  const follows = { beneficiaryIds: [bid], roleId: roles.READ_ONLY }
  const [nurse, colleague, relative, reader] = await Promise.all([
    addStaff(home, { name: 'Nathalie Simard', roleId: roles.NURSE }),
    addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE, locale: 'en' }),
    addStaff(home, { name: 'Isabelle Gagnon', roleId: roles.CAREGIVER, member: follows }),
    addStaff(home, { name: 'Alain Proulx', roleId: roles.READ_ONLY, member: { roleId: roles.READ_ONLY } }),
  ])
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const [hers, theirs, relatives, readers] = await Promise.all([
    openAs(browser, nurse, `${address}/today`, phone),
    openAs(browser, colleague, `${address}/handover`),
    openAs(browser, relative, `${address}/handover`, phone),
    openAs(browser, reader, `${address}/handover`),
  ])

  // What the shift before leaves is read first, by whom it is for.
  await hers.getByRole('link', { name: 'Relève' }).tap()
  for (const page of [hers, theirs, readers]) {
    await page.locator(`[data-handed-over="${otherBid}"]`).getByText('A toussé').waitFor()
    await page.locator(`[data-handed-over="${bid}"]`).getByText('A peu marché').waitFor()
  }
  for (const page of [hers, theirs]) await page.getByText('Peur de sa nièce').waitFor()
  await expectNone(readers.getByText('Peur de sa nièce'))
  await relatives.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(relatives.getByText(/A peu marché|A toussé/))
  // What its author makes private by then leaves the page that stays open of whoever may not read it, and theirs alone.
  await db.doc(paths.note(home.eid, otherBid, 'other')).update({ visibility: 'private' })
  await readers.getByText('A toussé').waitFor({ state: 'detached' })
  await readers.getByText('A peu marché').waitFor()
  await theirs.getByText('A toussé').waitFor()
  await whenHeard(hers)
  await hers.getByRole('button', { name: 'J’ai lu la relève' }).tap()
  await theirs.getByText(/^Read by Nathalie Simard/).waitFor()

  for (const page of [theirs, relatives, readers]) await goWithin(page, `${resident}/details`)
  await hers.getByRole('link', { name: 'Résidents' }).tap()
  for (const page of [hers, theirs, relatives, readers]) {
    await page.getByText('Mme Roy').first().waitFor()
    await whenHeard(page)
  }

  const card = hers.locator(`[data-resident="${bid}"]`)
  await card.getByRole('button', { name: /^Humeur/ }).tap()
  await hers.getByRole('menuitemradio', { name: 'Joie' }).tap()
  await theirs.getByRole('button', { name: 'Mood: Happy just now' }).waitFor()
  for (const page of [relatives, readers]) await page.getByRole('img', { name: /^Humeur : Joie/ }).waitFor()

  await card.tap({ position: { x: 300, y: 20 } })
  await hers.getByRole('tab', { name: 'Détails' }).tap()
  await hers.getByRole('button', { name: 'Écrire une note' }).first().waitFor()
  await whenHeard(hers)
  // A message that goes moves what is to be pressed in the one below it: none but that is there by then.
  await timersTake(hers, 10_000, 0)
  await write(hers, 'Pleure le soir', 'private')
  await noteOn(theirs, 'Pleure le soir').getByText('care team').waitFor()
  await write(hers, 'A bien soupé', 'public')
  for (const page of [theirs, relatives, readers]) await noteOn(page, 'A bien soupé').waitFor()
  for (const page of [relatives, readers]) await expectNone(page.getByText(/Pleure le soir|Peur de sa nièce/))

  // What can be undone for ten seconds can be for as long as the others take to hear of it.
  await hers.getByText(/humeur notée/).waitFor({ state: 'detached' })
  await timersTake(hers, 10_000, 600_000)
  const drops = theirs.locator('[data-task="drops"]')
  await hers.getByRole('button', { name: 'C’est fait : Gouttes' }).tap()
  await drops.getByText(/^Done by Nathalie Simard/).waitFor()
  for (const page of [relatives, readers]) await page.getByText(/^Faite par Nathalie Simard/).waitFor()
  await hers.getByRole('button', { name: 'Annuler', exact: true }).tap()
  await drops.getByRole('button', { name: 'Done: Gouttes' }).waitFor()
  for (const page of [relatives, readers]) {
    await page.getByText(/^En retard, depuis/).waitFor()
    await expectNone(page.getByRole('button', { name: /^(C’est fait|Écrire une note|Ajouter|Humeur)/ }))
  }

  for (const page of [hers, relatives, readers]) {
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByRole('button', { name: 'Ouvrir Ordonnance' }).click()
    await page.getByRole('dialog').getByText('Une goutte le soir').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  }
  for (const page of [relatives, readers]) {
    const changing = page.getByRole('button', { name: /^(Ajouter|Renommer|Supprimer)/ })
    await expectNoneBeside(changing, page.getByRole('button', { name: 'Télécharger Ordonnance' }))
  }
  await goWithin(relatives, `${address}/beneficiary/${otherBid}/details`)
  await relatives.getByText('Vous n’avez pas accès à cette page').waitFor()
  await expectNone(relatives.getByText(/M. Girard|A toussé/))
  for (const page of [hers, theirs, relatives, readers]) expectNoErrors(page)
})
