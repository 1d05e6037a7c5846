import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserOptions } from '../../support/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all browser tests listens. */
    browserEndpoint: string
  }
}

/** No page of a test lives long enough to win back what it costs to optimise its code, and to clean its memory on threads of their own. */
const forShortLives = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16'

/** Starts one browser for all the files of browser tests; each has its own contexts in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { args = [], ...options } = await browserOptions()
  const server = await chromium.launchServer({ ...options, args: [...args, forShortLives] })
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
