import { readEnvelope, readSaid } from '@vigie/domain/sensors/sensor-message'
import { describe, expect, it } from 'vitest'
import { demoHomes, erables, maplewood } from '../seed/demo-homes.ts'
import { isSilent } from '../seed/device-health.ts'
import { carriedAfter, cutOffUntil } from './carried.ts'
import { gatewayMessage } from './gateway-message.ts'
import { simulatedResidence } from './simulated-residence.ts'

const tickMs = 200
const minute = 60_000
/** Seven in the morning in Toronto, eight in Halifax. */
const morning = Date.parse('2026-11-21T12:00:00Z')

function lifeOf(seed: number, minutes: number, from = morning) {
  const residence = simulatedResidence(demoHomes, seed)
  const events = []
  for (let at = from; at < from + minutes * minute; at += tickMs)
    events.push(...residence.between(at, at + tickMs))
  return events
}

describe('the simulated residence', () => {
  it('lives the same for the same seed, and otherwise for another', () => {
    expect(lifeOf(42, 5)).toEqual(lifeOf(42, 5))
    expect(lifeOf(42, 5)).not.toEqual(lifeOf(43, 5))
  })

  it('keeps about the rate, and brings every kind of life, heartbeats too', () => {
    const events = lifeOf(42, 70, morning + 120 * minute)
    expect(events.length).toBeGreaterThan(70 * 60 * 5 * 0.99)
    const kinds = new Set(events.map(({ saying }) => saying?.kind ?? 'heartbeat'))
    for (const kind of [
      'standUp',
      'sitDown',
      'doorOpen',
      'temperature',
      'buttonPressed',
      'heartbeat',
    ] as const)
      expect(kinds).toContain(kind)
  })

  it('hears all its devices but the silent ones within an hour', () => {
    const heard = new Set(lifeOf(42, 60).map(({ device }) => device.deviceId))
    expect([...heard].filter((id) => isSilent(id, '2026-11-21'))).toEqual([])
    expect(heard.size).toBeGreaterThan(70)
  })

  it('is in each home at the hour of its own clock', () => {
    const minutes = (eid: string) =>
      lifeOf(42, 5).flatMap(({ device, saying }) => (saying && device.eid === eid ? [saying.minute] : []))
    for (const [{ eid }, hour] of [[erables, 7] as const, [maplewood, 8] as const]) {
      expect(Math.min(...minutes(eid))).toBeGreaterThanOrEqual(hour * 60)
      expect(Math.max(...minutes(eid))).toBeLessThan(hour * 60 + 5)
    }
  })

  it('goes on over midnight, into the next date', () => {
    const midnight = Date.parse('2026-11-22T05:00:00Z')
    const told = simulatedResidence([erables], 42)
      .between(midnight - minute, midnight + 60 * minute)
      .flatMap(({ saying }) => (saying ? [saying.minute] : []))
    expect(told.some((at) => at < 60)).toBe(true)
    expect(told.every((at) => at < 60 || at >= 24 * 60 - 1)).toBe(true)
  })

  it('publishes both forms, and only what ingest takes', () => {
    const forms = new Set<string>()
    for (const event of lifeOf(42, 8)) {
      const { attributes, json } = gatewayMessage(event, 1_795_000_000_000)
      const data = JSON.stringify(json)
      const envelope = readEnvelope({ messageId: '1', publishedAt: 0, attributes, data })
      forms.add(envelope.body.form)
      const { events } = readSaid(envelope, event.device.type)
      const { saying, device } = event
      expect(events).toMatchObject(
        saying === null ? [] : [{ deviceId: device.deviceId, kind: saying.kind, value: saying.value }],
      )
    }
    expect(forms).toEqual(new Set(['event', 'chirpStack']))
  })
})

describe('a simulated gateway', () => {
  const instants = Array.from({ length: 20_000 }, (_, index) => morning + index * 30_000)

  it('is cut off for some minutes now and then, and tells all of it in a burst as it is back', () => {
    const cut = instants.flatMap((at) => {
      const until = cutOffUntil(erables.eid, at)
      return until === null ? [] : [{ at, until }]
    })
    expect(cut.length / instants.length).toBeGreaterThan(0.003)
    expect(cut.length / instants.length).toBeLessThan(0.02)
    for (const { at, until } of cut) {
      const [first = 0] = carriedAfter(erables.eid, at, 'one')
      expect(at + first).toBeGreaterThanOrEqual(until)
      expect(at + first).toBeLessThan(until + 20_000)
    }
  })

  it('tells some things twice and some late, and loses none', () => {
    const all = instants.map((at) => carriedAfter(maplewood.eid, at, 'one'))
    expect(all.every((waits) => waits.length >= 1)).toBe(true)
    expect(all.filter((waits) => waits.length === 2).length).toBeGreaterThan(50)
    expect(all.filter(([waits = 0]) => waits > 0).length).toBeGreaterThan(200)
  })
})
