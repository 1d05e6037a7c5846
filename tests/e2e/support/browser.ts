import { statfs } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'

/** No page of a test lives long enough to win back what it costs to optimise its code, and to clean its memory on threads of their own. */
const forShortLives = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=16'

/** Enough for the browsers of all workers; a container may have 64 MB, with which their pages crash. */
const enoughShared = 1024 ** 3

/** Whether processes can share memory that is on no disk, with room for the browsers: so it is on most of Linux. */
async function hasSharedMemory(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { bavail, bsize } = await statfs('/dev/shm')
  return bavail * bsize >= enoughShared
}

const { executablePath, args } = inject('browserOptions')
process.env.TMPDIR = inject('browserFolder')

/**
 * The browser of this worker's tests, which ends with it; what a test left open in it is closed after each (after-each.ts).
 * Why each worker has one: docs/adr/0090-a-browser-for-each-worker.md.
 */
export const browser = await chromium.launch({
  executablePath,
  args: [...args, forShortLives],
  ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
  // The worker is told to end by that signal, and need not wait for it.
  handleSIGTERM: false,
})
