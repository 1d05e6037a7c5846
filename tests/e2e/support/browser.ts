import { chromium } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { describePage } from './describe-page.ts'
import { endListeners } from './left-listeners.ts'

/** The browser, as this file's tests see it. */
export const browser = await chromium.connect(inject('browserEndpoint'))

afterEach(async ({ task }) => {
  const failed = task.result?.state === 'fail'
  await Promise.all(
    browser.contexts().map(async (context) => {
      if (failed) for (const page of context.pages()) console.log(await describePage(page))
      await context.close()
      await endListeners(context)
    }),
  )
})
afterAll(() => browser.close())
