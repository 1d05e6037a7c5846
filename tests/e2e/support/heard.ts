import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until everything that the page listens to has been heard from the server: what is not there then is not. */
export async function whenHeard(page: Page): Promise<void> {
  await page.locator('[data-wait=none]').waitFor({ state: 'attached' })
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' })
}

/** Fails if something is on the page once all of it is there. */
export async function expectNone(found: Locator): Promise<void> {
  await whenHeard(found.page())
  expect(await found.count(), found.page().url()).toBe(0)
}

/** Fails if something is on the page once something else is there that comes with it, or after it. */
export async function expectNoneBeside(found: Locator, there: Locator): Promise<void> {
  await there.waitFor()
  expect(await found.count(), found.page().url()).toBe(0)
}

/** Waits until what a page has done by now is on screen, and what watches the screen has been told. */
export const whenPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
