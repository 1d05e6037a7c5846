import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { appUrl, expectNoErrors, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** What has the focus, as it is called and where it lies; whether one sees that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return null
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    // A field shows it by the frame around it, a button by what lies over it.
    const isSeen =
      outlineStyle !== 'none' || boxShadow !== 'none' || element.closest('.Mui-focused, .Mui-focusVisible')
    return {
      name:
        element.getAttribute('aria-label') ??
        element.closest('label')?.textContent ??
        element.textContent ??
        '',
      field: element.getAttribute('name'),
      isSeen: Boolean(isSeen),
    }
  })

/** Goes on by Tab until something of that name has the focus, which must be seen on all on the way. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now === null || (now.name === '' && now.field === null)) continue
    expect(now.isSeen, `the focus on ${now.name || now.field}`).toBe(true)
    if (now.name.includes(wanted) || now.field === wanted) return
  }
  throw new Error(`${wanted} is not reached by Tab`)
}

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
  for (const tab of ['Licences', 'Quarts de travail', 'Utilisateurs']) {
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
