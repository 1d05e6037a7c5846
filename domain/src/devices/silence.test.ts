import { expect, test } from 'vitest'
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
