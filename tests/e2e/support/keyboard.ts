import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { whenSteady } from './presses.ts'

/** Waits until something has the focus. */
export const whenFocused = (found: Locator) => found.and(found.page().locator(':focus')).waitFor()

/** Presses a button as whoever has come to it by Tab. */
export async function press(button: Locator): Promise<void> {
  await whenSteady(button)
  await button.press('Shift')
  await button.press('Enter')
}

/** What has the focus, as it is called and where it lies; whether one sees that it has it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    // Behind the last and before the first there is the page itself.
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    // A field shows it by the frame around it, a button by what lies over it.
    const isSeen =
      outlineStyle !== 'none' || boxShadow !== 'none' || element.closest('.Mui-focused, .Mui-focusVisible')
    return {
      // A space before a colon does not break.
      name: (
        element.getAttribute('aria-label') ??
        element.closest('label')?.textContent ??
        element.textContent ??
        ''
      ).replaceAll(/\s/g, ' '),
      field: element.getAttribute('name'),
      isSeen: Boolean(isSeen),
      /** Not so a dialog as a whole, to which the focus is led back. */
      takesKeys: element.tabIndex >= 0,
    }
  })

/** Goes past what stands above a page: a super administrator has the alerts of every home there, and these come and go under the focus. */
export const goToContent = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')

/** Goes on by Tab until something of that name has the focus, which must be seen on all on the way. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (!now?.takesKeys || (now.name === '' && now.field === null)) continue
    expect(now.isSeen, `the focus on ${now.name || now.field}`).toBe(true)
    if (now.name.includes(wanted) || now.field === wanted) return
  }
  throw new Error(`${wanted} is not reached by Tab`)
}

/** Goes by Tab to something of that name and opens it. */
export async function open(page: Page, wanted: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Goes by Tab to a field and types into it, in the place of what it held. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
