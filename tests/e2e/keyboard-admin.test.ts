import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { focused, goToContent, open, tabTo, type } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, NURSE } = roles

/** Once a window is gone. */
const isGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** Chooses in the list of choices that has the focus, as its letters are typed. */
async function choose(page: Page, field: string, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
}

test('a super administrator finds somebody, says who they are and deletes their account, all by keyboard', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { roleId: ADMIN })
  const name = `Élodie ${newId('nurse')}`
  const nurse = await addStaff(home, { name })
  const page = await openAs(browser, admin, '/admin/users')
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  await whenHeard(page)
  await goToContent(page)
  await type(page, 'search', nurse.email)
  await page.getByRole('link', { name }).waitFor()
  await choose(page, 'sorting', 'Nom')
  // They are asked for anew: until then nobody is in the list.
  await page.getByRole('link', { name }).waitFor()
  await open(page, name)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('button', { name: 'Changer le rôle' }).waitFor()

  await goToContent(page)
  await open(page, 'Changer le rôle')
  await page.getByRole('dialog').waitFor()
  await choose(page, 'role', 'Infirm')
  await open(page, 'Enregistrer')
  await whenDocument(paths.user(nurse.uid), ({ roleId }) => roleId === NURSE)
  await isGone(page)
  // What was pressed is there no more: nobody begins anew at the top of the page.
  await expect.poll(async () => (await focused(page))?.name).toContain('Changer le rôle')

  await open(page, 'Supprimer le compte')
  await page.getByRole('dialog').waitFor()
  await open(page, 'Supprimer le compte')
  await page.getByText(`Compte d’${name} supprimé`).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Tous les utilisateurs' }).waitFor()
  expect((await db.doc(paths.user(nurse.uid)).get()).exists).toBe(false)
  expectNoErrors(page)
})

test('an administrator invites somebody to one home of three from /admin, all by keyboard', async () => {
  const homes = [
    await createHome({ name: 'Aulnes' }),
    await createHome({ name: 'Bouleaux' }),
    await createHome({ name: 'Cèdres' }),
  ] as const
  const [first] = homes
  const admin = await addStaff(first, { roleId: ADMIN_ESTABLISHMENT, member: { roleId: ADMIN } })
  const member = (await db.doc(paths.member(first.eid, admin.uid)).get()).data()
  for (const { eid } of homes) await db.doc(paths.member(eid, admin.uid)).set({ ...member })
  const email = `${newId('invited')}@vigie.example`
  const page = await openAs(browser, admin, '/admin/users')
  await page.getByRole('button', { name: 'Inviter une personne' }).waitFor()
  await whenHeard(page)
  await open(page, 'Inviter une personne')
  const dialog = page.getByRole('dialog')
  const added = dialog.getByRole('listitem')
  await dialog.waitFor()
  await type(page, 'email', email)
  await page.keyboard.press('Enter')
  await page.getByText('Choisissez au moins un établissement').waitFor()
  // Each arrow chooses another where the list is closed: none of those on the way is taken.
  await tabTo(page, 'homes')
  for (const _one of homes) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => added.allTextContents()).toEqual(['Cèdres'])
  // As one goes on, by one letter: of several the browser forgets the first where they come too slowly. And none that one lets go of.
  await page.keyboard.press('B')
  await page.keyboard.press('Tab')
  await expect.poll(() => added.allTextContents()).toEqual(['Cèdres', 'Bouleaux'])
  await open(page, 'Ne pas inviter à Bouleaux')
  expect(await focused(page)).toMatchObject({ field: 'homes' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await choose(page, 'level', 'Lecture seule')
  await open(page, 'Inviter')
  await page.getByText(`Invitation envoyée à ${email}`).waitFor()
  await isGone(page)
  const invited = async ({ eid }: { eid: string }) =>
    (await db.collection(paths.invitations(eid)).where('email', '==', email).get()).docs.map((one) =>
      one.get('roleId'),
    )
  expect(await Promise.all(homes.map(invited))).toEqual([[], [], [roles.READ_ONLY]])
  await expect.poll(async () => (await focused(page))?.name).toContain('Inviter une personne')
  expectNoErrors(page)
})

test('somebody shows that a number is theirs, chooses a code and another password, all by keyboard', async () => {
  const home = await createHome({ lockAfterMinutes: 30 })
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, '/profile')
  await page.getByLabel('Cellulaire (facultatif)').waitFor()
  await whenHeard(page)
  const digits = `${Math.floor(Math.random() * 1e6)}`.padStart(6, '0')
  await type(page, 'phoneMobile', `514 2${digits.slice(0, 2)}-${digits.slice(2)}`)
  await page.keyboard.press('Enter')
  await page.getByText(/n’est pas vérifié\s:/).waitFor()
  const phone = (await db.doc(paths.user(nurse.uid)).get()).get('phoneMobile')
  await open(page, 'Recevoir un code par texto')
  const [sms] = await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )
  await page.getByLabel('Code reçu').waitFor()
  await page.keyboard.type(/\d{6}/.exec(sms?.text ?? '')?.[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText(/est vérifié\s:/).waitFor()

  const password = page.getByRole('region', { name: 'Mot de passe', exact: true })
  await password.getByLabel('Mot de passe actuel').waitFor()
  await tabTo(page, 'current')
  await page.keyboard.type(nurse.password)
  await type(page, 'password', 'Autre!2027')
  await type(page, 'again', 'Autre!2027')
  await page.keyboard.press('Enter')
  await page.getByText('Mot de passe changé').waitFor()
  await signOut(page)
  await signIn(page, { ...nurse, password: 'Autre!2027' })
  await page.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
  expectNoErrors(page)
})

test('somebody turns the sound of their device off and on, hears it louder and changes the language, all by keyboard', async () => {
  const home = await createHome()
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, '/settings')
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
  await whenHeard(page)
  const sounds = page.getByRole('switch', { name: 'Les alertes sonnent' })
  await tabTo(page, 'Les alertes sonnent')
  await page.keyboard.press('Space')
  await expect.poll(() => sounds.isChecked()).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(() => sounds.isChecked()).toBe(true)
  await choose(page, 'volume', 'Très fort')
  await open(page, 'Écouter une alerte')
  await page.getByText('Une alerte vient de sonner').waitFor()
  await choose(page, 'locale', 'English')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await whenDocument(paths.user(nurse.uid), ({ locale }) => locale === 'en')
  expectNoErrors(page)
})

test('an administrator gives a device to somebody else, retires it and reads a refused message, all by keyboard', async () => {
  const home = await createHome()
  const [bid, other] = [
    await home.addResident({ room: '12', name: 'Mme Roy' }),
    await home.addResident({ room: '13', name: 'M. Côté' }),
  ]
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  const admin = await addStaff(home, { member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const act = async (wanted: string) => {
    await page.getByRole('button', { name: /^Actions : Bouton panique, Chevet/ }).waitFor()
    await open(page, 'Actions : Bouton panique, Chevet')
    await page.getByRole('menu').waitFor()
    while ((await focused(page))?.name !== wanted) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  }
  await act('Donner à un autre résident')
  await choose(page, 'beneficiaryId', '13')
  await open(page, 'Donner')
  await page.getByText('Appareil donné à M. Côté').waitFor()
  expect((await db.doc(paths.device(home.eid, other, deviceId)).get()).exists).toBe(true)
  await isGone(page)
  await act('Retirer')
  await open(page, 'Retirer')
  await page.getByText('Appareil retiré : Bouton panique, Chevet').waitFor()
  await isGone(page)

  await db.doc(paths.refusal(newId('message'))).set({
    ...{ reason: 'unknownDevice', detail: 'no such device', deviceId, gatewayId: null, callForHelp: false },
    ...{ establishmentId: home.eid, at: Date.now(), body: '{"kind":"temperature"}' },
  })
  await page.goto(appUrl(`/establishment/${home.eid}/refusals`))
  await page.getByText('Voir le message reçu').waitFor()
  await whenHeard(page)
  await open(page, 'Voir le message reçu')
  // One scrolls it by its arrows.
  await page.keyboard.press('Tab')
  await page.getByRole('region', { name: 'Voir le message reçu' }).and(page.locator(':focus')).waitFor()
  expectNoErrors(page)
})
