import type { Day, DayEvent } from '@vigie/domain/devices/device'
import { expect, test } from 'vitest'
import { climateKey, climateOf } from './climate.ts'

const event = (kind: DayEvent['kind'], at: number, value: number | null): DayEvent => ({
  kind,
  value,
  at,
  receivedAt: at,
})
const part = (events: Day['events']): Day => ({
  deviceId: 'a84041f2c1d2e3f4',
  type: 'DRAGINO-AQS01L',
  date: '2026-11-24',
  events,
})

test('what a device measured is one curve for each kind, oldest first, whatever parts its day has', () => {
  const climate = climateOf([
    part({ b: event('temperature', 20, 21.5), c: event('co2', 20, 640), d: event('layDown', 15, null) }),
    part({
      a: event('temperature', 10, 21),
      b: event('temperature', 20, 21.5),
      e: event('temperature', 30, null),
    }),
  ])
  expect([...climate.keys()].toSorted()).toEqual([
    climateKey('a84041f2c1d2e3f4', 'co2'),
    climateKey('a84041f2c1d2e3f4', 'temperature'),
  ])
  expect(climate.get(climateKey('a84041f2c1d2e3f4', 'temperature'))).toEqual([
    { at: 10, value: 21 },
    { at: 20, value: 21.5 },
  ])
})
