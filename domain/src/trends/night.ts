import { z } from 'zod'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { localDate } from '../time/local-time.ts'
import type { DayFigures } from './day-figures.ts'
import { nightHours } from './night-hours.ts'
import { counted } from './trend-of.ts'

/** Of so many nights before, what is usual is told. */
export const nightsBefore = 14
/** Of fewer that are known, none is usual yet. */
export const fewestNights = 7

const count = z.number().int().min(0)

/** What is usual by the nights before: docs/trends.md says how it is told. */
const usualNightSchema = z.object({
  /** The middle of what was counted; two where it falls between two. */
  middle: z.object({ low: count, high: count }),
  /** From and to what a night is like the others. */
  least: count,
  most: count,
})
export type UsualNight = z.infer<typeof usualNightSchema>

export const nightSchema = z.object({
  /** The date on which it began. */
  date: z.iso.date(),
  isOver: z.boolean(),
  /** How often they left their bed in it; null: too little was observed to say. */
  exits: count.nullable(),
  /** null: not enough nights are known. */
  usual: usualNightSchema.nullable(),
  /** How many more than usual, fewer below 0, and 0 where it is like the others; null: not to be said. Of a night that goes on it is said only that there are more already. */
  more: z.number().int().nullable(),
  /** The nights before, the latest first; null: too little was observed. */
  before: z.array(z.object({ date: z.iso.date(), exits: count.nullable() })),
})
export type Night = z.infer<typeof nightSchema>

/** Which night is meant at an instant, by the date of the home's clock on which it began: the one that goes on, else the one that ended last. */
export function nightAt(now: number, timeZone: string): Pick<Night, 'date' | 'isOver'> {
  const today = localDate(now, timeZone)
  if (spanOn(today, nightHours, timeZone).from <= now) return { date: today, isOver: false }
  const date = daysAfter(today, -1)
  return { date, isOver: spanOn(date, nightHours, timeZone).until <= now }
}

/** What is usual by what was counted in the nights that are known, in any order; null: they are too few. */
export function usualNight(known: readonly number[]): UsualNight | null {
  if (known.length < fewestNights) return null
  const sorted = known.toSorted((one, other) => one - other)
  /** By the nearest rank: it is always a night that there was. */
  const at = (share: number) => sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? 0
  const middle = { low: at(0.5), high: sorted[Math.floor(sorted.length / 2)] ?? 0 }
  return {
    middle,
    least: Math.max(0, Math.min(at(0.1), middle.low - 1)),
    most: Math.max(at(0.9), middle.high + 1),
  }
}

/** A night beside those before it, by the figures of the dates on which they began; a date of which there are none counts as one that nobody observed. */
export function nightOf(
  { date, isOver }: Pick<Night, 'date' | 'isOver'>,
  figures: ReadonlyMap<string, DayFigures>,
): Night {
  const exitsOf = (one: string) => {
    const day = figures.get(one)
    return day ? counted(day, day.nightExits, 'night') : null
  }
  const before = Array.from({ length: nightsBefore }, (_, index) => {
    const one = daysAfter(date, -1 - index)
    return { date: one, exits: exitsOf(one) }
  })
  const exits = exitsOf(date)
  const usual = usualNight(before.flatMap((night) => night.exits ?? []))
  return { date, isOver, exits, usual, more: moreThan(usual, exits, isOver), before }
}

function moreThan(usual: UsualNight | null, exits: number | null, isOver: boolean): number | null {
  if (usual === null || exits === null) return null
  if (exits > usual.most) return exits - usual.middle.high
  // It is not over: what is few yet may become as many as usual.
  if (!isOver) return null
  return exits < usual.least ? exits - usual.middle.low : 0
}
