import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Day, DayEvent } from '../devices/device.ts'
import { backTest, type Tried } from './back-test.ts'

const minute = 60_000
const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const home = { shifts: [night], timeZone: 'UTC' }
const rule: Tried = {
  ...{ beneficiaryId: 'roy', action: 'standUp', deviceTypes: ['NOVIKA-LW-BANDE'], shiftIds: [] },
}
const midnight = Date.parse('2026-11-20T00:00:00Z')
const dayOf = (at: readonly number[], more: Partial<Day> = {}, kind: DayEvent['kind'] = 'standUp'): Day => ({
  ...{ deviceId: 'a840410000010001', type: 'NOVIKA-LW-BANDE', date: '2026-11-20' },
  events: Object.fromEntries(
    at.map((one, index) => [
      `e${index}`,
      { kind, value: null, at: midnight + one, receivedAt: midnight + one },
    ]),
  ),
  ...more,
})
const counted = (days: readonly Day[], change: Partial<Tried> = {}) => [
  ...backTest({ ...rule, ...change }, days, home).counts.values(),
]

it('counts what the device tells within ten minutes once, in whichever part of the day it stands', () => {
  expect(counted([dayOf([0, 5 * minute, 14 * minute, 30 * minute])])).toEqual([2])
  expect(counted([dayOf([5 * minute]), dayOf([0])])).toEqual([1])
})

it('says when each alert would have been raised', () => {
  const { firedAt } = backTest(rule, [dayOf([30 * minute, 0, 5 * minute])], home)
  expect(firedAt).toEqual([midnight, midnight + 30 * minute])
})

it('counts devices apart, and days on which nothing was told as none', () => {
  expect(counted([dayOf([0]), dayOf([0], { deviceId: 'a840410000010002' })])).toEqual([2])
  expect(counted([dayOf([0]), dayOf([], { date: '2026-11-19' })])).toEqual([0, 1])
})

it('counts what the rule is about, in its shifts', () => {
  expect(counted([dayOf([0, 12 * 60 * minute])], { shiftIds: ['night'] })).toEqual([1])
  expect(counted([dayOf([0], {}, 'layDown')])).toEqual([0])
  expect(counted([dayOf([0], { type: 'NOVIKA-LW-COUSSIN' })])).toEqual([0])
})

it('never counts more than was told, nor minds the order of it', () => {
  const times = fc.array(fc.integer({ min: 0, max: 24 * 60 - 1 }).map((one) => one * minute))
  fc.assert(
    fc.property(times, (at) => {
      expect(counted([dayOf(at.toReversed())])).toEqual(counted([dayOf(at)]))
      const [limited = 0] = counted([dayOf(at)], { shiftIds: ['night'] })
      expect(limited).toBeLessThanOrEqual(at.length)
    }),
  )
})
