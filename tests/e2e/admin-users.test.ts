import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { whenDocument } from '../support/until.ts'
import { openAdministration } from './support/administration.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { whenFocused } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

const { ADMIN, ADMIN_ESTABLISHMENT } = roles

test('a super administrator finds somebody by how their name begins, says who they are, and deletes their account', async () => {
  const home = await createHome()
  const admin = await addStaff(await createHome(), { roleId: ADMIN })
  const name = `Élodie ${newId('nurse')}`
  const nurse = await addStaff(home, { name })
  const page = await openAdministration(admin, 'Utilisateurs')
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  await page.getByRole('textbox', { name: 'Chercher' }).fill(nurse.email.slice(0, 30))
  await rows.filter({ hasText: nurse.email }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('textbox', { name: 'Chercher' }).fill(newId('nobody'))
  await page.getByText('Personne ne correspond').waitFor()
  // By any word of the name, whatever the order.
  const [, surname = ''] = name.split(' ')
  await page.getByRole('textbox', { name: 'Chercher' }).fill(surname.slice(0, -1))
  await rows.filter({ hasText: name }).waitFor()
  await page.getByLabel('Trier par').selectOption('Nom')
  await page.getByRole('textbox', { name: 'Chercher' }).fill(name.replace('É', 'e'))
  await rows.getByText('Préposée ou préposé aux bénéficiaires').waitFor()

  // With keys, in windows too: what moves above takes the button from under the mouse (support/administration.ts).
  await rows.getByRole('link', { name }).press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(`${nurse.email} · courriel vérifié`).waitFor()
  expect(await page.getByRole('term').allTextContents()).toEqual([
    ...['Nom d’utilisateur', 'Courriel', 'Rôle', 'Super administrateur', 'Langue', 'Cellulaire'],
    ...['Téléphone fixe', 'Poste', 'Autre téléphone', 'Résidents suivis comme proche aidant'],
    ...['Dernière connexion', 'Compte créé', 'Identifiant du compte'],
  ])
  await page.getByRole('code').getByText(nurse.uid).waitFor()
  await page.getByRole('button', { name: 'Copier l’identifiant' }).press('Enter')
  await page.getByText(/Identifiant copié|l’identifiant est sélectionné/).waitFor()
  await page.getByRole('link', { name: `Résidence ${home.eid}` }).waitFor()
  expect(await page.title()).not.toContain(name)
  await page.getByRole('button', { name: 'Changer le rôle' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Rôle').selectOption('Proche aidant')
  await page.getByRole('dialog').getByText('Ne voit plus que les résidents').waitFor()
  await page.getByRole('dialog').getByLabel('Rôle').selectOption('Infirmière ou infirmier')
  await page.getByRole('dialog').getByText('lit aussi les notes privées').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByRole('definition').getByText('Infirmière ou infirmier').waitFor()
  await whenDocument(paths.member(home.eid, nurse.uid), ({ role }) => role === roles.NURSE)

  await page.getByRole('button', { name: 'Supprimer le compte' }).press('Enter')
  await page.getByRole('dialog').getByText('ses notes gardent son nom').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le compte' }).press('Enter')
  await page.getByText(`Compte d’${name} supprimé`).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  expect((await db.doc(paths.user(nurse.uid)).get()).exists).toBe(false)
  await page.goto(appUrl(`/admin/user/${nurse.uid}`))
  const nobody = page.getByText('Cette personne n’a pas de compte.')
  await expectNoneBeside(page.getByRole('button', { name: 'Réessayer' }), nobody)
  await page.getByRole('link', { name: 'Voir la liste des utilisateurs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  // Nor may anybody be called so.
  for (const id of ['%00', 'a'.repeat(200)]) {
    await page.goto(appUrl(`/admin/user/${id}`))
    const nowhere = page.getByRole('main').getByText('Page introuvable')
    await expectNoneBeside(page.getByRole('button', { name: 'Réessayer' }), nowhere)
    await page.getByRole('link', { name: 'Voir la liste des utilisateurs' }).waitFor()
  }
  expectNoErrors(page)
})

test('an administrator of homes sees their people and nobody else, and invites somebody to two of them at once', async () => {
  const [home, second, foreign] = [await createHome(), await createHome(), await createHome()]
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const member = { roleId: ADMIN, establishmentName: `Résidence ${second.eid}` }
  await second.addMember({ user: { displayName: 'Zoé Second' } })
  await db.doc(paths.member(second.eid, admin.uid)).set({
    ...(await db.doc(paths.member(home.eid, admin.uid)).get()).data(),
    ...member,
  })
  const nurse = await addStaff(home, { name: 'Anaïs Lecœur' })
  const stranger = await addStaff(foreign, { name: 'Personne d’ailleurs' })
  const page = await openAs(browser, admin, '/admin/users')
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.getByRole('link', { name: 'Zoé Second' }).waitFor()
  expect(await rows.count()).toBe(3)
  for (const typed of ['zoe', 'lecoeur anais']) {
    await page.getByRole('textbox', { name: 'Chercher' }).fill(typed)
    await expect.poll(() => rows.count()).toBe(1)
  }

  const email = `${newId('invited')}@vigie.example`
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresse courriel').fill(email)
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  await dialog.getByText('Choisissez au moins un établissement').waitFor()
  await dialog.getByLabel('Établissements').selectOption(`Résidence ${home.eid}`)
  await dialog.getByLabel('Établissements').selectOption(`Résidence ${second.eid}`)
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  await page.getByText(`Invitation envoyée à ${email}`).waitFor()
  for (const { eid } of [home, second]) {
    const invited = await db.collection(paths.invitations(eid)).where('email', '==', email).get()
    expect(invited.size).toBe(1)
  }

  // Who is of one of them is invited to the other alone, and the one that is left says why.
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  await dialog.getByLabel('Adresse courriel').fill(nurse.email)
  for (const { eid } of [home, second])
    await dialog.getByLabel('Établissements').selectOption(`Résidence ${eid}`)
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  await dialog.getByText(/^Cette personne a déjà accès à l’établissement/).waitFor()
  await dialog
    .getByRole('button', { name: `Ne pas inviter à Résidence ${second.eid}` })
    .waitFor({ state: 'detached' })
  expect(
    (await db.collection(paths.invitations(second.eid)).where('email', '==', nurse.email).get()).size,
  ).toBe(1)
  await dialog.getByRole('button', { name: `Ne pas inviter à Résidence ${home.eid}` }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await dialog.waitFor({ state: 'detached' })

  // A home that they administer no more takes its people with it, from a page that was asked for before.
  await page.getByRole('textbox', { name: 'Chercher' }).fill('')
  await rows.getByRole('link', { name: 'Zoé Second' }).waitFor()
  await db.doc(paths.member(second.eid, admin.uid)).delete()
  await rows.getByRole('link', { name: 'Zoé Second' }).waitFor({ state: 'detached' })

  await page.goto(appUrl(`/admin/user/${stranger.uid}`))
  const refused = page.getByText('Vous n’avez pas accès à cette page')
  await expectNoneBeside(page.getByRole('button', { name: 'Réessayer' }), refused)
  await page.getByRole('link', { name: 'Voir la liste des utilisateurs' }).waitFor()
  expectNoErrors(page)
})

test('of many people as many as fit a screen are shown, the others when asked, each once and in the order of their addresses', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { roleId: ADMIN })
  const mark = newId('many')
  const emails = Array.from({ length: 60 }, (_, index) => `${mark}-${101 + index}@vigie.example`)
  await Promise.all(emails.map((email) => home.addMember({ user: { email } })))
  const page = await openAs(browser, admin, '/admin/users')
  await page.getByRole('textbox', { name: 'Chercher' }).fill(mark)
  const rows = page.getByRole('main').getByRole('listitem')
  const more = page.getByRole('button', { name: 'En montrer d’autres' })
  const shown = async () => (await rows.allInnerTexts()).map((text) => /\S+@\S+/.exec(text)?.[0])
  await expect.poll(shown).toEqual(emails.slice(0, 50))
  // With a key, as above; whoever goes on by keyboard does so with the first that came.
  await page.keyboard.press('Tab')
  await more.press('Enter')
  await expect.poll(shown).toEqual(emails)
  await whenFocused(rows.nth(50).getByRole('link'))
  await more.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('so are the people of the homes that somebody administers, by their names or their addresses', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const mark = newId('many')
  // By name in the other order than by address.
  const people = Array.from({ length: 60 }, (_, index) => ({
    email: `${mark}-${101 + index}@vigie.example`,
    displayName: `Nadia ${mark} ${200 - index}`,
  }))
  await Promise.all(people.map((user) => home.addMember({ user })))
  const page = await openAs(browser, admin, '/admin/users')
  await page.getByRole('textbox', { name: 'Chercher' }).fill(mark)
  const rows = page.getByRole('main').getByRole('listitem')
  const more = page.getByRole('button', { name: 'En montrer d’autres' })
  const shown = async () => (await rows.allInnerTexts()).map((text) => /\S+@\S+/.exec(text)?.[0])
  const emails = people.map(({ email }) => email)
  await expect.poll(shown).toEqual(emails.toReversed().slice(0, 50))
  await page.getByLabel('Trier par').selectOption('Courriel')
  await expect.poll(shown).toEqual(emails.slice(0, 50))
  await page.keyboard.press('Tab')
  await more.press('Enter')
  await expect.poll(shown).toEqual(emails)
  await whenFocused(rows.nth(50).getByRole('link'))
  await more.waitFor({ state: 'detached' })
  expectNoErrors(page)
})
