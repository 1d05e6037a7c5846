import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, test } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newNote } from '../support/notes.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { addressesOf, screensInside } from './support/addresses.ts'
import { appUrl, newTab, openAs } from './support/app.ts'
import { faultsOn, goToPage } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { withoutSound } from './support/presses.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let admin: Staff
let bid: string
const [mid, tid] = ['slept', 'dressing']

beforeAll(async () => {
  home = await createHome({
    shifts: [{ id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }],
  })
  const administers = { roleId: roles.ADMIN, role: roles.ADMIN_ESTABLISHMENT }
  admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: administers })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  await db.doc(paths.task(home.eid, bid, tid)).set(newTask(home.eid, bid))
  await db.doc(paths.note(home.eid, bid, mid)).set(newNote(home.eid, { text: 'A bien dormi' }))
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
})

/** The page of a link to choose a password, as the e-mail of it opens it. */
async function resetPage(): Promise<string> {
  const { search } = new URL(await adminAuth.generatePasswordResetLink(admin.email))
  return `/auth/action${search}`
}

test('axe-core finds nothing to fault on the pages of whoever is signed out', async () => {
  const page = await newTab(browser)
  const pages = ['/login', '/login?expired', '/create-account', '/forgot-password', '/invitation', '/404']
  const links = ['/auth/action', '/auth/action?mode=verifyEmail&oobCode=none&lang=en', await resetPage()]
  const found: Record<string, string[]> = {}
  for (const address of [...pages, ...links]) {
    await page.goto(appUrl(address))
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What is known of a link's code.
    if (address.includes('oobCode'))
      await page.getByRole('alert').or(page.locator('form')).filter({ visible: true }).first().waitFor()
    found[address] = await faultsOn(page)
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})

test('axe-core finds nothing to fault on the page of whoever has to verify their e-mail', async () => {
  const unverified = await addStaff(home, { emailVerified: false })
  const page = await newTab(browser, { storageState: await signedInStorage(unverified, appUrl()) })
  await page.goto(appUrl('/verify-email'))
  await page.getByText(unverified.email).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

// In two halves: together they are the longest test of all by far.
test.each([0, 1])(
  'axe-core finds nothing to fault on any page of an administrator, half %i',
  async (half) => {
    const page = await openAs(browser, admin, '/establishment')
    const found: Record<string, string[]> = {}
    const addresses = screensInside({ eid: home.eid, bid, mid, tid, uid: admin.uid })
    for (const address of addresses.filter((_, index) => index % 2 === half)) {
      await goToPage(page, address)
      // That there is none is another page.
      if (address.endsWith(mid)) await page.getByText('A bien dormi').first().waitFor()
      found[address] = await faultsOn(page)
    }
    expect(Object.values(found).length).toBeGreaterThan(5)
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
  },
)

test('axe-core finds nothing to fault on what only super administrators see, in English', async () => {
  const superAdmin = await addStaff(home, { roleId: roles.ADMIN, locale: 'en' })
  const address = addressesOf({ eid: home.eid, uid: admin.uid })
  const page = await openAs(browser, superAdmin, '/establishment')
  await page.getByRole('heading', { level: 1, name: 'Establishments' }).waitFor()
  const found: Record<string, string[]> = {}
  for (const one of [
    address.licences,
    address.adminUsers,
    address.adminUser,
    address.allRefusals,
    address.generalJournal,
    address.permissions,
  ]) {
    await goToPage(page, one)
    found[one] = await faultsOn(page)
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})

test('axe-core finds nothing to fault on a locked screen that is silent, and on which a call told nobody', async () => {
  const at = Date.now()
  const notice = { establishmentId: home.eid, reason: 'unknownDevice', firstAt: at, lastAt: at, toldAt: at }
  const devices = { deviceIds: ['a840410000000001'], gatewayIds: [], places: {} }
  await db.doc(paths.notice(noticeIdOf(home.eid, 'unknownDevice'))).set({ ...notice, ...devices })
  const page = await openAs(browser, admin, '/establishment')
  await withoutSound(page, admin.uid)
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, isLocked: true }))
  })
  await page.getByRole('button', { name: 'Rétablir le son' }).waitFor()
  await page.getByText('a840410000000001').waitFor()
  expect(await faultsOn(page)).toEqual([])
})
