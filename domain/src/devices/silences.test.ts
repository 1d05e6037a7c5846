import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unionOf } from '../trends/spans.ts'
import { breaksSilence, livedBy, maxSilences, type Signs, silencesAfter } from './silences.ts'

const hour = 3_600_000
const type = 'NOVIKA-LW-BANDE'
const never: Signs = { type, lastSeenAt: null }

/** A bed pad, of which a healthy one is silent for four hours at most, after signs at such hours. */
const after = (hours: readonly number[], before = never): Signs =>
  hours.reduce<Signs>((pad, at) => {
    const silences = silencesAfter(pad, at * hour)
    return { type, lastSeenAt: Math.max(pad.lastSeenAt ?? 0, at * hour), silences }
  }, before)
const lived = (signs: Signs) => livedBy(signs).map(({ from, until }) => [from / hour, until / hour])

describe('when a device lived, by its signs', () => {
  test('as long before and after each as a healthy one is silent', () => {
    expect(lived(never)).toEqual([])
    expect(lived(after([100]))).toEqual([[96, 104]])
    expect(lived(after([100, 104, 108, 116]))).toEqual([[96, 120]])
    expect(lived(after([100, 104, 130, 131]))).toEqual([
      [96, 108],
      [126, 135],
    ])
  })

  test('a sign that comes late breaks the silence, and is heard for that', () => {
    const pad = after([100, 130])
    expect(breaksSilence(pad, 115 * hour)).toBe(true)
    expect(breaksSilence(pad, 131 * hour)).toBe(false)
    expect(lived(after([115], pad))).toEqual([
      [96, 104],
      [111, 119],
      [126, 134],
    ])
  })

  test('of a record that knew only when it was last heard: since then', () => {
    const known: Signs = { type, lastSeenAt: 100 * hour }
    expect(lived(after([101], known))).toEqual([[96, 105]])
    expect(lived(after([130], known))).toEqual([
      [96, 104],
      [126, 134],
    ])
    expect(lived(after([50], known))).toEqual([[96, 104]])
  })

  test('the oldest silences are forgotten, and with them what was before', () => {
    const daily = Array.from({ length: maxSilences + 3 }, (_, day) => 24 * day)
    const pad = after(daily)
    expect(pad.silences?.spans).toHaveLength(maxSilences)
    expect(pad.silences?.since).toBe(48 * hour)
    expect(after([1], pad)).toEqual(pad)
  })

  test('the same whatever order signs come in and however often, and never more nor less than they say', () => {
    const signs = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 18 })
    fc.assert(
      fc.property(signs, fc.nat(), (hours, seed) => {
        const other = hours.toSorted((a, b) => ((a * 31 + seed) % 97) - ((b * 31 + seed) % 97))
        const pad = after(hours)
        expect(after([...other, ...hours])).toEqual(pad)
        const around = hours.map((at) => ({ from: (at - 4) * hour, until: (at + 4) * hour }))
        expect(livedBy(pad)).toEqual(unionOf(around))
      }),
      { numRuns: 500 },
    )
  })
})
