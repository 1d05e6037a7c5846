import type { Device } from '@vigie/domain/devices/device'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, test } from 'vitest'
import { lastMovementOf } from './last-movement.ts'

const now = Date.parse('2026-11-21T03:00:00-05:00')
const minute = 60_000

type Seen = Pick<Device, 'type' | 'lastSeenAt' | 'readings'>

/** A device with what it told, each so many minutes ago. */
function device(type: Device['type'], told: Partial<Record<EventKind, number>>, heardAgo?: number): Seen {
  const readings: Device['readings'] = {}
  for (const [kind, ago] of Object.entries(told)) {
    readings[kind as EventKind] = { value: null, at: now - ago * minute }
  }
  const agos = [...Object.values(told), ...(heardAgo === undefined ? [] : [heardAgo])]
  return { type, readings, lastSeenAt: agos.length === 0 ? null : now - Math.min(...agos) * minute }
}

test('lying down in bed is told with its time', () => {
  const bed = device('NOVIKA-LW-BANDE', { standUp: 400, layDown: 290 }, 5)
  expect(lastMovementOf([bed], now, null)).toEqual({ state: 'known', place: 'inBed', at: now - 290 * minute })
})

test('a bed pad’s "got up" means out of bed, a chair pad’s means standing', () => {
  expect(lastMovementOf([device('NOVIKA-LW-BANDE', { standUp: 3 })], now, null)).toMatchObject({
    place: 'outOfBed',
  })
  expect(lastMovementOf([device('NOVIKA-LW-COUSSIN', { standUp: 3 })], now, null)).toMatchObject({
    place: 'standing',
  })
})

test('a movement in the room does not take somebody out of their bed', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 200 }, 5)
  const motion = device('MOKO-LW-007PIR', { presenceDetected: 2 })
  expect(lastMovementOf([motion, bed], now, null)).toMatchObject({ place: 'inBed' })
})

test('a fall or wandering concerns the resident wherever the pads say they are', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 200 }, 5)
  expect(lastMovementOf([bed, device('NOVIKA-LW-TRACKERD', { fall: 2 })], now, null)).toMatchObject({
    place: 'fallen',
  })
  expect(
    lastMovementOf([bed, device('NOVIKA-LW-ANTIFUGUE', { wanderingDetected: 1 })], now, null),
  ).toMatchObject({
    place: 'wandering',
  })
})

test('out of bed, a later door or movement says more', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 200, standUp: 10 })
  const door = device('NOVIKA-LW-AIMANT', { doorOpen: 8 })
  expect(lastMovementOf([bed, door], now, null)).toEqual({
    state: 'known',
    place: 'doorOpened',
    at: now - 8 * minute,
  })
})

test('what a silent device last told is marked with since when it is silent', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 500 }, 300)
  expect(lastMovementOf([bed], now, null)).toEqual({
    state: 'stale',
    place: 'inBed',
    at: now - 500 * minute,
    silentSince: now - 300 * minute,
  })
})

test('so is what was told before nothing of the home was heard any more', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 100 }, 90)
  expect(lastMovementOf([bed], now, { of: 'home', since: now - 90 * minute, devices: 1 })).toMatchObject({
    state: 'stale',
    place: 'inBed',
    silentSince: now - 90 * minute,
  })
})

test('a silent bed does not hold back what another device tells', () => {
  const bed = device('NOVIKA-LW-BANDE', { layDown: 500 }, 300)
  const door = device('NOVIKA-LW-AIMANT', { doorOpen: 8 })
  expect(lastMovementOf([bed, door], now, null)).toMatchObject({ state: 'known', place: 'doorOpened' })
})

test('nothing told is unknown, and nothing that could tell is said so: never "all is well"', () => {
  expect(lastMovementOf([device('NOVIKA-LW-BANDE', {})], now, null)).toEqual({ state: 'unknown' })
  expect(lastMovementOf([device('DRAGINO-AQS01L', { co2: 1 })], now, null)).toEqual({ state: 'notWatched' })
  expect(lastMovementOf([], now, null)).toEqual({ state: 'notWatched' })
})
