import { afterEach, expect } from 'vitest'
import { takeViolations } from './app.ts'
import { browser } from './browser.ts'
import { describePage } from './describe-page.ts'
import { endListeners } from './left-listeners.ts'

// Of every test of every file: nobody needs to ask for it.
afterEach(async ({ task }) => {
  const failed = task.result?.state === 'fail'
  await Promise.all(
    browser.contexts().map(async (context) => {
      if (failed) for (const page of context.pages()) console.log(await describePage(page))
      await context.close()
      await endListeners(context)
    }),
  )
  expect(takeViolations()).toEqual([])
})
