import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newInvitation } from '../support/invitations.ts'
import { newAlert } from '../support/outbox.ts'
import { whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

test('an administrator invites an address, takes that back, changes a level and takes somebody out', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const name = `Rosalie ${newId('nurse')}`
  const uid = await home.addMember({ user: { displayName: name, roleId: 4 } })
  const member = () => db.doc(paths.member(home.eid, uid)).get()
  const email = `${newId('guest')}@vigie.example`
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)

  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await dialog.getByText('Inscrivez un courriel').waitFor()
  await dialog.getByLabel('Adresse courriel').fill('personne')
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await dialog.getByText('Cette adresse courriel n’est pas valable').waitFor()
  await dialog.getByLabel('Adresse courriel').fill(email)
  await dialog.getByLabel('Niveau d’accès').selectOption('Lecture seule')
  await dialog.getByText('Voit les résidents et les alertes, sans rien pouvoir prendre ni écrire.').waitFor()
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await page.getByText(`Invitation envoyée à ${email}`).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByText('Invitation pas encore acceptée').waitFor()
  const sentAt = async () => {
    const [invitation] = (await db.collection(paths.invitations(home.eid)).get()).docs
    return { times: invitation?.get('sentAt') ?? [], ref: invitation?.ref }
  }
  // Within ten minutes of the last one it is not sent again.
  await (await sentAt()).ref?.update({ sentAt: [Date.now() - 3_600_000] })
  await row.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }).click()
  await whenSeen('another e-mail', sentAt, ({ times }) => times.length === 2)
  await row.getByRole('button', { name: `Annuler l’invitation à ${email}` }).click()
  // Asked first: the next row comes under the finger.
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’invitation' }).click()
  await page.getByText(`Invitation annulée : ${email}`).waitFor()
  await row.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: `Changer le niveau d’accès : ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Niveau d’accès').selectOption('Lecture seule')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await whenSeen('the level', member, (kept) => kept.get('roleId') === 10)
  await page.getByText(`Niveau d’accès changé : ${name}`).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const recipients = [uid, admin.uid].map((one) => ({ kind: 'user' as const, uid: one }))
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], name: 'Nuit', recipients })
  await page.getByRole('button', { name: `Retirer l’accès : ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Retirer à ${name} son accès?` })
  await question.getByText('ne verra plus rien de l’établissement').waitFor()
  await question.getByText(/il faudra la remettre dans cette règle, qui ne la nommera plus\.$/).waitFor()
  await question.getByRole('button', { name: 'Retirer l’accès' }).click()
  // While it is open, what stands behind it is no part of the page to whoever asks by role.
  await question.waitFor({ state: 'detached' })
  await page.getByText(`Accès retiré : ${name}`).waitFor()
  await page.getByRole('listitem').filter({ hasText: name }).waitFor({ state: 'detached' })
  expect((await member()).exists).toBe(false)
  expectNoErrors(page)
})

/** By which rules of a home, and which shifts of its plan, somebody is named. */
async function namedBy(eid: string, uid: string): Promise<string[]> {
  const recipient = { kind: 'user', uid }
  const { docs } = await db
    .collection(paths.notifications(eid))
    .where('recipients', 'array-contains', recipient)
    .get()
  const { shifts } = (await db.doc(paths.escalation(eid)).get()).data() as typeof firstPlan
  const ofShifts = shifts.filter(({ uids }) => uids.includes(uid))
  return [...docs.map((rule) => rule.get('name')), ...ofShifts.map(({ shiftId }) => shiftId)]
}

test('somebody is invited, accepts on the page where they are, and sees nothing more once their access is taken away', async () => {
  const [home, elsewhere] = [await createHome(), await createHome()]
  const bid = await home.addResident({ name: 'Mme Roy' })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const nurse = await addStaff(elsewhere, { name: 'Nadia Fortin', roleId: 4 })
  const theirs = await openAs(browser, nurse, '/establishment')
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByLabel('Adresse courriel').fill(nurse.email)
  await dialog.getByRole('button', { name: 'Inviter' }).click()

  const question = theirs.getByRole('dialog', { name: /Vous joindre à/ })
  await question.getByText(/^Votre accès\s: Lecture et écriture\.$/).waitFor()
  await question.getByRole('button', { name: 'Accepter' }).click()
  await theirs.getByText(/Vous faites maintenant partie de/).waitFor()
  await question.waitFor({ state: 'detached' })
  await theirs.goto(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  await theirs.getByRole('heading', { name: /Mme Roy/ }).waitFor()

  const onButton = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  await home.addRule({ ...onButton, name: 'Bouton de nuit', recipients })
  await home.addRule({
    ...onButton,
    name: 'Bouton',
    recipients: [...recipients, { kind: 'user', uid: admin.uid }],
  })
  await home.addRule({
    ...{ ...onButton, name: 'Bouton éteint', activated: false },
    recipients: [...recipients, { kind: 'user', uid: admin.uid }],
  })
  const shifts = [{ shiftId: 'nuit', uids: [nurse.uid] }]
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, shifts, updatedAt: 1 })
  await page.getByRole('button', { name: 'Changer le niveau d’accès : Nadia Fortin' }).click()
  const level = page.getByRole('dialog', { name: /Nadia Fortin/ })
  await level.getByLabel('Niveau d’accès').selectOption('Lecture seule')
  await level
    .getByText('Ne préviendra plus personne qui puisse prendre une alerte : Bouton de nuit')
    .waitFor()
  await level.getByLabel('Niveau d’accès').selectOption('Aucun accès (membre)')
  await level.getByText('Ne préviendra plus personne : Bouton de nuit').waitFor()
  // They stay a member, and are named as before once they have a level again.
  await expectNone(level.getByText(/de nouveau/))
  await level.getByRole('button', { name: 'Annuler' }).click()
  await level.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await level.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Retirer l’accès : Nadia Fortin' }).click()
  const revoking = page.getByRole('dialog', { name: 'Retirer à Nadia Fortin son accès?' })
  await revoking.getByText('Ne préviendra plus personne : Bouton de nuit').waitFor()
  await revoking
    .getByText(/il faudra la remettre dans ces règles, qui ne la nommeront plus\s: Bouton, Bouton éteint$/)
    .waitFor()
  await revoking.getByText('Les étapes la nomment toujours').waitFor()
  await revoking.getByRole('button', { name: 'Retirer l’accès' }).click()
  await theirs.getByText('Vous n’avez pas accès à cette page').waitFor()
  expect(await namedBy(home.eid, nurse.uid)).toEqual(['Bouton de nuit', 'nuit'])
  // Each part of the page hears of it by itself: the day may go before the resident's name does.
  await theirs.getByText('Mme Roy').first().waitFor({ state: 'detached' })
  for (const tab of [page, theirs]) expectNoErrors(tab)
})

test('a relative is invited for the residents they follow, and sees them alone; an invitation that ran out says so', async () => {
  const home = await createHome()
  await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addResident({ name: 'M. Girard', room: '215', state: 'archived' })
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const relative = await addStaff(await createHome(), { name: 'Isabelle Gagnon', roleId: 5 })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByLabel('Adresse courriel').fill(relative.email)
  // A slip loses nothing of what was typed, nor the place where one was.
  const address = dialog.getByLabel('Adresse courriel')
  await address.press('Escape')
  await dialog.getByText('Ce que vous avez saisi n’est pas enregistré.').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON')
  await page.keyboard.press('Enter')
  await dialog.getByText('Ce que vous avez saisi n’est pas enregistré.').waitFor({ state: 'detached' })
  await address.and(page.locator(':focus')).waitFor()
  expect(await address.inputValue()).toBe(relative.email)
  await dialog.getByLabel('Cette personne est').selectOption('Proche aidant')
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await dialog.getByText('Choisissez au moins un résident').waitFor()
  const levels = dialog.getByLabel('Niveau d’accès').getByRole('option')
  expect(await levels.allTextContents()).toEqual(['Lecture et écriture', 'Lecture seule'])
  await dialog.getByLabel('Résidents suivis').selectOption('214 · Mme Roy')
  await dialog.getByRole('button', { name: 'Ne plus suivre 214 · Mme Roy' }).click()
  // Who is archived is nobody to follow.
  const offered = dialog.getByLabel('Résidents suivis').getByRole('option')
  expect(await offered.allTextContents()).toEqual(['Ajouter un résident…', '214 · Mme Roy'])
  await dialog.getByLabel('Résidents suivis').selectOption('214 · Mme Roy')
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await page.getByText(`Invitation envoyée à ${relative.email}`).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: relative.email })
  await row.getByText('Invitation pas encore acceptée').waitFor()
  await row.getByText('Proche aidant').waitFor()
  await row.getByText(/^Suit\s: 214 · Mme Roy$/).waitFor()
  await row.getByText(/^Valable jusqu’au \d+/).waitFor()
  const [invitation] = (await db.collection(paths.invitations(home.eid)).get()).docs
  await invitation?.ref.update({ endsAt: Date.now() - 1 })
  await row.getByText('Invitation échue, sans réponse').waitFor()
  await invitation?.ref.update({ endsAt: Date.now() + 60_000_000 })

  const theirs = await openAs(browser, relative, '/establishment')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await theirs.getByText(/Vous faites maintenant partie de/).waitFor()
  await theirs.goto(appUrl(`/establishment/${home.eid}`))
  await theirs.getByRole('heading', { level: 2, name: /Mme Roy/ }).waitFor()
  await expectNone(theirs.getByText('M. Girard'))
  for (const tab of [page, theirs]) expectNoErrors(tab)
})

test('an invitation whose sender is taken out is shown as over, why, and what to do', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const other = await addStaff(home, { name: 'Luc Morin', member: { roleId: 1 } })
  await db.doc(paths.invitation(home.eid, 'theirs')).set(
    newInvitation(`${newId('guest')}@vigie.example`, {
      invitedBy: { uid: other.uid, displayName: other.name },
    }),
  )
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  const row = page.getByRole('listitem').filter({ hasText: 'guest' })
  await row.getByText('Invitation pas encore acceptée').waitFor()
  await page.getByRole('button', { name: 'Retirer l’accès : Luc Morin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’accès' }).click()
  await row.getByText('Invitation échue, sans réponse').waitFor()
  await row.getByText(/n’administre plus l’établissement.*Renvoyez-la/).waitFor()
  expectNoErrors(page)
})

test('an invitation asks nothing while somebody calls for help, steps aside for one who does, and is refused', async () => {
  const [home, elsewhere] = [await createHome(), await createHome({ name: 'RESIDENCE' })]
  const nurse = await addStaff(elsewhere, { roleId: 4 })
  await db.doc(paths.alert(elsewhere.eid, 'first')).set(newAlert())
  await db.doc(paths.invitation(home.eid, 'asked')).set(newInvitation(nurse.email))
  const page = await openAs(browser, nurse, '/establishment')
  const acknowledge = page.getByRole('button', { name: 'Accuser réception' })
  const question = page.getByRole('dialog', { name: /Vous joindre à/ })
  await expectNone(question)
  await acknowledge.click()
  await question.waitFor()
  // Whoever calls theirs like the home where one works would be taken for it.
  await question.getByText('Vous êtes déjà membre d’un autre établissement de ce nom').waitFor()
  await db.doc(paths.alert(elsewhere.eid, 'second')).set(newAlert())
  await question.waitFor({ state: 'detached' })
  await acknowledge.click()
  await question.getByRole('button', { name: 'Plus tard' }).click()
  await question.waitFor({ state: 'detached' })
  // Nothing is asked any more, and what waits is kept in sight.
  await page.getByText('L’invitation vous attend dans le menu de votre compte.').waitFor()
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Invitation en attente (1)' }).click()
  await question.getByRole('button', { name: 'Plus tard' }).click()
  await question.waitFor({ state: 'detached' })
  await page.reload()
  await question.getByRole('button', { name: 'Refuser' }).click()
  await page.getByText('Invitation de « Résidence » refusée.').waitFor()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Votre profil' }).waitFor()
  // The question went with the answer; that it waits no more is heard by itself.
  await page.getByRole('menuitem', { name: /Invitation/ }).waitFor({ state: 'detached' })
  expect((await db.doc(paths.invitation(home.eid, 'asked')).get()).get('state')).toBe('refused')
  expect((await db.doc(paths.member(home.eid, nurse.uid)).get()).exists).toBe(false)
  expectNoErrors(page)
})

test('the link of an invitation, opened while somebody calls for help, says where it waits, and the question comes once somebody goes', async () => {
  const [home, elsewhere] = [await createHome(), await createHome()]
  const nurse = await addStaff(elsewhere, { roleId: 4 })
  await db.doc(paths.alert(elsewhere.eid, 'first')).set(newAlert())
  await db.doc(paths.invitation(home.eid, 'asked')).set(newInvitation(nurse.email))
  const page = await openAs(browser, nurse, '/invitation')
  await page.getByText(/^Une invitation vous attend dans le menu de votre compte/).waitFor()
  const mark = page.getByRole('button', { name: 'Votre compte (une invitation vous attend)' })
  await mark.waitFor()
  const question = page.getByRole('dialog', { name: /Vous joindre à/ })
  await expectNone(question)
  await page.getByRole('button', { name: 'Accuser réception' }).click()
  await question.getByRole('button', { name: 'Refuser' }).click()
  await question.waitFor({ state: 'detached' })
  await mark.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('the link of an invitation, opened in a colleague’s session, says that none waits for them, and leads to another account', async () => {
  const [home, colleagues] = [await createHome(), await createHome()]
  const [colleague, invited] = [await addStaff(colleagues), await addStaff(colleagues)]
  await db
    .doc(paths.invitation(home.eid, 'asked'))
    .set(newInvitation(invited.email, { establishmentName: 'Les Aulnes' }))
  const page = await openAs(browser, colleague, '/establishment')
  await page.goto(appUrl('/invitation'))
  const none = page.getByRole('dialog', { name: 'Aucune invitation pour cette adresse' })
  await none.getByText(colleague.email).waitFor()
  // Whose it is, and of which home, is nothing to them.
  expect(await none.textContent()).not.toMatch(new RegExp(`${invited.email}|Aulnes`))
  await none.getByRole('button', { name: 'Rester connecté' }).click()
  await none.waitFor({ state: 'detached' })
  await page.reload()
  await expectNone(none)

  await page.goto(appUrl('/invitation'))
  await none.getByRole('button', { name: 'Se déconnecter et changer de compte' }).click()
  await page.waitForURL(appUrl('/login'))
  const theirs = await openAs(browser, invited, '/invitation')
  const question = theirs.getByRole('dialog', { name: /Vous joindre à/ })
  await expectNoneBeside(question.getByText('déjà membre'), question.getByText('Votre accès').first())
  await question.getByRole('button', { name: 'Refuser' }).click()
  await theirs.getByText('Invitation de « Les Aulnes » refusée.').waitFor()
  await theirs.reload()
  await expectNone(theirs.getByRole('dialog'))
  for (const tab of [page, theirs]) expectNoErrors(tab)
})

test('whoever signs in by the link of an invitation, with another address than it was sent to, is told so', async () => {
  const nurse = await addStaff(await createHome())
  const page = await newTab(browser)
  await page.goto(appUrl('/invitation'))
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await submitSignIn(page, nurse)
  await page.getByRole('dialog', { name: 'Aucune invitation pour cette adresse' }).waitFor()
  expectNoErrors(page)
})

test('the link of an invitation says what to do to whoever is signed out', async () => {
  const page = await newTab(browser)
  await page.goto(appUrl('/invitation?lang=fr'))
  await page.getByRole('heading', { name: 'Vous avez une invitation' }).waitFor()
  // Each in the language of their e-mail, and the account is then made in it.
  await page.goto(appUrl('/invitation?lang=en'))
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(appUrl('/create-account'))
  await page.getByRole('button', { name: 'Create an account' }).waitFor()
  expectNoErrors(page)
})

test('an administrator sees whom a caregiver follows, and changes it: the caregiver’s screen follows at once', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const [first, second] = [
    await home.addResident({ name: 'Mme Roy', room: '214' }),
    await home.addResident({ name: 'M. Girard', room: '215' }),
  ]
  const name = 'Luc Roy'
  const caregiver = await addStaff(home, { name, roleId: 5, member: { beneficiaryIds: [first] } })
  await db.doc(paths.beneficiary(home.eid, first)).update({ caregiverIds: [caregiver.uid] })
  const theirs = await openAs(browser, caregiver, `/establishment/${home.eid}`)
  await theirs.getByText('Mme Roy').waitFor()
  await expectNone(theirs.getByText('M. Girard'))

  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByText('Suit : 214 · Mme Roy').waitFor()
  // Whose own row it is, is said: nobody takes their own access away for a namesake’s.
  await page
    .getByRole('listitem')
    .getByText(/^Vous · /)
    .waitFor()
  expect(await page.getByText(/^Vous · /).count()).toBe(1)
  // On a phone the four things that can be done leave their name the width of it.
  await page.setViewportSize({ width: 360, height: 740 })
  const width = () => row.getByText('Suit : 214').evaluate((it) => it.clientWidth)
  await expect.poll(width).toBeGreaterThan(250)
  await row.getByRole('button', { name: `Changer les résidents suivis par ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Changer les résidents suivis par ${name}` })
  await dialog.getByRole('button', { name: 'Ne plus suivre 214 · Mme Roy' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText('Choisissez au moins un résident').waitFor()
  await dialog.getByLabel('Résidents suivis').selectOption('215 · M. Girard')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(`Résidents suivis changés : ${name}`).waitFor()
  await row.getByText('Suit : 215 · M. Girard').waitFor()
  await theirs.getByText('M. Girard').waitFor()
  await theirs.getByText('Mme Roy').waitFor({ state: 'detached' })
  expect((await db.doc(paths.beneficiary(home.eid, second)).get()).get('caregiverIds')).toEqual([
    caregiver.uid,
  ])
  expectNoErrors(page)
})

test('who is archived is not offered to follow, and is said to be where followed already, or archived meanwhile', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const name = 'Luc Roy'
  const uid = await home.addMember({ user: { displayName: name, roleId: 5 } })
  const caregiverIds = [uid]
  const [kept, gone, leaving] = [
    await home.addResident({ name: 'Mme Roy', room: '214', caregiverIds }),
    await home.addResident({ name: 'M. Côté', room: '210', caregiverIds, state: 'archived' }),
    await home.addResident({ name: 'M. Girard', room: '215' }),
  ]
  await home.addResident({ name: 'Mme Lavoie', room: '216', state: 'archived' })
  const member = db.doc(paths.member(home.eid, uid))
  await member.update({ beneficiaryIds: [kept, gone] })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: `Changer les résidents suivis par ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Changer les résidents suivis par ${name}` })
  const takeOut = (resident: string) =>
    dialog.getByRole('button', { name: `Ne plus suivre ${resident}`, exact: true })
  await takeOut('210 · M. Côté (archivé)').waitFor()
  const choice = dialog.getByLabel('Résidents suivis')
  expect(await choice.getByRole('option').allTextContents()).toEqual([
    'Ajouter un résident…',
    '215 · M. Girard',
  ])
  // A slip: who was followed can be put back until that is saved.
  await takeOut('210 · M. Côté (archivé)').click()
  await choice.selectOption('210 · M. Côté (archivé)')
  await takeOut('210 · M. Côté (archivé)').click()

  await choice.selectOption('215 · M. Girard')
  await db.doc(paths.beneficiary(home.eid, leaving)).update({ state: 'archived' })
  await takeOut('215 · M. Girard (archivé)').waitFor()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText(/^Un des résidents choisis est archivé/).waitFor()
  expect((await member.get()).get('beneficiaryIds')).toEqual([kept, gone])
  await takeOut('215 · M. Girard (archivé)').click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(`Résidents suivis changés : ${name}`).waitFor()
  expect((await member.get()).get('beneficiaryIds')).toEqual([kept])
  expectNoErrors(page)
})

test('an administrator who takes a resident away is told which invitation goes with it, and whom else it named', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const email = `${newId('guest')}@vigie.example`
  const uid = await home.addMember({ user: { displayName: 'Luc Roy', roleId: 5, email } })
  const caregiverIds = [uid]
  const kept = await home.addResident({ name: 'Mme Roy', room: '214', caregiverIds })
  const left = await home.addResident({ name: 'M. Girard', room: '215', caregiverIds })
  const meant = await home.addResident({ name: 'Mme Lavoie', room: '216' })
  await db.doc(paths.member(home.eid, uid)).update({ beneficiaryIds: [kept, left] })
  await db.doc(paths.invitation(home.eid, 'waiting')).set(
    newInvitation(email, {
      roleId: 10,
      beneficiaryIds: [left, meant],
      establishmentName: 'Les Aulnes',
      invitedBy: { uid: admin.uid, displayName: admin.name },
    }),
  )
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Changer les résidents suivis par Luc Roy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer les résidents suivis par Luc Roy' })
  await dialog.getByRole('button', { name: 'Ne plus suivre 215 · M. Girard', exact: true }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const told = `L’invitation qui attendait à ${email} est annulée : elle nommait M. Girard. Elle nommait aussi Mme Lavoie`
  await page.getByText(told).waitFor()
  expectNoErrors(page)
})

/** Has somebody asked to join a home while they look at a page. */
const invite = (eid: string, by: Staff, { email }: { email: string }) =>
  db.doc(paths.invitation(eid, 'asked')).set(
    newInvitation(email, {
      establishmentName: 'Villa des Ormes',
      invitedBy: { uid: by.uid, displayName: by.name },
    }),
  )

test('whoever has no home yet, and puts off an invitation, finds it where their homes will be', async () => {
  const home = await createHome({ name: 'Villa des Ormes' })
  const inviter = await addStaff(home, { member: { roleId: 1 } })
  const elsewhere = await createHome()
  const guest = await addStaff(elsewhere)
  await db.doc(paths.member(elsewhere.eid, guest.uid)).delete()
  const page = await openAs(browser, guest, '/establishment')
  await page.getByText('Demandez à l’administrateur').waitFor()
  await invite(home.eid, inviter, guest)
  const question = page.getByRole('dialog', { name: /Vous joindre à/ })
  await question.getByRole('button', { name: 'Plus tard' }).click()
  await question.waitFor({ state: 'detached' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Invitation en attente (1)' }).click()
  await expectNone(main.getByText('Demandez à l’administrateur'))
  await question.getByRole('button', { name: 'Accepter' }).click()
  await main.getByRole('link', { name: /Villa des Ormes/ }).waitFor()
  expectNoErrors(page)
})

test('whoever accepts an invitation goes on with what they were typing in a home of theirs', async () => {
  const [home, other] = await Promise.all([createHome(), createHome()])
  const inviter = await addStaff(other, { roleId: 2, member: { roleId: 1 } })
  const person = await addStaff(home, { roleId: 2, member: { roleId: 1 } })
  const page = await openAs(browser, person, `/establishment/${home.eid}/shifts`)
  await page.getByRole('button', { name: 'Ajouter un quart' }).first().click()
  const name = page.locator('input[name=nameFR]')
  await name.fill('Fin de nuit')
  await invite(other.eid, inviter, person)
  const question = page.getByRole('dialog', { name: /Vous joindre à/ })
  await question.getByRole('button', { name: 'Accepter' }).click()
  await page.getByText(/Vous faites maintenant partie de/).waitFor()
  await question.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Fin de nuit')
  expectNoErrors(page)
})
