import type { Browser, Page } from 'playwright-core'
import type { RelayedApp } from '../../e2e/support/relayed-app.ts'
import { signedInStorage } from '../../e2e/support/session.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import type { BigHome } from './big-home.ts'
import { countDocuments } from './documents-read.ts'
import { type Frames, scrolledFrames } from './frames.ts'
import { paintedAfter } from './painted.ts'

/** What it costs to have the residents of a home before one. */
export interface HomeTimes {
  /** From a load of the page, its code in the browser's cache, until all can be seen, found and opened. */
  loadedMs: Percentiles | null
  /** The same from the tap on the home in the list of homes. */
  openedMs: Percentiles | null
  documentsRead: number
  /** From a letter that is typed until those whom it means are there. */
  filteredMs: Percentiles | null
}

const tries = 7
/** Each leaves some of the residents. */
const typed = ['2', '3', '4', '5', 't', 'g', 'b', 'f', 'l', 'u'] as const

const isWhole = (count: number) =>
  document.querySelectorAll('[data-resident]').length === count &&
  document.querySelector('[data-wait=none]') !== null &&
  document.querySelector('[data-loading]') === null

/** Looks at a home and leaves it open, on the page that is handed back. */
export async function lookAtHome(
  browser: Browser,
  { origin, firestore }: RelayedApp,
  { eid, name, residents, nurses }: BigHome,
): Promise<{ page: Page; times: HomeTimes; scrolling: Frames }> {
  const context = await browser.newContext({
    storageState: await signedInStorage(nurses[0], origin),
    viewport: { width: 1280, height: 860 },
  })
  const page = await context.newPage()
  const address = `${origin}/establishment/${eid}`
  const whole = () => page.waitForFunction(isWhole, residents.length)
  await page.goto(address)
  await whole()

  const loaded: number[] = []
  let documentsRead = 0
  for (let index = 0; index < tries; index += 1) {
    const reads = countDocuments(firestore)
    await page.goto(address)
    await whole()
    loaded.push(await page.evaluate(() => performance.now()))
    documentsRead = Math.max(documentsRead, reads.count())
  }
  const opened: number[] = []
  for (let index = 0; index < tries; index += 1) {
    await page.goto(`${origin}/establishment`)
    const link = page.getByRole('link', { name })
    await link.waitFor()
    opened.push(await paintedAfter(page, 'click', () => link.click(), isWhole, residents.length))
  }
  const filtered: number[] = []
  for (const letter of typed) {
    await page.getByRole('searchbox').fill('')
    await whole()
    const isNarrow = (all: number) => document.querySelectorAll('[data-resident]').length < all
    filtered.push(
      await paintedAfter(page, 'input', () => page.keyboard.type(letter), isNarrow, residents.length),
    )
  }
  await page.getByRole('searchbox').fill('')
  await whole()
  const scrolling = await scrolledFrames(page)
  const [loadedMs, openedMs, filteredMs] = [loaded, opened, filtered].map(percentilesOf)
  return {
    page,
    times: { loadedMs, openedMs, documentsRead, filteredMs } as HomeTimes,
    scrolling,
  }
}
