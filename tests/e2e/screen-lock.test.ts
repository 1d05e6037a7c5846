import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join } from '../support/people.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, openAs, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { fetched } from './support/fetched.ts'
import { expectNone, expectNoneBeside, whenHeard } from './support/heard.ts'
import { type HomeWithAlerts, homeWithAlerts } from './support/home-with-alerts.ts'
import { withoutSound } from './support/presses.ts'
import { leaveAlone, whenItLocksByItself } from './support/screen-lock.ts'
import { addStaff } from './support/staff.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
})

const locksAfter = (minutes: number | null) =>
  db.doc(paths.establishment(home.eid)).update({ lockAfterMinutes: minutes })

const locked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Écran verrouillé' })
const field = (page: Page) => page.getByLabel('Votre mot de passe ou votre code à 6 chiffres')

async function lockByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
  await locked(page).waitFor()
}

async function unlock(page: Page, secret: string): Promise<void> {
  await field(page).fill(secret)
  // With a key: that the browser keeps the page silent is said above it a second after it was loaded, and moves it.
  await page.getByRole('button', { name: 'Déverrouiller' }).press('Enter')
}

test('a screen that nobody touches locks in every tab, goes on calling without a name, and opens by the password', async () => {
  await locksAfter(5)
  const page = await home.open()
  const other = await page.context().newPage()
  await other.goto(appUrl(`/establishment/${home.eid}/alerts`))
  await whenHeard(other)
  await whenItLocksByItself(page)
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await page.getByRole('region', { name: 'Alertes en cours' }).getByText('Mme Roy').waitFor()
  await leaveAlone(page, 4)
  await page
    .getByRole('link', { name: /Mme Roy/ })
    .first()
    .waitFor()
  await leaveAlone(page, 5)
  for (const tab of [page, other]) {
    await locked(tab).waitFor()
    await tab.getByRole('listitem').getByText('Chambre 214').waitFor()
    await expect.poll(() => tab.content()).not.toContain('Mme Roy')
    await expect.poll(() => tab.title()).toBe('(1) Écran verrouillé · Vigie')
    await expectNoneBeside(
      tab.getByRole('button', { name: 'Accuser réception' }),
      tab.getByRole('listitem').getByText('Chambre 214'),
    )
  }

  await page.evaluate(() => {
    Reflect.set(window, 'sounded', 0)
    navigator.vibrate = () => Reflect.set(window, 'sounded', Reflect.get(window, 'sounded') + 1)
  })
  await home.raise('b', { room: '215', beneficiaryName: 'M. Girard' })
  await page.waitForFunction(() => Reflect.get(window, 'sounded') === 1)
  await page
    .locator('[aria-live=assertive]', { hasText: /^Alerte, Chambre 215/ })
    .waitFor({ state: 'attached' })
  expect(await page.content()).not.toContain('M. Girard')

  await page.reload()
  await locked(page).waitFor()
  await page.getByRole('listitem').getByText('Chambre 215').waitFor()
  expect(await page.content()).not.toContain('Mme Roy')
  await unlock(page, 'Un-autre-mot-2026')
  await page.getByText('Ce n’est ni votre mot de passe ni votre code.').waitFor()
  await unlock(page, home.staff.password)
  for (const tab of [page, other]) await tab.locator('[data-alert=a]').getByText('Mme Roy').waitFor()
  expectNoErrors(page)
})

test('somebody chooses a code, locks the screen by hand and opens it by the code', async () => {
  await locksAfter(5)
  const page = await home.open('', { viewport: { width: 360, height: 740 } })
  await whenItLocksByItself(page)
  await page.goto(appUrl('/profile'))
  const code = page.getByRole('region', { name: 'Code de déverrouillage' })
  await code.getByLabel('Nouveau code à 6 chiffres').fill('123456')
  await code.getByLabel('Mot de passe actuel').fill(home.staff.password)
  await code.getByRole('button', { name: 'Enregistrer le code' }).click()
  await code.getByText('Six chiffres, ni tous pareils ni à la suite').waitFor()
  await code.getByLabel('Nouveau code à 6 chiffres').fill('402817')
  await code.getByRole('button', { name: 'Enregistrer le code' }).click()
  await code.getByText('Vous avez un code.').waitFor()

  await lockByHand(page)
  await page.getByText('Aucune alerte en cours').waitFor()
  await unlock(page, '402818')
  await page.getByText('Ce n’est pas votre code.').waitFor()
  // Nothing typed is no silence either: it says what is missing, in the place of what was wrong before.
  await unlock(page, '')
  await field(page)
    .and(page.getByRole('textbox', { description: /Saisissez votre mot de passe/ }))
    .waitFor()
  await page.getByText('Ce n’est pas votre code.').waitFor({ state: 'detached' })
  await field(page).and(page.locator(':focus')).waitFor()
  await page.setViewportSize({ width: 640, height: 400 })
  await field(page).scrollIntoViewIfNeeded()
  await unlock(page, '402817')
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  // At the top, where who calls stands.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0)

  await lockByHand(page)
  const leave = page.getByRole('button', { name: 'Ce n’est pas vous? Se déconnecter' })
  const asks = page.getByRole('dialog', { name: 'Cet appareil n’avertira plus personne' })
  await home.raise('a', { beneficiaryName: 'Mme Roy' })
  await page.getByRole('listitem').getByText('Chambre 214').waitFor()
  await leave.click()
  await asks.getByText('1 alerte en cours : cet appareil cessera de sonner.').waitFor()
  await asks.getByRole('button', { name: 'Rester' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await asks.waitFor({ state: 'detached' })
  await locked(page).waitFor()
  await leave.click()
  await asks.getByRole('button', { name: 'Faire taire et déconnecter' }).click()
  await page.waitForURL(appUrl('/login'))
  await page.waitForFunction(() => localStorage.getItem('vigie.lock') === null)
  expectNoErrors(page)
})

test('what is half typed of a task is there again once the screen is unlocked, and gone once it is given up', async () => {
  await locksAfter(5)
  const bid = await home.addResident({ name: 'M. Côté', room: '215' })
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/details`)
  const open = async (name = 'Ajouter une tâche') => {
    await page.getByRole('button', { name }).click()
    await page.getByLabel('Ce qui est à faire').waitFor()
  }
  await open()
  await page.getByLabel('Ce qui est à faire').fill('Changer le pansement')
  await whenItLocksByItself(page)
  await leaveAlone(page, 60)
  await locked(page).waitFor()
  await unlock(page, nurse.password)
  await open('Continuer la tâche commencée')
  await page.getByText('Ce que vous aviez écrit ici n’est pas encore enregistré.').waitFor()
  expect(await page.getByLabel('Ce qui est à faire').inputValue()).toBe('Changer le pansement')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await open()
  expect(await page.getByLabel('Ce qui est à faire').inputValue()).toBe('')
  expectNoErrors(page)
})

test('whoever signs in elsewhere and has no password of ours is told on a locked screen what opens it', async () => {
  await locksAfter(5)
  const page = await newTab(browser)
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await fetched(route)
    const known = await response.json()
    for (const user of known.users) user.providerUserInfo = [{ providerId: 'google.com', rawId: 'alice' }]
    await route.fulfill({ response, json: known })
  })
  await signIn(page, home.staff)
  await whenItLocksByItself(page)
  await lockByHand(page)
  await page.getByText('Vous vous connectez par un autre service').waitFor()
  expectNoErrors(page)
})

test('a locked screen says of which home a room is, how often it called, and that nobody could be reached', async () => {
  await locksAfter(5)
  const second = await createHome({ name: 'Les Cèdres' })
  await join(
    second.eid,
    { uid: home.staff.uid, name: home.staff.name, role: roles.READ_WRITE },
    { roleId: roles.READ_WRITE },
  )
  const page = await home.open()
  await whenItLocksByItself(page)
  await lockByHand(page)
  await home.raise('a', { beneficiaryName: 'Mme Roy', occurrences: 3, nobodyReachedAt: Date.now() })
  const alert = page.locator('[data-alert=a]')
  await alert.getByText('Personne ne s’en occupe').waitFor()
  await alert.getByText(`Résidence ${home.eid}`).waitFor()
  await alert.getByText(/3 fois, la dernière à/).waitFor()
  await alert.getByText('Personne n’a pu être joint').waitFor()
  expect(await page.content()).not.toContain('Mme Roy')
  expectNoErrors(page)
})

test('a locked screen whose sound was turned off says so, and sounds again by one tap of whoever passes', async () => {
  await locksAfter(5)
  const page = await home.open('', { viewport: { width: 360, height: 740 }, hasTouch: true })
  await whenItLocksByItself(page)
  await withoutSound(page, home.staff.uid)
  await lockByHand(page)
  await page.getByText('Le son des alertes est coupé sur cet appareil.').waitFor()
  await page.getByRole('button', { name: 'Rétablir le son' }).tap()
  await page.getByText('Le son des alertes est coupé').waitFor({ state: 'detached' })
  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('vigie.alertSoundOffFor'))).toBeNull()
  expectNoErrors(page)
})

test('an administrator’s locked screen says from which room a call told nobody, in words that name nobody', async () => {
  await locksAfter(5)
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}`)
  await whenItLocksByItself(page)
  await lockByHand(page)
  await page.getByText('Aucune alerte en cours').waitFor()
  const now = Date.now()
  const devEui = 'a840410000000001'
  await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).set({
    establishmentId: home.eid,
    reason: 'wrongApiKey',
    firstAt: now,
    lastAt: now,
    toldAt: now,
    deviceIds: [devEui],
    gatewayIds: [],
    places: { [devEui]: { beneficiaryId: home.bid, room: '214', location: 'Lit de Mme Roy' } },
  })
  const calls = page.getByRole('region', { name: 'Appels à l’aide à vérifier' })
  await calls.getByText('Chambre 214').waitFor()
  await calls.getByText('Des appels à l’aide sont refusés').waitFor()
  await page
    .locator('[aria-live=polite]', { hasText: /^Des appels à l’aide sont refusés\. Chambre 214\.$/ })
    .waitFor({ state: 'attached' })
  await expectNoneBeside(page.getByText('Aucune alerte en cours'), calls)
  expect(await page.content()).not.toContain('Mme Roy')
  expectNoErrors(page)
})

test('offline, a locked screen says that a new alert would not show', async () => {
  await locksAfter(5)
  const page = await home.open()
  await whenItLocksByItself(page)
  await lockByHand(page)
  const none = page.getByText('Aucune alerte en cours')
  await none.waitFor()
  await page.context().setOffline(true)
  await expectNoneBeside(none, page.getByText(/L’écran n’est pas en direct/))
  await page.context().setOffline(false)
  await none.waitFor()
})

test('a tab that slept while somebody else signed in does not open the screen that they have locked', async () => {
  await locksAfter(5)
  const next = await addStaff(home, { name: 'Bruno Caron' })
  const page = await home.open()
  const asleep = await page.context().newPage()
  await asleep.goto(appUrl(`/establishment/${home.eid}`))
  await whenHeard(asleep)
  // As a tablet does with a tab out of sight: nothing in it runs.
  const halt = await page.context().newCDPSession(asleep)
  await halt.send('Debugger.enable')
  await halt.send('Debugger.pause')
  const halted = halt.send('Runtime.evaluate', { expression: '0' })

  await signOut(page)
  await signIn(page, next)
  await whenItLocksByItself(page)
  await lockByHand(page)
  const leaves = asleep.waitForURL(appUrl('/login'), { waitUntil: 'commit' })
  await halt.send('Debugger.resume')
  await Promise.all([halted, leaves])
  await locked(asleep).waitFor()
  expect(await locked(page).count()).toBe(1)
  expectNoErrors(page)
})

test('an administrator says after how long the screens lock; a relative’s does not', async () => {
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  const screens = page.getByRole('region', { name: 'Écrans partagés' })
  await screens.getByLabel('Verrouiller après').selectOption('2 minutes sans toucher')
  await screens.getByRole('button', { name: 'Enregistrer' }).click()
  await whenDocument(paths.establishment(home.eid), ({ lockAfterMinutes }) => lockAfterMinutes === 2)
  await whenItLocksByItself(page)

  const relative = await addStaff(home, {
    roleId: roles.CAREGIVER,
    member: { beneficiaryIds: [home.bid], roleId: 10 },
  })
  const theirs = await openAs(browser, relative, `/establishment/${home.eid}`)
  await whenHeard(theirs)
  await leaveAlone(theirs, 60)
  await theirs.reload()
  await whenHeard(theirs)
  await expectNone(locked(theirs))
  expectNoErrors(page)
})

test('on a tablet and wider, the way to unlock is in sight beside several calls, and below them on a phone', async () => {
  await locksAfter(5)
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: 1 } })
  const now = Date.now()
  const told = { establishmentId: home.eid, firstAt: now, lastAt: now, toldAt: now, gatewayIds: [] }
  const rooms = ['201', '203', '205', '206', '207']
  const deviceIds = rooms.map((room) => `a840410000000${room}`)
  const placed = deviceIds.map((id, index) => [
    id,
    { beneficiaryId: home.bid, room: rooms[index], location: 'Lit' },
  ])
  const refused = { ...told, deviceIds, places: Object.fromEntries(placed) }
  const reasons = ['wrongApiKey', 'unknownDevice'] as const
  await Promise.all([
    home.raise('a', { nobodyReachedAt: now }),
    home.raise('b', { room: '201' }),
    ...reasons.map((reason) =>
      db.doc(paths.notice(noticeIdOf(home.eid, reason))).set({ ...refused, reason }),
    ),
  ])
  const page = await openAs(browser, admin, `/establishment/${home.eid}`)
  await whenItLocksByItself(page)
  await lockByHand(page)
  const calls = page.getByRole('region', { name: 'Alertes en cours' })
  const button = page.getByRole('button', { name: 'Déverrouiller' })
  await page.getByRole('region', { name: 'Appels à l’aide à vérifier' }).getByText(/201/).first().waitFor()
  await button.waitFor()
  const boxes = () =>
    Promise.all(
      [calls, button].map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    )
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    const [first, opens] = await boxes()
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(opens?.x ?? 0)
    expect((opens?.y ?? 0) + (opens?.height ?? 0)).toBeLessThan(size.height)
  }
  await page.setViewportSize({ width: 400, height: 860 })
  const [first, opens] = await boxes()
  expect(first?.y ?? 0).toBeLessThan(opens?.y ?? 0)
  // Of several calls the first, whatever follows; the others are scrolled to.
  await page.setViewportSize({ width: 360, height: 640 })
  const ends = async (one: Locator) => {
    const { y = 0, height = 999 } = (await one.boundingBox()) ?? {}
    return y + height
  }
  const end = await ends(page.locator('[data-alert]').first())
  const card = await page.locator('main > :last-child').boundingBox()
  expect(end).toBeLessThanOrEqual(card?.y ?? 0)
  expect(await ends(field(page))).toBeLessThanOrEqual(640)
  expect(await ends(button)).toBeLessThanOrEqual(640)
  expectNoErrors(page)
})
