import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserOptions } from '../../support/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all browser tests listens. */
    browserEndpoint: string
  }
}

/** Starts one browser for all the files of browser tests; each has its own contexts in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await browserOptions())
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
