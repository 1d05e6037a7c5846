import { resetPasswordCall } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { askAuth } from '../support/auth.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { signUp } from '../support/people.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs, signIn, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { choosePassword, openMailedLink } from './support/make-account.ts'
import { addStaff } from './support/staff.ts'

const password = 'Nouveau!2026'

const sentCodesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
})

/** The code that Auth itself has sent for an account, to its former or its next address; its emulator sends nothing and says so here. */
async function codeOf(
  email: string,
  type: 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL',
): Promise<string | undefined> {
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const answer = await fetch(`http://${auth}/emulator/v1/projects/demo-vigie/oobCodes`)
  const { oobCodes } = sentCodesSchema.parse(await answer.json())
  return oobCodes.findLast((sent) => sent.requestType === type && sent.email === email)?.oobCode
}

test('somebody makes an account, reads the terms and their mail, chooses a password, and is in', async () => {
  const email = `${newId('new')}@vigie.example`
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  const create = page.getByRole('button', { name: 'Créer un compte' })
  await create.click()
  await page.getByText('Inscrivez votre nom.').waitFor()
  await page.getByText('Inscrivez votre courriel.').waitFor()
  await page.getByText('Acceptez les conditions pour continuer.').waitFor()
  await page.locator('[name=displayName]:focus').waitFor()

  await page.getByLabel('Votre nom, tel qu’il s’affiche').fill('Nadia Fortin')
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('button', { name: 'Lire les conditions' }).click()
  const terms = page.getByRole('dialog', { name: 'Conditions d’utilisation' })
  await terms.getByText('En cas d’urgence, composez le 911.').waitFor()
  await terms.getByRole('button', { name: 'Fermer' }).click()
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  await create.click()
  await page.getByText(`Nous avons écrit à ${email}.`).waitFor()

  await openMailedLink(page, email)
  await page.getByText(`Pour le compte de ${email}.`).waitFor()
  await choosePassword(page, 'trop court', 'trop')
  await page.getByText('Il manque quelque chose à ce mot de passe.').waitFor()
  await page.getByText('Les deux mots de passe ne sont pas les mêmes.').waitFor()
  await choosePassword(page, password)
  await page.waitForURL(appUrl('/establishment'))
  await page.getByRole('banner').waitFor()
  expectNoErrors(page)
})

test('a forgotten password is replaced by the link of an e-mail, which works once', async () => {
  const { uid } = await signUp()
  const email = `${uid}@vigie.example`
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click()
  // /login has such a field too, and stays until the page is loaded.
  await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor()
  expect(await page.getByLabel('Courriel').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByText(`Si ${email} a un compte`).waitFor()
  // Whoever mistyped it gets back to it.
  await page.getByRole('button', { name: 'Corriger l’adresse' }).click()
  await page.getByRole('button', { name: 'Envoyer le lien' }).waitFor()
  await page.getByLabel('Courriel').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('z')
  expect(await page.getByLabel('Courriel').inputValue()).toBe(`${email}z`)
  await openMailedLink(page, email)
  await choosePassword(page, password)
  await page.waitForURL(appUrl('/establishment'))

  const later = await newTab(browser)
  await openMailedLink(later, email)
  await later.getByText('Ce lien de réinitialisation du mot de passe n’est pas valable').waitFor()
  await signIn(later, { email, password })
  expectNoErrors(later)
})

test('a password that was chosen is told as chosen, though nobody could be signed in with it', async () => {
  const { uid } = await signUp()
  const email = `${uid}@vigie.example`
  await callApi(null, resetPasswordCall, { params: {}, body: { username: email, locale: 'fr' } })
  const page = await newTab(browser)
  await openMailedLink(page, email)
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
  await choosePassword(page, password)
  await page.getByText('Votre mot de passe est enregistré, mais la connexion n’a pas abouti.').waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Aller à la connexion' }).click()
  await page.waitForURL(appUrl('/login'))
  await submitSignIn(page, { email, password })
  await page.waitForURL(appUrl('/establishment'))
})

test('the link of one person does not end the session of another, who may be on an alert', async () => {
  const { uid } = await signUp()
  const email = `${uid}@vigie.example`
  await callApi(null, resetPasswordCall, { params: {}, body: { username: email, locale: 'fr' } })
  const home = await createHome()
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`)
  await openMailedLink(page, email)
  const told = page.getByRole('alert').filter({ hasText: 'Fermez-la d’abord' })
  await told.filter({ hasText: nurse.email }).waitFor()
  await expectNoneBeside(page.getByLabel('Nouveau mot de passe'), told)
  await page.getByRole('link', { name: 'Aller à la session ouverte' }).click()
  await page.waitForURL(appUrl('/establishment'))
  expectNoErrors(page)
})

test('the page of a link speaks the language of its e-mail, and says so where there is no code', async () => {
  const { uid } = await signUp()
  const body = { username: `${uid}@vigie.example`, locale: 'en' } as const
  await callApi(null, resetPasswordCall, { params: {}, body })
  const page = await newTab(browser)
  await openMailedLink(page, body.username)
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor()
  await page.goto(appUrl('/auth/action?mode=verifyEmail'))
  await page.getByText('Open it in the e-mail itself').waitFor()
  expectNoErrors(page)
})

test('an address that somebody else put in the place of one’s own is taken back by the link that Auth sends to it', async () => {
  const { uid, idToken } = await signUp()
  const email = `${uid}@vigie.example`
  const taken = `${newId('thief')}@vigie.example`
  expect((await askAuth('update', { idToken, email: taken, returnSecureToken: false })).status).toBe(200)
  const page = await newTab(browser)
  const code = await codeOf(email, 'RECOVER_EMAIL')
  // Where Firebase Hosting leaves its own address to us, the page answers there, too.
  await page.goto(appUrl(`/__/auth/action?mode=recoverEmail&oobCode=${code}&lang=fr`))
  await page.getByText(`Voulez-vous remettre ${email}?`).waitFor()
  expect((await adminAuth.getUser(uid)).email).toBe(taken)
  await page.getByRole('button', { name: 'Remettre ce courriel' }).click()
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).waitFor()
  expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true })
  await page.reload()
  await page.getByRole('alert').getByText('avertissez qui administre votre établissement').waitFor()
  expectNoErrors(page)
})

test('an address that somebody puts in the place of theirs is theirs once they open the link that Auth sends there, and they sign in again with it', async () => {
  const { uid, idToken } = await signUp()
  const [former, next] = [`${uid}@vigie.example`, `${newId('next')}@vigie.example`]
  const page = await newTab(browser)
  await signIn(page, { email: former, password: 'Vigie!2026' })
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: next }
  expect((await askAuth('sendOobCode', asked)).status).toBe(200)
  const code = await codeOf(former, 'VERIFY_AND_CHANGE_EMAIL')
  await page.goto(appUrl(`/auth/action?mode=verifyAndChangeEmail&oobCode=${code}&lang=fr`))
  await page.getByText(`doit-il devenir ${next}?`).waitFor()
  expect((await adminAuth.getUser(uid)).email).toBe(former)
  await page.getByRole('button', { name: 'Oui, le changer' }).click()
  await page.getByText(`Le courriel de votre compte est maintenant ${next}.`).waitFor()
  // Nowhere in Vigie another one could be asked for.
  const later = await newTab(browser)
  await later.goto(appUrl(`/auth/action?mode=verifyAndChangeEmail&oobCode=${code}&lang=fr`))
  await later
    .getByRole('alert')
    .getByText('connectez-vous avec le nouveau; sinon, avec celui d’avant')
    .waitFor()
  expect(await adminAuth.getUser(uid)).toMatchObject({ email: next, emailVerified: true })
  // Whoever else is signed in on a device where it is opened stays so.
  await page.getByRole('button', { name: 'Se connecter de nouveau' }).click()
  await page.waitForURL(appUrl('/login?expired'))
  await submitSignIn(page, { email: next, password: 'Vigie!2026' })
  await page.waitForURL(appUrl('/establishment'))
  // They belong nowhere and do nothing: their profile learns it all the same.
  await whenDocument(paths.user(uid), ({ email }) => email === next)
  expectNoErrors(page)
})
