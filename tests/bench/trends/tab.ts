import { roles } from '@vigie/domain/people/roles'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import type { Page } from 'playwright-core'
import { wholeTrendsOf } from '../../../functions/src/trends/whole-trends-of.ts'
import { startRelayedApp } from '../../e2e/support/relayed-app.ts'
import { signedInStorage } from '../../e2e/support/session.ts'
import { addStaff } from '../../e2e/support/staff.ts'
import { launchBrowser } from '../../support/browser.ts'
import type { FirestoreRelay } from '../../support/firestore-relay.ts'
import { createHome } from '../../support/home.ts'
import { countDocuments } from '../care/documents-read.ts'
import { paintedAfter } from '../care/painted.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { livedTypes } from './lived-days.ts'
import { live, type Resident } from './lived-resident.ts'

/** What it costs to open the trends of a resident of whom 400 days are known. */
export interface TabResult {
  /** From the tap on the tab, for the first time since the page was loaded, until three months are on screen: averages, lines of days, charts; marks may come later. */
  threeMonthsMs: Percentiles | null
  /** From the choice of dates until a year is. */
  yearMs: Percentiles | null
  documentsRead: {
    /** By the page's own listeners. What the rules read to let them in is not among them. */
    listened: number
    /** By the call that the tab is opened with, and what lets it in. */
    called: number
    total: number
  }
}

const timeZone = 'America/Toronto'
const tries = 7
/** Away from the suite's own ports, and from those of the bench of care. */
const relaysAt = 3_500
/** Of the call: the profile, the membership and the resident. */
const toLetIn = 3

/** @param relay in front of the Firestore that the functions of this process ask */
export async function benchTab(relay: FirestoreRelay): Promise<TabResult> {
  const now = Date.now()
  const home = await createHome({ timeZone })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const resident = { eid: home.eid, bid }
  const deviceIds = await Promise.all(livedTypes.map((type) => home.addDevice(bid, type)))
  await live(resident, deviceIds, { now, timeZone })
  const app = await startRelayedApp(relaysAt)
  const browser = await launchBrowser()
  try {
    const called = await readsOf(relay, resident, now)
    const nurse = await addStaff(home, { roleId: roles.NURSE, member: { role: roles.NURSE } })
    const context = await browser.newContext({
      storageState: await signedInStorage(nurse, app.origin),
      viewport: { width: 1280, height: 860 },
    })
    const page = await context.newPage()
    const [opened, listened] = await openings(page, app, resident)
    const yearMs = await years(page, localDate(now, timeZone))
    return {
      threeMonthsMs: percentilesOf(opened),
      yearMs: percentilesOf(yearMs),
      documentsRead: { listened, called, total: listened + called },
    }
  } finally {
    await browser.close()
    await app.cut()
  }
}

/** What the call reads that the tab is opened with, of three months. */
async function readsOf(relay: FirestoreRelay, resident: Resident, now: number): Promise<number> {
  const before = relay.counts.reads
  await wholeTrendsOf(resident, 'lastThreeMonths', now)
  return relay.counts.reads - before + toLetIn
}

type App = Awaited<ReturnType<typeof startRelayedApp>>

/**
 * Back to the tab from another of the resident's, again and again: how long each took, and the most that its listeners were given. The page is loaded anew
 * before each: it keeps what its listeners were given, and asks only for what changed since.
 */
async function openings(page: Page, app: App, { eid, bid }: Resident): Promise<[number[], number]> {
  const took: number[] = []
  let listened = 0
  await page.goto(`${app.origin}/establishment/${eid}/beneficiary/${bid}/trends?period=lastThreeMonths`)
  await page.waitForFunction(isWhole, 90)
  for (let index = 0; index < tries; index += 1) {
    await page.getByRole('tab').first().click()
    await page.reload()
    await page.getByRole('tab').first().waitFor()
    await page.waitForFunction(
      () =>
        document.querySelector('[data-actogram]') === null &&
        document.querySelector('main .MuiSkeleton-root') === null,
    )
    const reads = countDocuments(app.firestore)
    took.push(await page.evaluate<number>(`(${backUntil})(${isWhole})`))
    // What the listeners were asked for has come where each mark is told.
    await page
      .getByRole('region', { name: 'Alertes et notes' })
      .getByText(/\d+ alerte/)
      .waitFor()
    listened = Math.max(listened, reads.count())
  }
  return [took, listened]
}

/** Runs in the page: goes back, and tells when what is meant is there and painted. */
function backUntil(isThere: (least: number) => boolean): Promise<number> {
  const begin = performance.now()
  history.back()
  return new Promise((resolve) => {
    const frame = () => {
      if (!isThere(90)) requestAnimationFrame(frame)
      else requestAnimationFrame(() => resolve(performance.now() - begin))
    }
    requestAnimationFrame(frame)
  })
}

/** Runs in the page: nothing of the tab is still to come, and at least so many days are in its table. */
const isWhole = (least: number) =>
  document.querySelectorAll('main tr[data-date]').length >= least &&
  document.querySelector('main [data-actogram]') !== null &&
  document.querySelector('main .apexcharts-series path') !== null &&
  document.querySelector('main .MuiSkeleton-root') === null &&
  document.querySelector('[data-loading]') === null

async function years(page: Page, today: string): Promise<number[]> {
  const took: number[] = []
  await page.getByRole('button', { name: 'Autre période' }).click()
  await page.getByLabel('Au', { exact: true }).fill(daysAfter(today, -1))
  const from = page.getByLabel('Du', { exact: true })
  for (let index = 0; index < tries; index += 1) {
    await from.fill(daysAfter(today, -30))
    await page.waitForFunction((most) => document.querySelectorAll('main tr[data-date]').length < most, 60)
    await page.waitForFunction(isWhole, 1)
    took.push(await paintedAfter(page, 'input', () => from.fill(daysAfter(today, -365)), isWhole, 360))
  }
  return took
}
