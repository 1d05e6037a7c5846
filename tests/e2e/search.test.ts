import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

const mark = `zq${crypto.randomUUID().slice(0, 6)}`

test('a nurse finds a resident by keyboard from any page, and no address ever says whom she looks for', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: `Mme Élise ${mark}`, room: '214' })
  const former = await home.addResident({ name: `M. Élie ${mark}`, room: '3', state: 'archived' })
  await home.addDevice(bid, 'NOVIKA-LW-BANDE', `Lit ${mark}`)
  const page = await openAs(browser, await addStaff(home), '/establishment')
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))

  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Résident, chambre, appareil ou personne' })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(`${mark}`)
  const options = page.getByRole('option')
  await page.getByRole('status').filter({ hasText: '3 résultats' }).waitFor()
  expect(await options.allInnerTexts()).toEqual([
    expect.stringContaining(`214 · Mme Élise ${mark}`),
    expect.stringMatching(new RegExp(`3 · M. Élie ${mark}\\s+archivé`)),
    expect.stringContaining(`Bande de lit · Lit ${mark}`),
  ])
  expect(await faultsOn(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${former}`))
  await page.getByRole('heading', { level: 1, name: `M. Élie ${mark}` }).waitFor()

  // A "/" that is typed is a letter, and the words come in any order.
  await page.keyboard.press('/')
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(`214/${mark.toUpperCase()} elis`)
  await page.getByRole('status').filter({ hasText: '1 résultat' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}`))
  const decoded = seen.map((each) => decodeURIComponent(each))
  expect(decoded.some((each) => each.endsWith('/api/search'))).toBe(true)
  expect(decoded.filter((each) => each.toLowerCase().includes(mark))).toEqual([])
  expectNoErrors(page)
})

test('a page that comes late takes nothing from who has begun to look for somebody meanwhile', async () => {
  const home = await createHome()
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`)
  const field = page.getByRole('combobox')
  // Its code is there from now on: it opens before the page that was asked for first.
  await page.keyboard.press('/')
  await field.press('Escape')
  await field.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'À faire' }).evaluate((link: HTMLElement) => {
    link.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
  })
  await field.and(page.locator(':focus')).waitFor()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/today`))
  await page.locator('h1', { hasText: 'À faire' }).waitFor()
  await page.keyboard.type('214')
  expect(await field.inputValue()).toBe('214')
})

test('on a phone the search is behind an icon; it says when nothing matches, and when it failed', async () => {
  const home = await createHome()
  await home.addResident({ name: `Mme ${mark}`, room: '1' })
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, {
    viewport: { width: 360, height: 740 },
  })
  const icon = page.getByRole('button', { name: 'Rechercher', exact: true })
  expect((await icon.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await icon.click()
  const field = page.getByRole('combobox')
  await field.fill('introuvable')
  await page.getByText('Rien ne correspond').waitFor()
  await page.route('**/api/search', (route) => route.abort())
  await field.fill(mark)
  await page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' }).waitFor()
  await page.unroute('**/api/search')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('option').filter({ hasText: mark }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await field.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await icon.and(page.locator(':focus')).waitFor()
})
