import { startRelayedApp } from '../../e2e/support/relayed-app.ts'
import { launchBrowser } from '../../support/browser.ts'
import type { Percentiles } from '../percentiles.ts'
import { bigHome } from './big-home.ts'
import { type SearchTimes, timeSearch } from './find-residents.ts'
import type { Frames } from './frames.ts'
import { type HomeTimes, lookAtHome } from './look-at-home.ts'
import { lookAtResidents, type ResidentTimes } from './look-at-residents.ts'
import { timeMoods } from './moods.ts'

/** How a home of many residents is to work with. */
export interface CareResult {
  residents: number
  home: HomeTimes
  scrolling: Frames
  resident: ResidentTimes
  /** From the tap that records a mood until another browser has painted it. */
  moodSeenMs: Percentiles | null
  search: SearchTimes
}

const residents = 500
const searched = 10_000
/** Away from the suite's own ports. */
const relaysAt = 3_000

/** Works in a home of 500 residents with a browser, and looks for residents among 10,000. Expects a warm suite. */
export async function benchCare(): Promise<CareResult> {
  const home = await bigHome(residents)
  const app = await startRelayedApp(relaysAt)
  const browser = await launchBrowser()
  try {
    const { page, times, scrolling } = await lookAtHome(browser, app, home)
    const resident = await lookAtResidents(page, app, home)
    await page.context().close()
    const moodSeenMs = await timeMoods(browser, home)
    // Last: Google's emulator looks at every document for every open query at every commit.
    await browser.close()
    return { residents, home: times, scrolling, resident, moodSeenMs, search: await timeSearch(searched) }
  } finally {
    await browser.close()
    await app.cut()
  }
}
