import { chromium } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { endListeners } from './left-listeners.ts'

/** The browser, as this file's tests see it. */
export const browser = await chromium.connect(inject('browserEndpoint'))

afterEach(async () => {
  await Promise.all(
    browser.contexts().map(async (context) => {
      await context.close()
      await endListeners(context)
    }),
  )
})
afterAll(() => browser.close())
