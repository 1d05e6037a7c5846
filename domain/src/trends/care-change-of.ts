import { z } from 'zod'
import { appetites, healths, moods } from '../care/enums.ts'
import { type MoodRecord, type MoodType, moodTypes } from '../care/mood-record.ts'
import { localDate } from '../time/local-time.ts'

/** What says that somebody is not well, of what staff record of a resident. */
export const poorValues: Readonly<Record<MoodType, readonly number[]>> = {
  mood: [moods.DEPRESSED, moods.UNHAPPY, moods.BAD, moods.ANGRY],
  health: [healths.HURT, healths.SICK],
  appetite: [appetites.NOT_ENOUGH, appetites.NOTHING],
}

/** The dates of late that are looked at, and how many of them something has to be recorded on. */
export const recentCareDates = 8
const fewestDates = 4
/** The dates before them that tell what is usual, and how many records of them it takes. */
export const usualCareDates = 42
const fewestRecords = 14
/** It takes so many dates to be otherwise, however rare that was. */
const fewestOther = 3
/** So likely is as many of them by chance at most, by the person's own share: docs/adr/0138 has what comes of it. */
const byChance = 0.002

const countSchema = z.object({
  /** How many say that somebody is not well. */
  poor: z.number().int().min(0),
  all: z.number().int().min(1),
})
export type CareCount = z.infer<typeof countSchema>

export const careChangeSchema = z.object({
  type: z.enum(moodTypes),
  is: z.enum(['worse', 'better']),
  /** The date since when. */
  since: z.iso.date(),
  /** Records since then, and of the weeks before. */
  now: countSchema,
  usual: countSchema,
  /** How far from what is usual, in standard errors, as changes of sensors are. */
  size: z.number(),
})
export type CareChange = z.infer<typeof careChangeSchema>

/** What is known of it: that it changed; null: that it did not; or that too little was recorded to say. */
export type CareChangeOf = CareChange | null | 'notKnown'

/**
 * Whether what staff record of a resident has changed of late against that person's own weeks before: by dates, as somebody may be asked three times on one;
 * a date counts as poor where half of its records or more say so.
 * @param late the records of the last `recentCareDates` dates that are over
 * @param usual how many there were in the `usualCareDates` dates before
 */
export function careChangeOf(
  type: MoodType,
  late: readonly MoodRecord[],
  usual: { poor: number; all: number },
  timeZone: string,
): CareChangeOf {
  const byDate = datesOf(type, late, timeZone)
  if (byDate.length < fewestDates || usual.all < fewestRecords) return 'notKnown'
  // A rule of Laplace's: what was never recorded in weeks may still be, now and then.
  const share = (usual.poor + 1) / (usual.all + 2)
  for (const is of ['worse', 'better'] as const) {
    const others = byDate.filter(({ isPoor }) => isPoor === (is === 'worse'))
    const chance = atLeast(others.length, byDate.length, is === 'worse' ? share : 1 - share)
    if (others.length < fewestOther || chance > byChance) continue
    const since = others.map(({ date }) => date).toSorted()[0] ?? ''
    const records = byDate.filter(({ date }) => date >= since).flatMap((one) => one.records)
    return { type, is, since, now: countOf(type, records), usual, size: errorsOf(chance) }
  }
  return null
}

/** Whether enough dates are poor for somebody to have got worse: of others nobody needs to know what was usual. */
export function mayBeWorse(type: MoodType, late: readonly MoodRecord[], timeZone: string): boolean {
  return datesOf(type, late, timeZone).filter(({ isPoor }) => isPoor).length >= fewestOther
}

function datesOf(type: MoodType, records: readonly MoodRecord[], timeZone: string) {
  const ofType = records.filter((record) => record.type === type)
  return [...Map.groupBy(ofType, ({ at }) => localDate(at, timeZone))].map(([date, records]) => ({
    date,
    records,
    isPoor: 2 * countOf(type, records).poor >= records.length,
  }))
}

function countOf(type: MoodType, records: readonly MoodRecord[]): CareCount {
  return { poor: records.filter(({ data }) => poorValues[type].includes(data)).length, all: records.length }
}

/** How likely at least `k` of `n` are, each as likely as `share`. */
function atLeast(k: number, n: number, share: number): number {
  let sum = 0
  let ways = 1
  for (let one = 0; one <= n; one += 1) {
    if (one >= k) sum += ways * share ** one * (1 - share) ** (n - one)
    ways = (ways * (n - one)) / (one + 1)
  }
  return sum
}

/** By how many standard errors something so likely is off, to a thousandth (Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.23). */
function errorsOf(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance))
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  )
}
