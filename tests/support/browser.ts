import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import packedChromium from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium on the PATH, if there is one. */
function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/**
 * How to start a real Chromium without a window: the system's or Playwright's where there is one, else the one that came
 * with the packages (Linux x64).
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const managed = chromium.executablePath()
  const found = systemChromium() ?? (existsSync(managed) ? managed : undefined)
  return {
    executablePath: found ?? (await packedChromium.executablePath()),
    // The packed one's own arguments are for a cloud function: one process for all, no web security.
    args: ['--no-sandbox'],
  }
}

/** Starts a browser; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch(await browserOptions())
}
