import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { appUrl, expectNoErrors, newTab, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { focused, open, tabTo, type } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

test('an administrator signs in, finds the people of a home and invites somebody, all by keyboard', async () => {
  const home = await createHome({ name: 'Résidence des Érables' })
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const email = `${newId('invited')}@vigie.example`
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, 'email')
  await page.keyboard.type(admin.email)
  await tabTo(page, 'password')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(appUrl('/establishment'))
  await page
    .getByRole('link', { name: /Résidence/ })
    .first()
    .waitFor()
  await whenHeard(page)

  await tabTo(page, 'Résidence')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Gestion' }).waitFor()
  await whenHeard(page)
  await tabTo(page, 'Gestion')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Informations' }).waitFor()
  await tabTo(page, 'Informations')
  for (const tab of [
    'Licences',
    'Quarts de travail',
    'Notifications',
    'Si personne ne répond',
    'Messages envoyés',
    'Rapport mensuel',
    'Utilisateurs',
  ]) {
    await page.keyboard.press('ArrowRight')
    expect((await focused(page))?.name).toBe(tab)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Inviter une personne' }).waitFor()
  await tabTo(page, 'Inviter une personne')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'email')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByText(`Invitation envoyée à ${email}`).waitFor()
  expectNoErrors(page)
})

/** Goes from one tab of the management of a home to another by the arrows, and opens it. */
async function goToTab(page: Page, from: string, key: 'ArrowLeft' | 'ArrowRight', to: string): Promise<void> {
  await tabTo(page, from)
  while ((await focused(page))?.name !== to) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: to, selected: true }).waitFor()
  await whenHeard(page)
}

test('somebody makes a home, keeps its key, adds a resident and a device, changes a shift and their name, all by keyboard', async () => {
  const admin = await addStaff(await createHome(), { roleId: roles.ADMIN_ESTABLISHMENT })
  const page = await openAs(browser, admin, '/establishment')
  const isGone = () => page.getByRole('dialog').waitFor({ state: 'detached' })
  await open(page, 'Ajouter un établissement')
  await page.getByLabel('Nom de l’établissement').waitFor()
  await type(page, 'name', 'Villa du Clavier')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Clé d’API' }).waitFor()
  await open(page, 'J’ai conservé la clé')
  await isGone()
  await page.getByRole('heading', { level: 1, name: 'Informations · Villa du Clavier' }).waitFor()

  await goToTab(page, 'Informations', 'ArrowRight', 'Appareils')
  await open(page, 'Ajouter un résident')
  await page.getByRole('dialog').waitFor()
  await type(page, 'name', 'Mme Roy')
  await page.keyboard.press('Enter')
  await isGone()
  await page.getByRole('button', { name: 'Ajouter un appareil' }).waitFor()
  await open(page, 'Ajouter un appareil')
  await page.getByRole('dialog').waitFor()
  await type(page, 'devEui', newDevEui())
  await tabTo(page, 'type')
  await page.keyboard.type('Bouton panique')
  await tabTo(page, 'beneficiaryId')
  await page.keyboard.press('ArrowDown')
  await type(page, 'location', 'Chevet')
  await page.keyboard.press('Enter')
  await isGone()
  await page.getByRole('heading', { name: /^Bouton .*, Chevet$/ }).waitFor()

  await goToTab(page, 'Appareils', 'ArrowLeft', 'Quarts de travail')
  // How a time is typed depends on the browser's own language.
  const shifts = [
    { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' },
  ]
  const [, , eid = ''] = new URL(page.url()).pathname.split('/')
  await db.doc(paths.establishment(eid)).update({ shifts })
  await page.getByRole('button', { name: 'Modifier le quart Nuit' }).waitFor()
  await open(page, 'Modifier le quart Nuit')
  await page.getByRole('dialog').waitFor()
  await type(page, 'nameFR', 'Nuitée')
  await page.keyboard.press('Enter')
  await isGone()
  await page.getByText('Quart enregistré').waitFor()
  await page.getByRole('heading', { name: 'Nuitée' }).waitFor()

  await open(page, 'Votre compte')
  await page.getByRole('menu').waitFor()
  // Once around: Enter alone, right behind the one that opened it, would be taken for the second of two.
  do await page.keyboard.press('ArrowDown')
  while ((await focused(page))?.name !== 'Votre profil')
  await page.keyboard.press('Enter')
  await page.getByLabel('Votre nom, tel qu’il s’affiche').waitFor()
  await type(page, 'displayName', 'Nadia Fortin')
  await page.keyboard.press('Enter')
  await page.getByText('Profil enregistré').waitFor()
  expectNoErrors(page)
})
