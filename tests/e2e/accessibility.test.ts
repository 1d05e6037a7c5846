import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { appUrl, newTab, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

declare const axe: { run(): Promise<AxeResults> }

const phone = { width: 360, height: 740 }
let source: string
let home: TestHome
let admin: Staff
let bid: string

beforeAll(async () => {
  source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
  home = await createHome()
  const administers = { roleId: roles.ADMIN, role: roles.ADMIN_ESTABLISHMENT }
  admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: administers })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  await db.doc(paths.alert(home.eid, 'a')).set(newAlert({ beneficiaryId: bid }))
})

/** What axe-core finds on a page as it is now, each fault with the elements that have it. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations, passes } = await page.evaluate(() => axe.run())
  expect(passes.length).toBeGreaterThan(10)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}

test.each(['/login', '/create-account', '/forgot-password', '/invitation', '/404'])(
  'axe-core finds nothing to fault on %s',
  async (path) => {
    const page = await newTab(browser)
    await page.goto(appUrl(path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await faultsOn(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await faultsOn(page)).toEqual([])
  },
)

test('axe-core finds nothing to fault on any page of somebody who is signed in', async () => {
  const page = await openAs(browser, admin, '/establishment')
  const inHome = ['', '/alerts', `/beneficiary/${bid}`, '/informations', '/licences', '/shifts']
  const addresses = [
    '/establishment',
    ...[...inHome, '/users', '/devices', '/refusals', '/journal'].map(
      (path) => `/establishment/${home.eid}${path}`,
    ),
    '/new-establishment',
    '/profile',
    '/settings',
    '/admin/establishments',
    '/admin/users',
    `/admin/user/${admin.uid}`,
    '/admin/journal',
    '/admin/permissions',
  ]
  const found: Record<string, string[]> = {}
  for (const address of addresses) {
    await page.goto(appUrl(address))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await whenHeard(page)
    await page.locator('[data-loading]').waitFor({ state: 'detached' })
    for (const size of [{ width: 1280, height: 860 }, phone]) {
      await page.setViewportSize(size)
      const faults = await faultsOn(page)
      if (faults.length > 0) found[`${address} at ${size.width}`] = faults
    }
  }
  expect(found).toEqual({})
})

test('axe-core finds nothing to fault in the windows that pages open', async () => {
  await home.addMember({ user: { displayName: 'Nadia Fortin' } })
  const page = await openAs(browser, admin, '/establishment')
  const inHome = (path: string) => `/establishment/${home.eid}/${path}`
  const windows = [
    [inHome('users'), 'Inviter une personne'],
    [inHome('users'), 'Changer le niveau d’accès de Nadia Fortin'],
    [inHome('users'), 'Retirer l’accès de Nadia Fortin'],
    [inHome('devices'), 'Ajouter un appareil'],
    [inHome('devices'), 'Importer un fichier'],
    [inHome('shifts'), 'Ajouter un quart'],
    [inHome('informations'), 'Rendre inactif'],
    [inHome('informations'), 'Nouvelle clé d’API'],
    ['/admin/users', 'Inviter une personne'],
  ] as const
  const found: Record<string, string[]> = {}
  for (const [address, button] of windows) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(appUrl(address))
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await page.getByRole('dialog').waitFor()
    for (const size of [{ width: 1280, height: 860 }, phone]) {
      await page.setViewportSize(size)
      // What is still fading in has other colours.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      )
      const faults = await faultsOn(page)
      if (faults.length > 0) found[`${button} at ${size.width}`] = faults
    }
    // By keyboard one gets out of each again, to the button that opened it.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName), button).toBe('BUTTON')
  }
  expect(found).toEqual({})
})

test('axe-core finds nothing to fault on a locked screen', async () => {
  const page = await openAs(browser, admin, '/establishment')
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, isLocked: true }))
  })
  await page.getByRole('heading', { name: 'Écran verrouillé' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await faultsOn(page)).toEqual([])
})
