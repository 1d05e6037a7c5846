import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserOptions } from '../../support/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserOptions: { executablePath: string; args: string[] }
    /** For what browsers and their workers keep on the disk meanwhile. */
    browserFolder: string
  }
}

/** Has the browser of the packages unpacked before the workers start theirs, and takes away at the end what those leave behind: a worker is killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { executablePath = '', args = [] } = await browserOptions()
  const folder = await mkdtemp(join(tmpdir(), 'vigie-browsers-'))
  project.provide('browserOptions', { executablePath, args })
  project.provide('browserFolder', folder)
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
