import type { Page } from 'playwright-core'

/** What a page shows in words, for whoever reads why a test failed on it. */
export async function describePage(page: Page): Promise<string> {
  try {
    return `On screen at ${page.url()}:\n${await page.locator('body').ariaSnapshot({ timeout: 5_000 })}`
  } catch (error) {
    return `Nothing to be read at ${page.url()}: ${error}`
  }
}
