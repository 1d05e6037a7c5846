import type { Page } from 'playwright-core'
import { type Credentials, openAs } from './app.ts'
import { browser } from './browser.ts'

/**
 * Opens a page of the administration as a super administrator does, by its link. With a key: the alerts of every home stand above, and as they come and go they
 * move the link away between the press of a mouse and its release, which is no click then.
 */
export async function openAdministration(person: Credentials, link: string): Promise<Page> {
  const page = await openAs(browser, person, '/admin/establishments')
  await page.getByRole('link', { name: link, exact: true }).press('Enter')
  return page
}
