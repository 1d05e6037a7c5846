import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { appUrl, expectNoErrors, newTab, openAs, submitSignIn } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { middleOf, nowOn, tapAt, whenSteady } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})

/** Presses twice where a button is, as a finger does that does not look again; the answer to the first comes after the second. */
async function pressTwice(page: Page, asked: string): Promise<void> {
  const button = page.locator('button[type=submit]')
  let answer = () => {}
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(asked, async (route) => {
    await isPressed
    await route.continue()
  })
  await whenSteady(button)
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const point = [x + width / 2, y + height / 2] as const
  const isAsked = page.waitForRequest(asked)
  await page.mouse.click(...point)
  await isAsked
  expect(await button.boundingBox()).toMatchObject({ y })
  await page.mouse.click(...point)
  answer()
}

test('a screen that was not unlocked at first is not signed out of by a double tap', async () => {
  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, '/establishment')
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, isLocked: true }))
  })
  const field = page.getByLabel('Votre mot de passe ou votre code à 6 chiffres')
  // What is told above the field as it is heard moves what is to be pressed.
  await whenHeard(page)
  await field.fill('Faux!2026')
  await page.keyboard.press('Enter')
  await page.getByText('Ce n’est ni votre mot de passe ni votre code.').waitFor()
  await field.fill('Faux!2027')
  await pressTwice(page, '**/accounts:signInWithPassword?**')
  await page.getByText('Ce n’est ni votre mot de passe ni votre code.').waitFor()
  expect(page.url()).toBe(appUrl('/establishment'))
  await page.unroute('**/accounts:signInWithPassword?**')
  await field.fill(nurse.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Établissements' }).waitFor()
  expectNoErrors(page)
})

test('whoever was not signed in at first is not sent to another provider by a double tap', async () => {
  const nurse = await addStaff(home)
  const page = await newTab(browser)
  await page.goto(appUrl('/login'))
  await submitSignIn(page, { ...nurse, password: 'Faux!2026' })
  await page.getByText('Courriel ou mot de passe incorrect.').waitFor()
  await page.locator('input[name=password]').fill(nurse.password)
  await pressTwice(page, '**/accounts:signInWithPassword?**')
  await page.waitForURL(appUrl('/establishment'))
})

test('on a phone the second of two taps that close a window over the page leads nowhere', async () => {
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const address = `/establishment/${home.eid}/beneficiary/${bid}/details`
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const page = await openAs(browser, await addStaff(home), address, phone)
  await page.getByRole('button', { name: 'Ajouter une tâche' }).tap()
  const form = page.getByRole('dialog', { name: 'Ajouter une tâche' })
  const cancel = form.getByRole('button', { name: 'Annuler' })
  await cancel.tap({ trial: true })
  const { x, y } = await middleOf(cancel)
  const at = await nowOn(page)
  await tapAt(page, { x, y }, at)
  await form.waitFor({ state: 'detached' })
  const isPlace = () =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('nav a') != null, [
      x,
      y,
    ] as const)
  // One of the main places is where the button was.
  expect(await isPlace()).toBe(true)
  await tapAt(page, { x, y }, at + 200)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(page.url()).toBe(appUrl(address))
  expectNoErrors(page)
})

test('a press on the button of a form counts though leaving a field shows what is wrong with it', async () => {
  const page = await openAs(browser, await addStaff(home), '/profile')
  const current = page.getByLabel('Mot de passe actuel').first()
  await page.getByLabel('Nouveau mot de passe').fill('court')
  const button = page.getByRole('button', { name: 'Changer le mot de passe' })
  await button.scrollIntoViewIfNeeded()
  await whenSteady(button)
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
  await page.mouse.click(x + 4, y + 4)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current')
  await page.getByText('Inscrivez un mot de passe.').first().waitFor()
  expect(await current.getAttribute('aria-invalid')).toBe('true')
  expectNoErrors(page)
})
