import { expect, test } from 'vitest'
import type { Silent } from '../supervision/silent.ts'
import { deviceTypeInfo } from './device-catalogue.ts'
import { hearingOf } from './silence.ts'

const type = 'DRAGINO-LHT65S-NE117'
const lastSeenAt = 1_000_000
const home = (since: number): Silent => ({ of: 'home', since, devices: 3 })
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
  expect(hearingOf({ type, lastSeenAt, heardAt }, soon, home(heardAt))).toEqual(silent)
  // By its own clock it spoke after that: what was heard when counts.
  expect(hearingOf({ type, lastSeenAt: lastSeenAt + 99, heardAt }, soon, home(heardAt)).state).toBe('silent')
  expect(hearingOf({ type, lastSeenAt, heardAt: heardAt + 1 }, soon, home(heardAt)).state).toBe('heard')
  expect(hearingOf({ type, lastSeenAt }, soon, home(lastSeenAt)).state).toBe('silent')
  expect(hearingOf({ type, lastSeenAt: null }, soon, home(heardAt)).state).toBe('never')
})

test('while a gateway is silent exactly what was last heard through it is, until another hears it', () => {
  const silent: Silent = {
    of: 'gateway',
    since: 7,
    devices: 2,
    gateways: [{ id: 'roof', since: lastSeenAt }],
  }
  const soon = lastSeenAt + 60_000
  const by = (id: string, heardAt = lastSeenAt) =>
    hearingOf({ type, lastSeenAt, heardAt, gateway: { id, at: heardAt } }, soon, silent).state
  expect(by('roof')).toBe('silent')
  expect(by('chapel')).toBe('heard')
  // Heard since, and the sweep has not looked yet.
  expect(by('roof', lastSeenAt + 1)).toBe('heard')
  expect(hearingOf({ type, lastSeenAt }, soon, silent).state).toBe('heard')
  // As homes were written before it was said which.
  const { gateways, ...unnamed } = silent
  expect(hearingOf({ type, lastSeenAt, gateway: { id: 'roof', at: lastSeenAt } }, soon, unnamed).state).toBe(
    'heard',
  )
})
