import { chromium } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'

/** The browser, as this file's tests see it. */
export const browser = await chromium.connect(inject('browserEndpoint'))

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(() => browser.close())
