import { readEnvelope, readSaid } from '@vigie/domain/sensors/sensor-message'
import { describe, expect, it } from 'vitest'
import { residentsOf } from '../seed/demo-devices.ts'
import { demoHomes } from '../seed/demo-homes.ts'
import { gatewayMessage } from './gateway-message.ts'
import { type SimulatedEvent, simulatedDay } from './simulated-day.ts'

const residents = demoHomes.flatMap(residentsOf)
const tickMinutes = 1 / 5 / 60

function dayOf(seed: number, from = 0, to = 24 * 60): SimulatedEvent[] {
  const day = simulatedDay(residents, seed)
  const events: SimulatedEvent[] = []
  for (let tick = Math.round(from / tickMinutes); tick * tickMinutes < to; tick += 1) {
    events.push(...day.between(tick * tickMinutes, (tick + 1) * tickMinutes))
  }
  return events
}

describe('simulated day', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(dayOf(42, 480, 500)).toEqual(dayOf(42, 480, 500))
    expect(dayOf(42, 480, 500)).not.toEqual(dayOf(43, 480, 500))
  })

  it('keeps about the rate and brings every kind of life', () => {
    const morning = dayOf(42, 360, 540)
    expect(morning.length).toBeGreaterThan(180 * 60 * 5 * 0.99)
    const kinds = new Set(morning.map(({ saying }) => saying.kind))
    for (const kind of ['standUp', 'sitDown', 'doorOpen', 'temperature', 'buttonPressed'] as const)
      expect(kinds).toContain(kind)
  })

  it('publishes both forms, and only what ingest takes', () => {
    const forms = new Set<string>()
    for (const event of dayOf(42, 420, 440)) {
      const { attributes, json } = gatewayMessage(event, 1_795_000_000_000)
      const envelope = readEnvelope({
        messageId: '1',
        publishedAt: 0,
        attributes,
        data: JSON.stringify(json),
      })
      forms.add(envelope.body.form)
      const [read] = readSaid(envelope, event.device.type).events
      expect(read).toMatchObject({
        deviceId: event.device.deviceId,
        kind: event.saying.kind,
        value: event.saying.value,
      })
    }
    expect(forms).toEqual(new Set(['event', 'chirpStack']))
  })
})
