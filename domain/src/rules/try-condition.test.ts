import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceMetrics, comparisonOperators } from '../care/enums.ts'
import { minute, night, ruleOf, span, timeZone, told } from './rule.fixture.ts'
import type { ToldEvent } from './told-event.ts'
import { alertsByAmounts, tryCondition } from './try-condition.ts'

const day = 24 * 60
const dates = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const lately = {
  ...{ known: dates, from: '2026-11-18', to: '2026-11-21', shifts: [night], timeZone },
  now: span.until + day * minute,
}
/** Heard all the time, and up so often in each night, the 20th the last. */
const nights = (...ups: number[]): ToldEvent[] =>
  ups.flatMap((count, index) => {
    const from = (index - ups.length + 1) * day
    const heard = [-120, 60, 240, 420, 540, 720, 900, 1_080].map((at) => told(from + at, 'sitDown'))
    return [...heard, ...Array.from({ length: count }, (_, up) => told(from + 10 + 20 * up))]
  })
const counts = (rule: ReturnType<typeof ruleOf>, events: readonly ToldEvent[]) => [
  ...tryCondition(rule, events, lately).counts.values(),
]

describe('a conditional rule that is tried', () => {
  it('fires once for each night that is over its value, on the date on which that began', () => {
    expect(counts(ruleOf({ value: 2 }), nights(3, 2, 4))).toEqual([1, 0, 1, 0])
  })

  it('says of how many nights it does not know enough', () => {
    const more = {
      operator: comparisonOperators.number_of_more,
      value: 2,
      period: { kind: 'lastWeek' as const },
    }
    const tried = tryCondition(ruleOf(more), nights(1, 1, 4), lately)
    expect([...tried.counts.values()]).toEqual([0, 0, 0, 0])
    // Before the last there are three.
    expect(tried.unknown).toBe(3)
  })

  it('fires on each absence that was long enough, within its shifts', () => {
    const rule = ruleOf({ metric: absenceMetrics.NOT_BACK, value: 15 })
    const events = [
      told(-10),
      told(10, 'layDown'),
      told(60),
      told(70, 'layDown'),
      told(120),
      told(150, 'sitDown'),
    ]
    // Up at 22:50, ten minutes at midnight, half an hour at one: on the 20th and the 21st.
    expect(counts(rule, events)).toEqual([0, 0, 1, 1])
    expect(counts({ ...rule, value: 25 }, events)).toEqual([0, 0, 0, 1])
  })

  it('is tried on another value by what it told, as if it were asked again', () => {
    const { greater, lesser, equal } = comparisonOperators
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 6 }), { minLength: 3, maxLength: 3 }),
        fc.constantFrom(greater, lesser, equal),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (ups, operator, value, other) => {
          const { amounts } = tryCondition(ruleOf({ operator, value }), nights(...ups), lately)
          const asked = tryCondition(ruleOf({ operator, value: other }), nights(...ups), lately).counts
          const moved = alertsByAmounts({ operator, value: other }, amounts ?? [])
          for (const date of dates) expect(moved.get(date) ?? 0).toBe(asked.get(date))
        },
      ),
    )
  })
})
