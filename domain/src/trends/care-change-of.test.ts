import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appetites, moods } from '../care/enums.ts'
import { type MoodRecord, moodTypes } from '../care/mood-record.ts'
import { careChangeOf, poorValues, recentCareDates } from './care-change-of.ts'

const timeZone = 'America/Toronto'
const { NORMAL, NOT_ENOUGH, NOTHING } = appetites

/** Meals of some dates of November on the home's clock, at noon, and every three hours. */
const meals = (
  byDay: readonly (readonly [day: number, ...data: (typeof appetites)[keyof typeof appetites][]])[],
) =>
  byDay.flatMap(([day, ...data]) =>
    data.map(
      (one, index): MoodRecord => ({
        ...{ type: 'appetite', data: one, by: 'nurse', byName: 'Nurse' },
        at: Date.UTC(2026, 10, day, 17 + 3 * index),
      }),
    ),
  )

it('tells since when somebody eats less than they did, by both counts', () => {
  const late = meals([
    ...[[20, NORMAL, NORMAL] as const, [21, NORMAL, NORMAL] as const, [22, NORMAL, NORMAL] as const],
    ...[[23, NOT_ENOUGH, NORMAL] as const, [24, NOT_ENOUGH, NOTHING] as const],
    ...[[25, NORMAL, NOT_ENOUGH] as const, [26, NOTHING, NOTHING] as const],
  ])
  expect(careChangeOf('appetite', late, { poor: 3, all: 80 }, timeZone)).toMatchObject({
    ...{ type: 'appetite', is: 'worse', since: '2026-11-23' },
    now: { poor: 6, all: 8 },
    usual: { poor: 3, all: 80 },
  })
  // Who has always eaten so has not changed.
  expect(careChangeOf('appetite', late, { poor: 40, all: 80 }, timeZone)).toBeNull()
})

it('tells that somebody is better, and never a change of one meal, or of one bad day', () => {
  const well = meals([20, 21, 22, 23, 24, 25].map((day) => [day, NORMAL]))
  expect(careChangeOf('appetite', well, { poor: 45, all: 60 }, timeZone)).toMatchObject({
    is: 'better',
    now: { poor: 0, all: 6 },
  })
  const badDay = [...well, ...meals([[26, NOTHING, NOTHING, NOTHING]])]
  expect(careChangeOf('appetite', badDay, { poor: 0, all: 200 }, timeZone)).toBeNull()
})

it('says nothing where too little was recorded, of late or before', () => {
  const three = meals([20, 21, 22].map((day) => [day, NOTHING, NOTHING, NOTHING]))
  expect(careChangeOf('appetite', three, { poor: 0, all: 100 }, timeZone)).toBe('notKnown')
  const four = [...three, ...meals([[23, NOTHING]])]
  expect(careChangeOf('appetite', four, { poor: 0, all: 13 }, timeZone)).toBe('notKnown')
  expect(careChangeOf('appetite', four, { poor: 0, all: 14 }, timeZone)).toMatchObject({ is: 'worse' })
  expect(careChangeOf('mood', four, { poor: 0, all: 100 }, timeZone)).toBe('notKnown')
})

it('a record of a late evening is of its date on the home’s clock', () => {
  const late = [1, 2, 3, 4].map(
    (day): MoodRecord => ({
      ...{ type: 'mood', data: moods.BAD, by: 'nurse', byName: 'Nurse' },
      at: Date.UTC(2026, 10, day + 1, 3),
    }),
  )
  expect(careChangeOf('mood', late, { poor: 0, all: 50 }, timeZone)).toMatchObject({ since: '2026-11-01' })
})

it('does not depend on the order, and one more poor date makes nobody better', () => {
  const dates = fc.array(fc.record({ day: fc.integer({ min: 1, max: recentCareDates }), poor: fc.boolean() }))
  const recordOf = ({ day, poor }: { day: number; poor: boolean }) => meals([[day, poor ? NOTHING : NORMAL]])
  fc.assert(
    fc.property(dates, fc.nat(60), fc.nat(60), (all, poor, well) => {
      const [late, usual] = [all.flatMap(recordOf), { poor, all: poor + well }]
      const change = careChangeOf('appetite', late, usual, timeZone)
      expect(careChangeOf('appetite', late.toReversed(), usual, timeZone)).toEqual(change)
      const more = [...late, ...meals([[recentCareDates + 1, NOTHING, NOTHING]])]
      const after = careChangeOf('appetite', more, usual, timeZone)
      const isBetter = (one: typeof change) => one !== null && one !== 'notKnown' && one.is === 'better'
      if (!isBetter(change) && change !== 'notKnown') expect(isBetter(after)).toBe(false)
    }),
  )
})

it('of steady residents looked at every day of a quarter one in two is told of once by chance at most; of whoever falls ill most within five days', () => {
  let state = 7
  // The same sequence each time (Park & Miller's minimal standard).
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const record = (day: number, share: number): MoodRecord[] =>
    next() < 0.85
      ? meals([[day, ...Array.from({ length: 2 }, () => (next() < share ? NOT_ENOUGH : NORMAL))]])
      : []
  const seen = (days: readonly MoodRecord[][], today: number) => {
    const before = days.slice(today - 50, today - 8).flat()
    const poor = before.filter(({ data }) => poorValues.appetite.includes(data)).length
    return careChangeOf(
      'appetite',
      days.slice(today - 8, today).flat(),
      { poor, all: before.length },
      timeZone,
    )
  }
  const worse = (one: ReturnType<typeof seen>) => one !== null && one !== 'notKnown' && one.is === 'worse'
  const residents = 300
  let [told, found] = [0, 0]
  for (let resident = 0; resident < residents; resident += 1) {
    const share = [0.02, 0.05, 0.1, 0.2][resident % 4] ?? 0
    const days = Array.from({ length: 141 }, (_, day) => record(day, share))
    let was = false
    for (let today = 50; today <= 141; today += 1) {
      const is = worse(seen(days, today))
      if (is && !was) told += 1
      was = is
    }
    const ill = [...days.slice(0, 60), ...Array.from({ length: 5 }, (_, day) => record(60 + day, 0.8))]
    if ([61, 62, 63, 64, 65].some((today) => worse(seen(ill, today)))) found += 1
  }
  expect(told).toBeLessThan(residents / 2)
  expect(found).toBeGreaterThan(0.65 * residents)
})

it('every type that is recorded has its poor values', () => {
  expect(Object.keys(poorValues)).toEqual([...moodTypes])
})
