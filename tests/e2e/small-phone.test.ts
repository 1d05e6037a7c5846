import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { homeWithAlerts } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }
const longName = 'Mme Marie-Madeleine-Élisabeth Vaillancourt-Charbonneau'

let home: TestHome
let bid: string
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: longName, room: '214' })
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whether nothing lies over an element where it is: asked at its middle, near its top and near its foot. */
const isClear = (element: Locator) =>
  element.evaluate((it) => {
    const { left, width, top, bottom } = it.getBoundingClientRect()
    return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y)
      return there !== null && (it.contains(there) || there.contains(it))
    })
  })

test.each([640, 300])(
  'who can read a note is read before it is saved, on a phone %i px high',
  async (height) => {
    const nurse = await addStaff(home, { roleId: roles.NURSE })
    await addStaff(home, { name: 'Priya Sharma', roleId: roles.NURSE })
    const address = `/establishment/${home.eid}/beneficiary/${bid}/details`
    const page = await openAs(browser, nurse, address, { viewport: { width: 360, height } })
    await page.getByRole('button', { name: 'Écrire une note' }).last().click()
    const form = page.locator('form[data-draft]')
    const readers = form.getByRole('status')
    await readers.getByText('Priya Sharma').waitFor()
    const box = form.getByRole('textbox')
    for (let line = 1; line < 9; line += 1) await box.pressSequentially(`Ligne ${line}\n`)
    await box.pressSequentially('Dernière ligne')
    // The last line is being typed: its letters, which end 4 px above the line’s own foot, are above the bar at the screen’s.
    const letters = (await box.evaluate((field) => field.getBoundingClientRect().bottom)) - 4
    const bar = await page.getByRole('navigation').last().boundingBox()
    expect(letters).toBeLessThanOrEqual(Math.min(height, bar?.y ?? height))
    // Whoever goes on to the button comes past the names, and reads them still.
    const save = form.getByRole('button', { name: 'Enregistrer' })
    await save.focus()
    expect(await isClear(save)).toBe(true)
    expect(await isClear(readers)).toBe(true)
    const namesEnd = await readers.evaluate((it) => it.getBoundingClientRect().bottom)
    expect(namesEnd).toBeLessThanOrEqual((await save.boundingBox())?.y ?? 0)
    expectNoErrors(page)
  },
)

test.each([
  ['a phone', phone.viewport],
  ['a tablet held upright', { width: 768, height: 640 }],
])(
  'on %s the bar at the foot covers neither what has the focus, all the way through a long page, nor its end',
  async (_name, viewport) => {
    for (let one = 0; one < 6; one += 1) await home.addResident({ name: `Mme Numéro ${one}`, room: `${one}` })
    const nurse = await addStaff(home, { roleId: roles.NURSE })
    const page = await openAs(browser, nurse, `/establishment/${home.eid}`, { ...phone, viewport })
    await page.locator('[data-resident]').nth(6).waitFor()
    await whenHeard(page)
    const bar = page.getByRole('navigation').last()
    const passed: string[] = []
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab')
      const now = await bar.evaluate((nav) => {
        const it = document.activeElement
        if (it === null || it === document.body) return null
        const { top, bottom, height } = it.getBoundingClientRect()
        const edge = nav.getBoundingClientRect().top
        return { isBar: nav.contains(it), name: it.textContent ?? '', top, foot: bottom, edge, height }
      })
      if (now === null || now.isBar) break
      passed.push(now.name)
      expect(now.foot, now.name).toBeLessThanOrEqual(now.edge)
    }
    expect(passed.length).toBeGreaterThan(20)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await page.locator('main > :last-child').evaluate((it) => it.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  },
)

test('a window that fills a phone says whose record is written in, and the browser’s tab does not', async () => {
  const admin = await addStaff(home, { roleId: roles.ADMIN_ESTABLISHMENT, member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/beneficiary/${bid}/details`, phone)
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une tâche' })
  await dialog.getByText(`214 · ${longName}`).waitFor()
  expect(await page.title()).not.toContain('Vaillancourt')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  expectNoErrors(page)
})

test('a name that is long goes on below at the top of the page, in two lines at most on a phone, where it is heard whole', async () => {
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}`, {
    viewport: { width: 1280, height: 800 },
  })
  const title = page.getByRole('heading', { level: 1 })
  await title.getByText(longName).waitFor()
  expect(await title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1)
  expect(await title.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const lines = () =>
    title.evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight))
  expect(await lines()).toBeLessThan(2.5)
  expect(await title.textContent()).toContain(longName)
})

test('whoever only reads is not asked to note how a resident is', async () => {
  const member = { beneficiaryIds: [bid], roleId: roles.READ_ONLY }
  const reader = await addStaff(home, { roleId: roles.READ_ONLY, member })
  const page = await openAs(browser, reader, `/establishment/${home.eid}/beneficiary/${bid}`, phone)
  await page.getByRole('img', { name: 'Humeur : rien de noté' }).waitFor()
  await expectNone(page.getByText('à noter'))
})

test('lines show many more residents of a home on a phone than cards', async () => {
  for (let one = 0; one < 6; one += 1) await home.addResident({ name: `Mme Numéro ${one}`, room: `${one}` })
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`, phone)
  const first = page.locator('[data-resident]', { hasText: 'Mme Numéro 1' })
  const tall = async () => {
    await first.getByRole('button').first().waitFor()
    await whenHeard(page)
    return (await first.boundingBox())?.height ?? 0
  }
  const card = await tall()
  await page.getByRole('button', { name: 'Ordre et affichage' }).click()
  await page.getByRole('menuitemradio', { name: 'En lignes' }).click()
  await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' })
  expect(await tall()).toBeLessThan(card * 0.65)
  for (const button of await first.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a locked screen of 360 px shows two alerts and the way to unlock it, none of them cut', async () => {
  const alerted = await homeWithAlerts()
  await db.doc(paths.establishment(alerted.eid)).update({ lockAfterMinutes: 5 })
  for (const id of ['one', 'two']) await alerted.raise(id)
  const page = await alerted.open('', phone)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
  const unlock = page.getByRole('button', { name: 'Déverrouiller' })
  await unlock.waitFor()
  for (const part of [page.locator('[data-alert]').first(), page.locator('[data-alert]').last(), unlock]) {
    const { x = -1, width = 0, y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(352)
    expect(y + height).toBeLessThanOrEqual(640)
  }
})

test('Back on a phone closes whatever is open over the page, and stays on the page; what was gone to from there is gone back from at once', async () => {
  const admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/today`, phone)
  const isOn = (path: string) =>
    expect(new URL(page.url()).pathname).toBe(`/establishment/${home.eid}${path}`)
  const closedByBack = async (opener: string, path: string, opened: 'dialog' | 'menu' = 'dialog') => {
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole(opened).waitFor()
    await page.goBack()
    await page.getByRole(opened).waitFor({ state: 'detached' })
    isOn(path)
    await page.getByRole('button', { name: opener }).and(page.locator(':focus')).waitFor()
  }
  await page.getByRole('link', { name: 'Résidents' }).click()
  await page.getByRole('button', { name: 'Ordre et affichage' }).waitFor()
  await closedByBack('Rechercher', '')
  await closedByBack('Votre compte', '', 'menu')
  await closedByBack('Ordre et affichage', '', 'menu')

  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('combobox').fill('Vaillancourt')
  await page.getByRole('option', { name: longName }).click()
  await page.getByRole('tab', { name: 'Détails' }).click()
  const details = `/beneficiary/${bid}/details`
  // They come above the tasks, and would move the button away under the pointer.
  await page.getByRole('heading', { name: '14 derniers jours' }).waitFor()
  await closedByBack('Ajouter une tâche', details)
  // What was typed is asked about first; a second Back goes on with it.
  await page.getByRole('button', { name: 'Ajouter une tâche' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Boire')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Continuer la saisie' }).waitFor()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Annuler' }).waitFor()
  isOn(details)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Perdre ce qui est saisi' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('tab', { name: 'Détails', selected: false }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Ordre et affichage' }).waitFor()
  isOn('')
  // Forward leads where it did before, and what was open when the page was loaded anew holds Back up no longer.
  await page.goForward()
  await page.getByRole('tab', { name: 'Détails', selected: false }).waitFor()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('dialog').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Détails', selected: false }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Ordre et affichage' }).waitFor()
  isOn('')
  expectNoErrors(page)
})
