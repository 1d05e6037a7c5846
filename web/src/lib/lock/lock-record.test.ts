import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLockedAt, type LockRecord, lockRecordIn } from './lock-record.ts'

const minute = 60_000
const record: LockRecord = { uid: 'nadia', afterMs: 5 * minute, touchedAt: 1_000_000, isLocked: false }

test.each([
  ['right after a touch', record, 0, false],
  ['just before its time', record, 5 * minute - 1, false],
  ['at its time', record, 5 * minute, true],
  ['after a night asleep', record, 600 * minute, true],
  ['after a small correction of the clock', record, -30_000, false],
  ['where the clock was set back', record, -10 * minute, true],
  ['where it never locks', { ...record, afterMs: null }, 600 * minute, false],
  [
    'where it was locked, though it never locks by now',
    { ...record, afterMs: null, isLocked: true },
    0,
    true,
  ],
])('%s', (_, of, later, expected) => {
  expect(isLockedAt(of, of.touchedAt + later)).toBe(expected)
})

test('once locked by its time it is so at every later time', () => {
  const times = fc.record({ wait: fc.nat(100 * minute), more: fc.nat(100 * minute) })
  fc.assert(
    fc.property(times, ({ wait, more }) => {
      if (isLockedAt(record, record.touchedAt + wait))
        expect(isLockedAt(record, record.touchedAt + wait + more)).toBe(true)
    }),
  )
})

test('what is stored is read as it was written, and whatever else is nothing', () => {
  expect(lockRecordIn(JSON.stringify(record))).toEqual(record)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      expect(lockRecordIn(stored)).toBeNull()
    }),
  )
})
