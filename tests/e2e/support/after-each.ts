import { afterEach, expect } from 'vitest'
import { takeViolations } from './app.ts'
import { browser } from './browser.ts'
import { describePage } from './describe-page.ts'
import { endListeners } from './left-listeners.ts'
import { takeBack, usedContexts } from './lent-tabs.ts'

// Of every test of every file: nobody needs to ask for it.
afterEach(async ({ task }) => {
  const errors = task.result?.errors ?? []
  const described: string[] = []
  await Promise.all(
    usedContexts(browser.contexts()).map(async (context) => {
      if (errors.length > 0) described.push(...(await Promise.all(context.pages().map(describePage))))
      if (errors.length > 0 || !(await takeBack(context))) await context.close()
      await endListeners(context)
    }),
  )
  // Beside the error, and not only on the console: the end of a long run is all that is kept of some.
  if (described.length > 0) throw new Error(described.join('\n'))
  expect(takeViolations()).toEqual([])
})
