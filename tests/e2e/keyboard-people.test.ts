import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newInvitation } from '../support/invitations.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { focused, open, tabTo, type, whenFocused } from './support/keyboard.ts'
import { openMailedLink } from './support/make-account.ts'
import { whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

test('somebody makes an account and accepts the invitation that waits for it, all by keyboard', async () => {
  const home = await createHome({ name: 'Résidence des Érables' })
  const inviter = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const email = `${newId('new')}@vigie.example`
  await db.doc(paths.invitation(home.eid, 'asked')).set(
    newInvitation(email, {
      roleId: roles.READ_ONLY,
      establishmentName: 'Résidence des Érables',
      invitedBy: { uid: inviter.uid, displayName: inviter.name },
    }),
  )
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await open(page, 'Créer un compte')
  await page.waitForURL(appUrl('/create-account'))
  await page.getByLabel('Votre nom, tel qu’il s’affiche').waitFor()
  await type(page, 'displayName', 'Nadia Fortin')
  await type(page, 'email', email)
  await tabTo(page, 'J’accepte les conditions d’utilisation')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText(`Nous avons écrit à ${email}.`).waitFor()

  await openMailedLink(page, email)
  await page.getByText(`Pour le compte de ${email}.`).waitFor()
  await type(page, 'password', 'Vigie!2026')
  await type(page, 'again', 'Vigie!2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(appUrl('/establishment'))
  const question = page.getByRole('dialog', { name: /Vous joindre à/ })
  await whenSteady(question.getByRole('button', { name: 'Accepter' }))
  // It opened by itself, over nothing that had the focus.
  const heading = page.getByRole('heading', { level: 1, name: 'Établissements' })
  await page.keyboard.press('Escape')
  await whenFocused(heading)
  await page.reload()
  await whenSteady(question.getByRole('button', { name: 'Accepter' }))
  await open(page, 'Accepter')
  await page.getByText('Vous faites maintenant partie de').waitFor()
  await question.waitFor({ state: 'detached' })
  await whenFocused(heading)
  const answered = await db.doc(paths.invitation(home.eid, 'asked')).get()
  expect(answered.get('state')).toBe('accepted')
  expectNoErrors(page)
})

test('an administrator changes a level, takes somebody out and makes another key, all by keyboard', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const name = `Rosalie ${newId('nurse')}`
  const uid = await home.addMember({ user: { displayName: name, roleId: roles.NURSE } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/users`)
  const isGone = () => page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Changer le niveau d’accès : ${name}` }).waitFor()
  await open(page, `Changer le niveau d’accès : ${name}`)
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'level')
  await page.keyboard.type('Lecture seule')
  await open(page, 'Enregistrer')
  await page.getByText(`Niveau d’accès changé : ${name}`).waitFor()
  await whenDocument(paths.member(home.eid, uid), ({ roleId }) => roleId === roles.READ_ONLY)
  await isGone()

  await open(page, `Retirer l’accès : ${name}`)
  await page.getByRole('dialog').waitFor()
  await open(page, 'Retirer l’accès')
  await page.getByText(`Accès retiré : ${name}`).waitFor()
  expect((await db.doc(paths.member(home.eid, uid)).get()).exists).toBe(false)
  await isGone()

  await page.goto(appUrl(`/establishment/${home.eid}/informations`))
  await page.getByRole('button', { name: 'Nouvelle clé d’API' }).waitFor()
  await whenHeard(page)
  await open(page, 'Nouvelle clé d’API')
  await page.getByRole('dialog', { name: 'Nouvelle clé d’API' }).waitFor()
  await open(page, 'Créer la clé')
  await page.getByRole('dialog', { name: 'Clé d’API', exact: true }).waitFor()
  await open(page, 'J’ai conservé la clé')
  await isGone()
  const keys = (await db.doc(paths.settings(home.eid)).get()).get('apiKeys')
  expect(keys.current.id).not.toBe('first')
  expectNoErrors(page)
})

test('somebody locks their screen and opens it again, all by keyboard', async () => {
  const home = await createHome({ lockAfterMinutes: 5 })
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`)
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('vigie.lock') ?? '{}').afterMs > 0)
  await open(page, 'Votre compte')
  await page.getByRole('menu').waitFor()
  do await page.keyboard.press('ArrowDown')
  while ((await focused(page))?.name !== 'Verrouiller l’écran')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Écran verrouillé' }).waitFor()
  await type(page, 'unlock', nurse.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Écran verrouillé' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Votre compte' }).waitFor()
  expectNoErrors(page)
})
