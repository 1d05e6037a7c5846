import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import packedChromium from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium on the PATH, if there is one. */
function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** The one that came with the packages, for Linux x64; undefined on a machine that cannot run it. */
async function packedIfItRuns(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const program = await packedChromium.executablePath()
  return promisify(execFile)(program, ['--version']).then(
    () => program,
    () => undefined,
  )
}

/**
 * How to start a real Chromium without a window: the one that came with the packages, which is the same everywhere and has no window
 * at all. One of the system's or of Playwright's draws its own around every page where nobody sees it, which took three quarters of
 * the time of a test (docs/adr/0084-tests-bring-their-browser.md).
 */
export async function browserOptions(): Promise<LaunchOptions> {
  return {
    executablePath: (await packedIfItRuns()) ?? systemChromium() ?? chromium.executablePath(),
    // The packed one's own arguments are for a cloud function: one process for all, no web security.
    args: ['--no-sandbox'],
  }
}

/** Starts a browser; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch(await browserOptions())
}
