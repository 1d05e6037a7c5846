import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { addressesInside, adminAddresses } from './support/addresses.ts'
import { appUrl, expectNoErrors, goWithin, newTab, openAs, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { signedInStorage } from './support/session.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})

const administration = (page: Page) => page.getByRole('heading', { level: 1, name: 'Administration' })
const ownHome = (page: Page) => page.getByRole('heading', { level: 2, name: `Résidence ${home.eid}` })

/** Opens an address as somebody who is not expected to stay there. */
async function goAs(person: Staff, path: string): Promise<Page> {
  const page = await newTab(browser, { storageState: await signedInStorage(person, appUrl()) })
  await page.goto(appUrl(path))
  return page
}

const operatorOf = async (of: TestHome) => {
  const operator = await addStaff(of, { member: { state: 'refused' } })
  await db.doc(paths.user(operator.uid)).update({ roleId: null, operator: true })
  return operator
}

test.each([
  ['a super administrator', () => addStaff(home, { roleId: roles.ADMIN })],
  ['an account of the operator’s, without a role', () => operatorOf(home)],
  ['an administrator of establishments', () => addStaff(home, { roleId: 2, member: { roleId: 1, role: 2 } })],
  ['a nurse who administers the home', () => addStaff(home, { roleId: 4, member: { roleId: 1, role: 4 } })],
])('%s enters /admin, and finds the home there', async (_who, make) => {
  const page = await openAs(browser, await make(), '/admin')
  await page.waitForURL(appUrl('/admin/establishments'))
  await administration(page).waitFor()
  await ownHome(page).waitFor()
  expectNoErrors(page)
})

test.each([
  ['a nurse', () => addStaff(home, { roleId: 4, member: { role: 4 } })],
  [
    'somebody without a role whom the operator did not make',
    async () => {
      const nobody = await addStaff(home)
      await db.doc(paths.user(nobody.uid)).update({ roleId: null })
      return nobody
    },
  ],
])(
  '%s is led from every page under /admin to their establishments, and is not offered it',
  async (_who, make) => {
    const page = await goAs(await make(), '/admin/establishments')
    await page.waitForURL(appUrl('/establishment'))
    await ownHome(page).waitFor()
    for (const path of adminAddresses(home)) {
      await goWithin(page, path)
      await page.waitForFunction(() => location.pathname === '/establishment')
    }
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).waitFor()
    await expectNone(page.getByRole('menuitem', { name: 'Administration' }))
    expectNoErrors(page)
  },
)

test('an administrator goes to /admin by the menu, and is led out when the right is taken away', async () => {
  const admin = await addStaff(home, { roleId: 2, member: { roleId: 1, role: 2 } })
  const elsewhere = await createHome()
  await db.doc(paths.member(elsewhere.eid, admin.uid)).set({
    uid: admin.uid,
    displayName: admin.name,
    establishmentName: elsewhere.eid,
    roleId: 10,
    role: 2,
    state: 'accepted',
    beneficiaryIds: [],
  })
  const page = await openAs(browser, admin, '/establishment')
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await administration(page).waitFor()
  await ownHome(page).waitFor()
  // One that they only read is not theirs to administer.
  await expectNone(page.getByRole('heading', { level: 2, name: `Résidence ${elsewhere.eid}` }))
  const batch = db.batch()
  batch.update(db.doc(paths.user(admin.uid)), { roleId: 4 })
  batch.update(db.doc(paths.member(home.eid, admin.uid)), { roleId: 10, role: 4 })
  batch.update(db.doc(paths.member(elsewhere.eid, admin.uid)), { role: 4 })
  await batch.commit()
  await page.waitForURL(appUrl('/establishment'))
  await ownHome(page).waitFor()
  expectNoErrors(page)
})

/** Every address that is for somebody in particular. */
const addresses = () => ['/', '/login', '/create-account', '/forgot-password', ...addressesInside(home)]

test('whoever has not verified their e-mail reaches nothing but the page that asks for it', async () => {
  const unverified = await addStaff(home, { roleId: roles.ADMIN, emailVerified: false })
  const page = await goAs(unverified, '/verify-email')
  for (const path of addresses()) {
    await page.goto(appUrl(path))
    await page.waitForURL(appUrl('/verify-email'))
    await page.getByText(unverified.email).waitFor()
  }
  expectNoErrors(page)
})

test('whoever is not signed in is led from every page to /login, and by it to the page they came for', async () => {
  const attendant = await addStaff(home)
  const page = await newTab(browser)
  for (const path of [...addresses(), '/verify-email']) {
    if (['/create-account', '/forgot-password'].includes(path)) continue
    await page.goto(appUrl(path))
    await page.waitForURL(appUrl('/login'))
    await page.locator('input[name=email]').waitFor()
  }
  const alert = `/establishment/${home.eid}/alerts/of-last-year`
  await page.goto(appUrl(alert))
  await submitSignIn(page, attendant)
  // Nor is it left there: one that is not in progress is led on to its record.
  await page.waitForURL(appUrl(`${alert}/record`))
  await page.getByText('Cette alerte n’existe pas').waitFor()
  await page.getByRole('link', { name: 'Toutes les alertes' }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/alerts/history`))
  expectNoErrors(page)
})

test('nothing of a page for administrators is there before it is known who looks at it', async () => {
  const nurse = await addStaff(home, { roleId: 4, member: { role: 4 } })
  const page = await newTab(browser, { storageState: await signedInStorage(nurse, appUrl()) })
  const seen: string[] = []
  await page.exposeFunction('sawTitle', (title: string) => seen.push(title))
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('main h2')?.textContent
      if (title) Reflect.get(globalThis, 'sawTitle')(`${location.pathname} ${title}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.goto(appUrl('/admin/establishments'))
  await page.waitForURL(appUrl('/establishment'))
  await whenHeard(page)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.filter((one) => one.startsWith('/admin'))).toEqual([])
  expectNoErrors(page)
})
