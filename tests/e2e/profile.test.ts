import { paths } from '@vigie/domain/paths'
import { beforeAll, expect, test } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { mailedLinks } from '../support/mailed-links.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, goWithin, newTab, openAs, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { whenFocused } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})

/** Sessions are told apart by the second in which they began. */
async function nextSecond(): Promise<void> {
  const second = async () => Math.floor(Date.now() / 1_000)
  const before = await second()
  await whenSeen('another second', second, (now) => now > before)
}

test('somebody shows by the code of an SMS that a number is theirs, and alerts go there from then on', async () => {
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, '/profile')
  await page.getByText(/est vérifié\s:/).waitFor()

  const mobile = page.getByLabel('Cellulaire (facultatif)')
  await mobile.fill('514 555')
  await page.getByLabel('Téléphone fixe (facultatif)').focus()
  await page.getByText('Ce n’est pas un numéro complet.').waitFor()
  const digits = `${Math.floor(Math.random() * 1e7)}`.padStart(7, '2')
  await mobile.fill(`514 ${digits.slice(0, 3).replace(/^[01]/, '2')}-${digits.slice(3)}`)
  await page.getByRole('button', { name: 'Enregistrer les numéros' }).click()
  await page.getByText(/n’est pas vérifié\s:/).waitFor()
  const phone = (await db.doc(paths.user(nurse.uid)).get()).get('phoneMobile')

  await page.getByRole('button', { name: 'Recevoir un code par texto' }).click()
  const code = page.getByLabel('Code reçu')
  await code.fill('12')
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click()
  await page.getByText('Le code a six chiffres.').waitFor()
  const [sms] = await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )
  await code.fill(/\d{6}/.exec(sms?.text ?? '')?.[0] ?? '')
  await page.keyboard.press('Enter')
  // The field went with what was typed: one goes on with what says that it was right.
  await whenFocused(page.getByRole('status').filter({ hasText: /est vérifié\s:/ }))
  await whenDocument(paths.user(nurse.uid), ({ verifiedPhones }) => verifiedPhones.includes(phone))
  expectNoErrors(page)
})

test('somebody changes their name and password, and signs in with it', async () => {
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, '/profile')
  await page.getByLabel('Votre nom, tel qu’il s’affiche').fill('Nadia Fortin')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('Profil enregistré').waitFor()
  await whenDocument(paths.member(home.eid, nurse.uid), ({ displayName }) => displayName === 'Nadia Fortin')
  expect((await db.doc(paths.user(nurse.uid)).get()).get('nameStarts')).toContain('fortin')

  const next = 'Autre!2027'
  const section = page.getByRole('region', { name: 'Mot de passe', exact: true })
  await section.getByLabel('Mot de passe actuel').fill('Faux!2026')
  await page.getByLabel('Nouveau mot de passe').fill(next)
  await page.getByLabel('Le même, encore une fois').fill(next)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Le mot de passe actuel n’est pas le bon.').waitFor()
  await section.getByLabel('Mot de passe actuel').fill(nurse.password)
  // A password ends what was signed in a second before it.
  await page.route('**/accounts:update?**', async (route) => {
    await nextSecond()
    await route.continue()
  })
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/user/endsessions'))
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Mot de passe changé').waitFor()
  expect((await ended).status()).toBe(200)
  // Nobody is at fault for what was emptied once it was sent.
  await page.getByLabel('Nouveau mot de passe').focus()
  await expectNoneBeside(section.locator('[aria-invalid=true]'), section)
  await signOut(page)
  await signIn(page, { ...nurse, password: next })
  await page.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
})

test('a session that is ended from another device is over at once, and the one that ended it is not', async () => {
  const nurse = await addStaff(home)
  const lost = await openAs(browser, nurse, '/profile')
  await lost.getByLabel('Cellulaire (facultatif)').waitFor()
  const page = await openAs(browser, nurse, '/profile')
  const sibling = await page.context().newPage()
  await sibling.goto(appUrl('/profile'))
  await sibling.getByLabel('Cellulaire (facultatif)').waitFor()
  const others = page.getByRole('region', { name: 'Autres appareils' })
  await nextSecond()
  await others.getByLabel('Mot de passe actuel').fill(nurse.password)
  await others.getByRole('button', { name: 'Fermer mes autres sessions' }).click()
  await page.getByText('Vos sessions sur les autres appareils sont fermées').waitFor()
  await lost.waitForURL(appUrl('/login?expired'))
  await page.getByLabel('Cellulaire (facultatif)').waitFor()
  for (const tab of [page, sibling]) {
    await tab.getByLabel('Votre nom, tel qu’il s’affiche').waitFor()
    expect(tab.url()).toBe(appUrl('/profile'))
  }
})

test('whoever signs in at a provider alone asks for a password from their profile, and may then end their other sessions', async () => {
  const nurse = await addStaff(home)
  await adminAuth.deleteUser(nurse.uid)
  const { uid, email, name } = nurse
  await adminAuth.createUser({ uid, email, emailVerified: true, displayName: name })
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await page.getByLabel('Courriel', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(appUrl('/establishment'))
  await goWithin(page, '/profile')
  const others = page.getByRole('region', { name: 'Autres appareils' })
  const password = page.getByRole('region', { name: 'Mot de passe', exact: true })
  await password.getByText('sans mot de passe de Vigie').waitFor()
  await expectNoneBeside(others, password)
  await password.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByText(`Lien envoyé à ${email}`).waitFor()

  const [mail] = await mailedLinks(email)
  await page.goto(mail?.address.href ?? '')
  await page.getByLabel('Nouveau mot de passe').fill(nurse.password)
  await page.getByLabel('Le même, encore une fois').fill(nurse.password)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await page.waitForURL(appUrl('/establishment'))
  await goWithin(page, '/profile')
  await others.waitFor()
  expectNoErrors(page)
})
