import type { Page } from 'playwright-core'
import type { RelayedApp } from '../../e2e/support/relayed-app.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { type BigHome, opened as residentsOpened } from './big-home.ts'
import { countDocuments } from './documents-read.ts'
import { paintedAfter } from './painted.ts'

/** What it costs to open a resident. */
export interface ResidentTimes {
  /** From the tap on their card until their day is there. */
  openedMs: Percentiles | null
  documentsRead: number
}

const isDay = (room: string) =>
  document.querySelector('h1')?.textContent?.startsWith(room) === true &&
  document.querySelector('[data-event]') !== null &&
  document.querySelector('[data-loading]') === null

/** Opens residents of a home, one after the other, from the page that shows them all. */
export async function lookAtResidents(
  page: Page,
  { origin, firestore }: RelayedApp,
  { eid, residents }: BigHome,
): Promise<ResidentTimes> {
  const opened: number[] = []
  let documentsRead = 0
  const heard = () => page.locator('[data-wait=none]').waitFor({ state: 'attached' })
  await page.goto(`${origin}/establishment/${eid}`)
  // Those with an alert stand at another place.
  for (const index of residentsOpened) {
    const card = page.locator(`[data-resident="${residents[index]}"]`)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('group').waitFor()
    await heard()
    const reads = countDocuments(firestore)
    const open = () => card.click({ position: { x: 150, y: 20 } })
    opened.push(await paintedAfter(page, 'click', open, isDay, `${101 + index}`))
    await heard()
    documentsRead = Math.max(documentsRead, reads.count())
    await page.goBack()
  }
  return { openedMs: percentilesOf(opened), documentsRead }
}
