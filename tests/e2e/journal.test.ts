import { text } from 'node:stream/consumers'
import { answerInvitationCall } from '@vigie/domain/api/people-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newInvitation } from '../support/invitations.ts'
import { openAdministration } from './support/administration.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'
import { becomes } from './support/visibility.ts'

test('an administrator sees who did what, looks for one of them, and saves it as a file', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const headNurse = await addStaff(home, { roleId: 4, member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: '=Nadia Fortin', roleId: 4 })
  await db.doc(paths.privateAudit(home.eid)).set({
    uid: nurse.uid,
    action: 'note.delete',
    path: paths.note(home.eid, bid, 'private'),
    establishmentId: home.eid,
    beneficiaryIds: [bid],
    at: Date.now(),
  })
  const theirs = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}`)
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  await page.getByLabel('Adresse (facultatif)').fill('12 rue Neuve, Lévis')
  await page
    .getByRole('region', { name: 'Informations' })
    .getByRole('button', { name: 'Enregistrer' })
    .click()
  await page.getByText('Informations enregistrées').waitFor()
  await page.getByRole('tab', { name: 'Journal' }).click()

  const changed = page.getByRole('listitem').filter({ hasText: 'A modifié l’établissement' })
  await changed.getByText('Sylvie Lachance').waitFor()
  await changed.getByText('Champs : adresse').waitFor()
  const opened = page.getByRole('listitem').filter({ hasText: 'A ouvert un dossier' })
  await opened.getByText('A ouvert un dossier · 214 · Mme Roy').waitFor()
  await page.getByLabel('Personne').selectOption('=Nadia Fortin')
  await changed.waitFor({ state: 'detached' })
  await opened.waitFor()
  // What is private is told to those of the administrators who may read it.
  const deleted = (of: Page) =>
    of.getByRole('listitem').filter({ hasText: 'A supprimé une note · 214 · Mme Roy' })
  await expectNone(deleted(page))
  // Who is archived keeps their name in it.
  await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
  const nurses = await openAs(browser, headNurse, `/establishment/${home.eid}/journal`)
  await deleted(nurses).getByText('=Nadia Fortin').waitFor()
  await deleted(nurses).getByText('214 · Mme Roy (archivé)').waitFor()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const csv = await text(await (await saving).createReadStream())
  expect(csv).toContain("'=Nadia Fortin")
  expect(csv).not.toContain('Lachance')

  await page.getByLabel('Concerne').selectOption('Quarts')
  await page.getByText('Rien à cette période').waitFor()
  await theirs.goto(appUrl(`/establishment/${home.eid}/journal`))
  await theirs.getByText('Vous n’avez pas accès à cette page').waitFor()
  for (const tab of [page, theirs]) expectNoErrors(tab)
})

test('the journal still says who it was once they are no member, and whom it was done to', async () => {
  const home = await createHome()
  await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: 'Nadia Fortin', roleId: 4, member: { roleId: 1 } })
  const theirs = await openAs(browser, nurse, `/establishment/${home.eid}/informations`)
  await theirs.getByLabel('Adresse (facultatif)').fill('12 rue Neuve, Lévis')
  const informations = theirs.getByRole('region', { name: 'Informations' })
  await informations.getByRole('button', { name: 'Enregistrer' }).click()
  await theirs.getByText('Informations enregistrées').waitFor()
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Retirer l’accès : Nadia Fortin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’accès' }).click()
  await page.getByText('Accès retiré : Nadia Fortin').waitFor()

  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByText('A retiré l’accès de quelqu’un · Nadia Fortin').waitFor()
  const changed = page.getByRole('listitem').filter({ hasText: 'A modifié l’établissement' })
  await changed.getByText('Nadia Fortin', { exact: true }).waitFor()
  await page.getByLabel('Personne').selectOption('Nadia Fortin')
  await changed.waitFor()
  for (const tab of [page, theirs]) expectNoErrors(tab)
})

test('whom a caregiver follows from now on and no more is found by each of these residents, and saved', async () => {
  const home = await createHome()
  const [roy, girard, lavoie, cote] = [
    await home.addResident({ name: 'Mme Roy', room: '214' }),
    await home.addResident({ name: 'M. Girard', room: '215' }),
    await home.addResident({ name: 'Mme Lavoie', room: '216' }),
    await home.addResident({ name: 'M. Côté', room: '217' }),
  ]
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const caregiver = await addStaff(home, {
    name: 'Luc Roy',
    roleId: 5,
    member: { roleId: 10, beneficiaryIds: [roy] },
  })
  await db.doc(paths.beneficiary(home.eid, roy)).update({ caregiverIds: [caregiver.uid] })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Changer les résidents suivis par Luc Roy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer les résidents suivis par Luc Roy' })
  await dialog.getByRole('button', { name: 'Ne plus suivre 214 · Mme Roy' }).click()
  for (const resident of ['215 · M. Girard', '216 · Mme Lavoie'])
    await dialog.getByLabel('Résidents suivis').selectOption(resident)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Résidents suivis changés : Luc Roy').waitFor()

  await page.getByRole('tab', { name: 'Journal' }).click()
  const changed = page.getByRole('listitem').filter({ hasText: 'A changé les résidents que quelqu’un suit' })
  await changed.getByText('Champs : résidents suivis').waitFor()
  await expectNoneBeside(page.getByText(/ne peut être affichée/), changed)
  for (const [bid, resident] of [
    [roy, '214 · Mme Roy'],
    [girard, '215 · M. Girard'],
    [lavoie, '216 · Mme Lavoie'],
  ] as const) {
    await page.getByLabel('Résident', { exact: true }).selectOption(bid)
    await changed.getByText(resident).waitFor()
  }
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  expect(await text(await (await saving).createReadStream())).toContain('216 · Mme Lavoie')
  await page.getByLabel('Résident', { exact: true }).selectOption(cote)
  await page.getByText('Rien à cette période').waitFor()
  expectNoErrors(page)
})

test('what was done about a resident, or by somebody, is found beyond a thousand entries, and saved', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: 'Nadia Fortin', roleId: 4 })
  const now = Date.now()
  const entry = { establishmentId: home.eid, beneficiaryIds: [], fields: [], address: null }
  const path = paths.establishment(home.eid)
  const all = [
    {
      ...entry,
      uid: nurse.uid,
      action: 'beneficiary.open',
      path: paths.beneficiary(home.eid, bid),
      beneficiaryIds: [bid],
      at: now - 60_000,
    },
    ...Array.from({ length: 1_000 }, (_, index) => ({
      ...entry,
      uid: admin.uid,
      action: 'establishment.change',
      path,
      at: now - index,
    })),
  ]
  for (let start = 0; start < all.length; start += 500) {
    const batch = db.batch()
    for (const one of all.slice(start, start + 500)) batch.create(db.collection(paths.audits).doc(), one)
    await batch.commit()
  }
  const page = await openAs(browser, admin, `/establishment/${home.eid}/journal`)
  const opened = page.getByRole('listitem').filter({ hasText: 'A ouvert un dossier · 214 · Mme Roy' })
  await page.getByText(/Seules les 1\s?000 entrées/).waitFor()
  await expectNoneBeside(opened, page.getByText(/Seules les 1\s?000 entrées/))
  for (const [label, chosen] of [
    ['Résident', '214 · Mme Roy'],
    ['Personne', 'Nadia Fortin'],
  ] as const) {
    const choice = page.getByLabel(label, { exact: true })
    await choice.selectOption(chosen)
    await opened.waitFor()
    await expectNoneBeside(page.getByText(/Seules les/), opened)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter en CSV' }).click()
    expect(await text(await (await saving).createReadStream())).toContain('Nadia Fortin')
    await choice.selectOption('')
    await opened.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Lire les entrées antérieures' }).click()
  await opened.waitFor()
  await page.getByText(/Seules les/).waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('whoever refuses an invitation is « La personne invitée » in the list, the filter and the file, beside the address that was typed', async () => {
  const [home, elsewhere] = [await createHome(), await createHome()]
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const stranger = await addStaff(elsewhere, { name: 'Nadia Fortin' })
  const invitedBy = { uid: admin.uid, displayName: admin.name }
  await db.doc(paths.invitation(home.eid, 'asked')).set(newInvitation(stranger.email, { invitedBy }))
  const signedIn = await signInWith(stranger.email, stranger.password)
  if (signedIn === null) throw new Error('nobody signed in')
  const asked = { params: { eid: home.eid }, body: { invitationId: 'asked', accept: false } }
  expect(await callApi({ ...stranger, ...signedIn }, answerInvitationCall, asked)).toMatchObject({
    data: { state: 'refused' },
  })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/journal`)
  const refused = page.getByRole('listitem').filter({ hasText: 'A refusé une invitation' })
  await refused.getByText('La personne invitée', { exact: true }).waitFor()
  await refused.getByText(`A refusé une invitation · ${stranger.email}`, { exact: true }).waitFor()
  const person = page.getByLabel('Personne')
  expect(await person.getByRole('option').allTextContents()).not.toContainEqual(
    expect.stringContaining(stranger.uid),
  )
  await person.selectOption('La personne invitée')
  await refused.waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const csv = await text(await (await saving).createReadStream())
  expect(csv).toContain(stranger.email)
  for (const told of [stranger.uid, stranger.name, '127.0.0.1']) expect(csv).not.toContain(told)
  expectNoErrors(page)
})

test('nobody takes a colleague’s name, and whoever takes another stands in the home’s journal by both', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: 1 } })
  const relative = await addStaff(home, {
    name: 'Isabelle Gagnon',
    roleId: roles.CAREGIVER,
    member: { roleId: 10 },
  })
  const own = await openAs(browser, relative, '/profile')
  const name = own.getByLabel('Votre nom, tel qu’il s’affiche')
  const save = own.getByRole('button', { name: 'Enregistrer', exact: true }).first()
  await name.fill('sylvie lachance')
  await save.click()
  await own.getByText(/^Une autre personne de votre établissement, .* porte ce nom\./).waitFor()
  await name.fill('Isabelle Roy')
  await save.click()
  await own.getByText('Profil enregistré').waitFor()

  const page = await openAs(browser, admin, `/establishment/${home.eid}/journal`)
  const renamed = page.getByRole('listitem').filter({ hasText: 'A changé de nom' })
  await renamed.getByText('A changé de nom · Isabelle Gagnon → Isabelle Roy', { exact: true }).waitFor()
  await renamed.getByText('Isabelle Gagnon, aujourd’hui Isabelle Roy', { exact: true }).waitFor()
  await expectNoneBeside(page.getByRole('listitem').filter({ hasText: 'sylvie lachance' }), renamed)
  await page.getByLabel('Personne').selectOption('Isabelle Roy')
  await renamed.waitFor()
  // The refused call is one of those that a browser reports.
  expectNoErrors(page)
})

test('a super administrator sees what was done to accounts, by the names of those people; nobody else does', async () => {
  const home = await createHome()
  const root = await addStaff(home, { name: 'Odile Racine', roleId: roles.ADMIN })
  const nurse = await addStaff(home, { name: 'Nadia Fortin', roleId: roles.NURSE })
  const own = await openAs(browser, nurse, '/profile')
  await own.getByLabel('Votre nom, tel qu’il s’affiche').fill('Nadia Bouchard')
  await own.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await own.getByText('Profil enregistré').waitFor()

  const page = await openAdministration(root, 'Journal des comptes')
  await page.getByLabel('Personne').selectOption('Nadia Bouchard')
  // By the name of then, which they had as they gave themselves another.
  const called = 'Nadia Fortin, aujourd’hui Nadia Bouchard'
  const changed = page.getByRole('listitem').filter({ hasText: `A modifié un profil · ${called}` })
  await changed.getByText(called, { exact: true }).waitFor()
  await changed.getByText('Champs : nom').waitFor()
  await page.getByLabel('Concerne').selectOption('Sessions')
  await page.getByText('Rien à cette période').waitFor()

  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const refused = await openAs(browser, admin, '/admin/journal')
  await refused.getByText('Vous n’avez pas accès à cette page').waitFor()
  for (const tab of [page, refused]) expectNoErrors(tab)
})

test('a record that stays open past midnight is noted on each of the days', async () => {
  const home = await createHome({ timeZone: steadyTimeZone })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const page = await openAs(browser, nurse, '/settings')
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/opened')) told.push(request.url())
  })
  await page.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  await page.getByRole('heading', { level: 1, name: 'Mme Roy' }).waitFor()
  await expect.poll(() => told.length).toBe(1)
  // The server's clock is the one that counts: its day is over when the screen is looked at again.
  const date = new Date(Date.now() + 86_400_000).toUTCString()
  await page.route('**/favicon.svg', (route) => route.fulfill({ headers: { date } }))
  await becomes(page, 'hidden')
  await becomes(page, 'visible')
  await expect.poll(() => told.length).toBe(2)
})
