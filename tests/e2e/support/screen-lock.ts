import type { Page } from 'playwright-core'

/** Nobody touched the screen for so long: as the browser has it stored. */
export const leaveAlone = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const lock = JSON.parse(localStorage.getItem('vigie.lock') ?? '{}')
    localStorage.setItem('vigie.lock', JSON.stringify({ ...lock, touchedAt: Date.now() - ms }))
  }, minutes * 60_000)

/** Waits until the page knows after how long without touch it locks. */
export const whenItLocksByItself = (page: Page) =>
  page.waitForFunction(() => JSON.parse(localStorage.getItem('vigie.lock') ?? '{}').afterMs > 0)
