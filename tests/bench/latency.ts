import { setTimeout as pause } from 'node:timers/promises'
import { PubSub } from '@google-cloud/pubsub'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { demoAccounts, demoPassword } from '@vigie/emulators/seed/demo-accounts'
import { type DemoDevice, residentsOf } from '@vigie/emulators/seed/demo-devices'
import { erables } from '@vigie/emulators/seed/demo-homes'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { patiently } from './patiently.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { type ShownTimes, shownTimes, watchRows } from './shown-times.ts'

/** Publish → visible in an open browser, and publish → SMS accepted, over some time at a steady rate. */
export interface LatencyResult {
  eventsPerSecond: number
  published: number
  visibleMs: Percentiles | null
  smsAcceptedMs: Percentiles | null
  firstEventMs: number | null
  lost: number
  doubled: number
}

const eventsPerSecond = 5
/** One event in so many is a call for help, each from another resident's button. */
const callEvery = 12

interface Published {
  eventId: string
  at: number
  room: string
}

const residents = residentsOf(erables)
const isButton = ({ type }: DemoDevice) => deviceTypeInfo(type).kinds.some((kind) => kind === 'buttonPressed')
const [watched, ...others] = residents
const nurse = demoAccounts.find(({ uid }) => uid === 'infirmiere')

async function openResident(page: Page): Promise<void> {
  await page.goto(`${process.env.VIGIE_HOSTING_URL}/login`)
  await page.locator('input[name=email]').fill(nurse?.email ?? '')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/establishment**')
  await page.goto(`${process.env.VIGIE_HOSTING_URL}/establishment/${erables.eid}/beneficiary/${watched?.bid}`)
  await page.locator('[data-event]').first().waitFor()
  await watchRows(page)
}

interface Message {
  to: string
  text: string
  at: string
}

async function smsSince(since: number): Promise<Message[]> {
  const answer = await fetch(`${process.env.VIGIE_SANDBOX_URL}/messages?channel=sms`)
  const messages = (await answer.json()) as Message[]
  return messages.filter(({ at }) => Date.parse(at) >= since)
}

/**
 * Publishes 5 events a second with Google's client while a nurse has the resident's page open: most are of that
 * resident's bed, one in twelve a call for help of another resident. Expects a warm suite, found by the environment.
 */
export async function benchLatency(seconds: number): Promise<LatencyResult> {
  const bed = watched?.devices.find(({ type }) =>
    deviceTypeInfo(type).kinds.some((kind) => kind === 'layDown'),
  )
  const buttons = others.flatMap(({ devices, room }) => {
    const device = devices.find(isButton)
    return device ? [{ device, room }] : []
  })
  const pubsub = new PubSub({ projectId: 'demo-vigie' })
  const topic = pubsub.topic('sensor-events', { batching: { maxMessages: 1 } })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await openResident(page)
    const begin = Date.now()
    const events: Published[] = []
    const calls: Published[] = []
    const publish = async (index: number) => {
      const isCall = index % callEvery === callEvery - 1
      const call = isCall ? buttons[calls.length] : undefined
      const device = call?.device ?? bed
      if (!device) throw new Error('the demo residence has no bed pad to watch')
      const at = Date.now()
      const eventId = `latency-${begin}-${index}`
      ;(call ? calls : events).push({ eventId, at, room: call?.room ?? '' })
      await topic.publishMessage({
        attributes: { gatewayId: 'bench', apiKey: erables.apiKey },
        json: {
          eventId,
          deviceId: device.deviceId,
          kind: call ? 'buttonPressed' : index % 2 === 0 ? 'layDown' : 'standUp',
          value: null,
          occurredAt: new Date(at).toISOString(),
        },
      })
    }
    await atRate(eventsPerSecond, seconds * eventsPerSecond, publish)
    const seen = await allShown(page, events)
    const sms = await allSent(begin, calls.length)
    return result(events, calls, seen, sms)
  } finally {
    await browser.close()
    await pubsub.close()
  }
}

async function atRate(rate: number, count: number, act: (index: number) => Promise<void>): Promise<void> {
  const begin = performance.now()
  const acts: Promise<void>[] = []
  while (acts.length < count) {
    await pause(Math.max(0, begin + (acts.length / rate) * 1_000 - performance.now()))
    acts.push(act(acts.length))
  }
  await Promise.all(acts)
}

/** What is missing after the patience is over counts as lost. */
function allShown(page: Page, events: readonly Published[]): Promise<ShownTimes> {
  return patiently(
    () => shownTimes(page),
    (seen) => events.every(({ eventId }) => seen[eventId]),
  )
}

const recipientsOfCalls = 2

function allSent(begin: number, calls: number): Promise<Message[]> {
  return patiently(
    () => smsSince(begin),
    (messages) => messages.length >= calls * recipientsOfCalls,
  )
}

function result(
  events: readonly Published[],
  calls: readonly Published[],
  seen: ShownTimes,
  sms: readonly Message[],
): LatencyResult {
  const visible = events.flatMap(({ eventId, at }) =>
    seen[eventId]?.[0] === undefined ? [] : [seen[eventId][0] - at],
  )
  const perCall = calls.map(({ room, at }) => ({
    at,
    messages: sms.filter(({ text }) => text.includes(` ${room} `)),
  }))
  const accepted = perCall.flatMap(({ at, messages }) =>
    messages.map((message) => Date.parse(message.at) - at),
  )
  const expected = events.length + calls.length * recipientsOfCalls
  const first = new Set(perCall.flatMap(({ messages }) => messages.map(({ to, text }) => `${to} ${text}`)))
  return {
    eventsPerSecond,
    published: events.length + calls.length,
    visibleMs: percentilesOf(visible),
    smsAcceptedMs: percentilesOf(accepted),
    firstEventMs: visible[0] ?? null,
    lost: expected - visible.length - first.size,
    doubled: Object.values(seen).filter((times) => times.length > 1).length + accepted.length - first.size,
  }
}
