import { setTimeout as pause } from 'node:timers/promises'
import { PubSub } from '@google-cloud/pubsub'
import { paths } from '@vigie/domain/paths'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import { demoAccounts, demoPassword } from '@vigie/emulators/seed/demo-accounts'
import { residentsOf } from '@vigie/emulators/seed/demo-devices'
import { demoHomes, erables } from '@vigie/emulators/seed/demo-homes'
import { startSimulator } from '@vigie/emulators/simulator/start-simulator'
import { projectId } from '@vigie/emulators/suite/addresses'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { db } from '../support/firestore.ts'
import { type MemoryByPart, memoryByPart } from './memory-by-part.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { shownTimes, watchRows } from './shown-times.ts'

/** How the product holds out under a steady load with many screens open. */
export interface SoakResult {
  eventsPerSecond: number
  browsers: number
  published: number
  lost: number
  /** Alerts of one event that there are two of. */
  doubledAlerts: number
  /** From publishing until a screen has painted it, in the first tenth of the time and in the last. */
  visibleMs: { first: Percentiles | null; last: Percentiles | null }
  /** At the beginning, and after each tenth of the time. */
  memoryMB: MemoryByPart[]
}

const eventsPerSecond = 50
const browsers = 20
const looks = 10
const probeEveryMs = 2_000

const staff = ['infirmiere', 'preposee', 'ergo', 'direction']
const [watched] = residentsOf(erables)
const addresses = [
  `/establishment/${erables.eid}/beneficiary/${watched?.bid}`,
  `/establishment/${erables.eid}`,
  `/establishment/${erables.eid}/alerts`,
  `/establishment/${erables.eid}/today`,
  `/establishment/${erables.eid}/board`,
]

async function openAs(browser: Browser, uid: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${process.env.VIGIE_HOSTING_URL}/login`)
  await page.locator('input[name=email]').fill(demoAccounts.find((one) => one.uid === uid)?.email ?? '')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/establishment**')
  await page.goto(`${process.env.VIGIE_HOSTING_URL}${address}`)
  await page.locator('main').waitFor()
  return page
}

/** Lives in the demo residence at 50 events a second for so many seconds while 20 screens are open. Expects a warm suite, found by the environment. */
export async function benchSoak(seconds: number): Promise<SoakResult> {
  const browser = await launchBrowser()
  const pubsub = new PubSub({ projectId })
  const topic = pubsub.topic('sensor-events', { batching: { maxMessages: 1 } })
  const published = new Set<string>()
  try {
    const pages: Page[] = []
    for (let index = 0; index < browsers; index += 1)
      pages.push(
        await openAs(browser, staff[index % staff.length] ?? '', addresses[index % addresses.length] ?? ''),
      )
    const [screen] = pages
    if (screen === undefined) throw new Error('no screen is open')
    await watchRows(screen)
    const simulator = startSimulator({
      ...{ projectId, rate: eventsPerSecond, speed: 1, seed: 42 },
      onPublished: ({ device: { deviceId }, saying }, at) => {
        if (saying !== null) published.add(`${deviceId}-${at}-${saying.kind}`)
      },
      onFailed: (error) => console.error(`Not published: ${error.message}`),
    })
    const memoryMB = [await memoryByPart()]
    const probes: { eventId: string; at: number }[] = []
    const begun = Date.now()
    for (let look = 1; look <= looks; look += 1) {
      while (Date.now() < begun + (look * seconds * 1_000) / looks) {
        probes.push(await probe(topic, probes.length))
        await pause(probeEveryMs)
      }
      memoryMB.push(await memoryByPart())
    }
    await simulator.stop()
    for (const { eventId } of probes) published.add(eventId)
    const lost = await lostOf(published)
    const seen = await shownTimes(screen)
    const tenth = Math.ceil(probes.length / looks)
    const visible = (some: typeof probes) =>
      percentilesOf(
        some.flatMap(({ eventId, at }) => (seen[eventId] ?? []).slice(0, 1).map((shown) => shown - at)),
      )
    return {
      ...{ eventsPerSecond, browsers, published: published.size, lost },
      doubledAlerts: await doubledAlerts(),
      visibleMs: { first: visible(probes.slice(0, tenth)), last: visible(probes.slice(-tenth)) },
      memoryMB,
    }
  } finally {
    await browser.close()
    await pubsub.close()
  }
}

/** Somebody lies down, or gets up, in the room whose page is watched. */
async function probe(topic: ReturnType<PubSub['topic']>, index: number) {
  const [device] = watched?.devices ?? []
  const at = Date.now()
  const eventId = `soak-${at}`
  await topic.publishMessage({
    attributes: { gatewayId: 'bench', apiKey: erables.apiKey },
    json: {
      ...{ eventId, deviceId: device?.deviceId, value: null, occurredAt: new Date(at).toISOString() },
      kind: index % 2 === 0 ? 'layDown' : 'standUp',
    },
  })
  return { eventId, at }
}

/** What is still missing once nothing more arrives. */
async function lostOf(published: ReadonlySet<string>): Promise<number> {
  let [before, left] = [Number.POSITIVE_INFINITY, await missing(published)]
  while (left > 0 && left < before) {
    await pause(20_000)
    ;[before, left] = [left, await missing(published)]
  }
  return left
}

/** How many of these events no day of the demo residence holds. */
async function missing(published: ReadonlySet<string>): Promise<number> {
  const kept = new Set<string>()
  for (const { bid, eid } of demoHomes.flatMap(residentsOf)) {
    const days = await db.collection(paths.days(eid, bid)).get()
    for (const day of days.docs) for (const key of Object.keys(day.get('events'))) kept.add(eventIdOf(key))
  }
  return [...published].filter((id) => !kept.has(id)).length
}

async function doubledAlerts(): Promise<number> {
  const all = await Promise.all(
    demoHomes.map(async ({ eid }) => (await db.collection(paths.alerts(eid)).get()).docs),
  )
  const names = all.flat().map((alert) => `${alert.get('ruleId')} ${alert.get('eventId')}`)
  return names.length - new Set(names).size
}
