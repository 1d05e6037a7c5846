import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floatText, parseFloatText } from '../functions/text.ts'
import { isSame, looseKey } from './equality.ts'
import { SetValue } from './set.ts'
import { compareTimes, DurationValue, parseTimestamp, TimestampValue } from './time.ts'

const nanos = fc.integer({ min: -5_000_000_000, max: 5_000_000_000 })
const seconds = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

function totalNanos(time: { seconds: number; nanos: number }): bigint {
  return BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos)
}

describe('times', () => {
  test('a duration keeps its length and gives both parts one sign', () => {
    fc.assert(
      fc.property(seconds, nanos, (s, n) => {
        const duration = new DurationValue(s, n)
        expect(totalNanos(duration)).toBe(totalNanos({ seconds: s, nanos: n }))
        expect(Math.abs(duration.nanos)).toBeLessThan(1_000_000_000)
        expect(duration.seconds * duration.nanos).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a timestamp keeps its place and counts nanoseconds forward', () => {
    fc.assert(
      fc.property(seconds, nanos, (s, n) => {
        const timestamp = new TimestampValue(s, n)
        expect(totalNanos(timestamp)).toBe(totalNanos({ seconds: s, nanos: n }))
        expect(timestamp.nanos).toBeGreaterThanOrEqual(0)
        expect(timestamp.nanos).toBeLessThan(1_000_000_000)
      }),
    )
  })

  test('order is the order of their lengths', () => {
    fc.assert(
      fc.property(seconds, nanos, seconds, nanos, (s1, n1, s2, n2) => {
        const [a, b] = [new DurationValue(s1, n1), new DurationValue(s2, n2)]
        expect(Math.sign(compareTimes(a, b))).toBe(Math.sign(Number(totalNanos(a) - totalNanos(b))))
      }),
    )
  })

  test('what JavaScript writes is read back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const timestamp = parseTimestamp(date.toISOString())
          expect(timestamp && totalNanos(timestamp)).toBe(BigInt(date.getTime()) * 1_000_000n)
        },
      ),
    )
  })
})

test('a float is read back from its text', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(parseFloatText(floatText(value))).toBe(value)
    }),
  )
})

test('a set holds 1 and 1.0 for one element, a list does not', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(new SetValue([value, BigInt(value)]).items.size).toBe(1)
      expect(isSame([value], [BigInt(value)])).toBe(false)
    }),
  )
})

test('strings that look like other values keep apart', () => {
  expect(new SetValue(['1', 1n, 'null', null, 'true', true, '[]', []]).items.size).toBe(8)
  expect(looseKey(['a,b'])).not.toBe(looseKey(['a', 'b']))
})
