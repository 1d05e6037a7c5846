import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { shiftOf } from '@vigie/domain/time/shift.fixture'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newInvitation } from '../support/invitations.ts'
import { expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { press, whenFocused } from './support/keyboard.ts'
import { addStaff } from './support/staff.ts'

const { ADMIN } = roles

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Holds the answer to what is written next until the page has heard of it by its listener, as it does where that is faster. */
async function answerOnce(page: Page, heard: () => Promise<void>): Promise<void> {
  let isAnswered = false
  await page.route('**/api/**', async (route) => {
    if (isAnswered || route.request().method() === 'GET') return route.fallback()
    isAnswered = true
    const response = await fetched(route)
    await heard()
    await route.fulfill({ response })
  })
}

/** Takes something away by keyboard, which goes from under the window that asks about it. */
async function takeAway(page: Page, name: string, confirmed: string): Promise<void> {
  await press(button(page, name))
  const meant = dialog(page).getByRole('button', { name: confirmed, exact: true })
  // Behind the window nothing has a role.
  await answerOnce(page, () => page.locator(`[aria-label="${name}"]`).waitFor({ state: 'detached' }))
  await press(meant)
  await dialog(page).waitFor({ state: 'detached' })
}

test('by keyboard, what goes from under the window that takes it away leads on to the next one, else to the one before, else to what adds one', async () => {
  const home = await createHome({
    shifts: [
      shiftOf('jour', '07:00', '15:00'),
      shiftOf('nuit', '23:00', '07:00'),
      shiftOf('soir', '15:00', '23:00'),
    ],
  })
  const admin = await addStaff(home, { name: 'Zoé Admin', member: { roleId: ADMIN } })
  await home.addMember({ user: { displayName: 'Marc Gagnon' } })
  const [first, second] = [`a-${newId('asked')}@vigie.example`, `b-${newId('asked')}@vigie.example`]
  await Promise.all([
    ...[first, second].map((email) =>
      db.doc(paths.invitation(home.eid, newId('asked'))).set(newInvitation(email)),
    ),
    ...['Appel', 'Bouton'].map((name) =>
      home.addRule({ name, action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] }),
    ),
  ])
  const page = await openAs(browser, admin, `/establishment/${home.eid}/shifts`)
  await page.keyboard.press('Tab')
  await takeAway(page, 'Supprimer le quart jour', 'Supprimer')
  await whenFocused(button(page, 'Supprimer le quart soir'))
  await press(button(page, 'Supprimer le quart nuit'))
  await page.keyboard.press('Escape')
  await takeAway(page, 'Supprimer le quart nuit', 'Supprimer')
  await whenFocused(button(page, 'Supprimer le quart soir'))
  await takeAway(page, 'Supprimer le quart soir', 'Supprimer')
  await whenFocused(button(page, 'Ajouter un quart'))

  await goWithin(page, `/establishment/${home.eid}/notifications`)
  await takeAway(page, 'Supprimer : Appel', 'Supprimer')
  await whenFocused(button(page, 'Supprimer : Bouton'))
  await takeAway(page, 'Supprimer : Bouton', 'Supprimer')
  await whenFocused(button(page, 'Ajouter une règle'))

  await goWithin(page, `/establishment/${home.eid}/users`)
  await takeAway(page, `Annuler l’invitation à ${first}`, 'Annuler l’invitation')
  await whenFocused(button(page, `Annuler l’invitation à ${second}`))
  await takeAway(page, `Annuler l’invitation à ${second}`, 'Annuler l’invitation')
  await whenFocused(button(page, 'Inviter une personne'))
  await takeAway(page, 'Retirer l’accès : Marc Gagnon', 'Retirer l’accès')
  await whenFocused(button(page, 'Retirer l’accès : Zoé Admin'))
  expectNoErrors(page)
})

test('by keyboard, whoever retires a device goes on with the next one, and after the last one with what adds one', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Chevet')
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Salle de bain')
  const admin = await addStaff(home, { member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const menuOf = (where: string) => button(page, `Actions : Bouton panique, ${where} (214 · Mme Roy)`)
  const retire = async (where: string) => {
    await press(menuOf(where))
    await press(page.getByRole('menuitem', { name: 'Retirer' }))
    await press(dialog(page).getByRole('button', { name: 'Retirer', exact: true }))
    await dialog(page).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Tab')
  await retire('Chevet')
  await whenFocused(menuOf('Salle de bain'))
  await retire('Salle de bain')
  await whenFocused(button(page, 'Ajouter un appareil'))
  expectNoErrors(page)
})

test('by keyboard, whoever adds the first shift, or the first resident, goes on with what adds another', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/shifts`)
  const add = async (what: string, typed: Record<string, string>, field: string, shown: string) => {
    await page.keyboard.press('Tab')
    await press(button(page, what))
    for (const [name, text] of Object.entries(typed)) await dialog(page).locator(`[name=${name}]`).fill(text)
    await answerOnce(page, () => page.locator('main li').filter({ hasText: shown }).waitFor())
    await dialog(page).locator(`[name=${field}]`).press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await whenFocused(button(page, what))
  }
  const night = { nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
  await add('Ajouter un quart', night, 'end', 'Nuit')
  await goWithin(page, `/establishment/${home.eid}`)
  await add('Ajouter un résident', { name: 'Mme Roy' }, 'name', 'Mme Roy')
  expectNoErrors(page)
})
