import { expect, test } from 'vitest'
import { unheardSince } from '../supervision/silent.ts'
import { deviceTypeInfo } from './device-catalogue.ts'
import { hearingOf } from './silence.ts'

const type = 'DRAGINO-LHT65S-NE117'
const lastSeenAt = 1_000_000
const expectedMs = deviceTypeInfo(type).expectedEverySeconds * 1_000

test('a device is silent once the interval of its type has passed, and says since when', () => {
  expect(hearingOf({ type, lastSeenAt }, lastSeenAt + expectedMs)).toEqual({ state: 'heard', at: lastSeenAt })
  expect(hearingOf({ type, lastSeenAt }, lastSeenAt + expectedMs + 1)).toEqual({
    state: 'silent',
    since: lastSeenAt,
  })
})

test('a device that was never heard is not one that is well', () => {
  expect(hearingOf({ type, lastSeenAt: null }, 1)).toEqual({ state: 'never' })
})

test('while nothing of its home is heard it is silent, however seldom it speaks, until it is heard again', () => {
  const heardAt = lastSeenAt + 5
  const soon = heardAt + 60_000
  const silent = { state: 'silent', since: lastSeenAt }
  expect(hearingOf({ type, lastSeenAt, heardAt }, soon, heardAt)).toEqual(silent)
  // By its own clock it spoke after that: what was heard when counts.
  expect(hearingOf({ type, lastSeenAt: lastSeenAt + 99, heardAt }, soon, heardAt).state).toBe('silent')
  expect(hearingOf({ type, lastSeenAt, heardAt: heardAt + 1 }, soon, heardAt).state).toBe('heard')
  expect(hearingOf({ type, lastSeenAt }, soon, lastSeenAt).state).toBe('silent')
  expect(hearingOf({ type, lastSeenAt: null }, soon, heardAt).state).toBe('never')
  expect(unheardSince({ of: 'home', since: 7, devices: 3 })).toBe(7)
  // By which gateway a resident is heard is not said of a home.
  expect(unheardSince({ of: 'gateway', since: 7, devices: 3 })).toBeNull()
  expect(unheardSince(undefined)).toBeNull()
})
