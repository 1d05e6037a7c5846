import type { Page } from 'playwright-core'

/** Tells a page that it can be seen or not, as a browser does when a phone is locked or another tab is opened. */
export async function becomes(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}
