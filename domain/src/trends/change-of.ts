import { z } from 'zod'
import { median } from '../median.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter } from '../rules/window-span.ts'
import type { DayFigures, Observed } from './day-figures.ts'
import { counted } from './trend-of.ts'

/** What may have changed, in the order in which it is told. */
export const changingFigures = ['nightExits', 'bed', 'chair', 'out'] as const
export type ChangingFigure = (typeof changingFigures)[number]

const hourMs = 3_600_000
const hoursOf = (ms: number | null): number | null => (ms === null ? null : ms / hourMs)

interface Figure {
  of: (day: DayFigures) => number | null
  by: keyof Observed
  /** Less than this is no change, however steady somebody was; a number of times, or hours. */
  least: number
  /** How far days that are alike differ at least. */
  spread: (mean: number) => number
}

const hours = { least: 1, spread: () => 0.5 }
const figureOf: Readonly<Record<ChangingFigure, Figure>> = {
  // Counts of what happens now and then differ by the root of their mean.
  nightExits: {
    ...{ of: ({ nightExits }) => nightExits, by: 'night', least: 1.5 },
    spread: (mean) => Math.sqrt(Math.max(mean, 0.5)),
  },
  bed: { of: ({ bedMs }) => hoursOf(bedMs), by: 'bed', ...hours },
  chair: { of: ({ chairMs }) => hoursOf(chairMs), by: 'chair', ...hours },
  out: { of: ({ outMs }) => hoursOf(outMs), by: 'out', ...hours },
}

/** So many days of late that are known are held against what was usual; they lie within so many dates. */
const recentDays = 5
const recentReach = 8
/** What was usual is known by the days of so many dates before them. */
const usualReach = 42
const fewestUsualDays = 14
/** So many dates are looked at, the last among them. */
export const changesReach = recentReach + usualReach
/** How many of the late days lie on the same side of what was usual. */
const mostOneSided = 4
/** By how many of its own standard errors the mean of the late days is off: docs/adr/0130 has what comes of it. */
const threshold = 2.6
/** What is further off than so many spreads counts as so far: one bad night does not make what is usual. */
const furthest = 3

export const changeSchema = z.object({
  figure: z.enum(changingFigures),
  /** The date since when. */
  since: z.iso.date(),
  /** Times a night, or hours a day: the mean of the late days, and what was usual. */
  now: z.number(),
  usual: z.number(),
  /** On how many days what was usual rests. */
  days: z.number().int().min(1),
  /** By how many of its own standard errors the mean of the late days is off: the more, the plainer. */
  size: z.number(),
})
export type Change = z.infer<typeof changeSchema>

/** What is known of a figure: that it changed; null: that it did not; or that too little is known to say. */
export type ChangeOf = Change | null | 'notKnown'

interface Known {
  date: string
  value: number
}

/** What is known of a figure on a date; null where it is not, or too little of it was observed. */
export function knownOn(
  figure: ChangingFigure,
  figures: ReadonlyMap<string, DayFigures>,
  date: string,
): number | null {
  const { of, by } = figureOf[figure]
  const day = figures.get(date)
  return day ? counted(day, of(day), by) : null
}

/**
 * Whether a figure of a resident has changed of late against their own past: the mean of five late days beside a robust mean of what was usual, by robust spread
 * (median absolute deviation). Days of which too little was observed are left out, and make neither a change nor none.
 * @param last the last date that is over
 */
export function changeOf(
  figure: ChangingFigure,
  figures: ReadonlyMap<string, DayFigures>,
  last: string,
): ChangeOf {
  const { least, spread } = figureOf[figure]
  const knownOf = (from: string, to: string): Known[] =>
    datesBetween(from, to).flatMap((date) => {
      const value = knownOn(figure, figures, date)
      return value === null ? [] : { date, value }
    })
  const late = knownOf(daysAfter(last, 1 - recentReach), last).slice(-recentDays)
  const [first] = late
  if (first === undefined || late.length < recentDays) return 'notKnown'
  const before = knownOf(daysAfter(first.date, -usualReach), daysAfter(first.date, -1))
  if (before.length < fewestUsualDays) return 'notKnown'
  const values = before.map(({ value }) => value)
  const middle = median(values)
  const s = Math.max(spread(mean(values)), 1.4826 * median(values.map((value) => Math.abs(value - middle))))
  const usual = mean(values.map((value) => clamp(value, middle - furthest * s, middle + furthest * s)))
  const now = mean(
    late.map(({ value }) => clamp(value, middle - 2 * furthest * s, middle + 2 * furthest * s)),
  )
  const sign = Math.sign(now - usual)
  const isBeyond = ({ value }: Known) => sign * (value - usual) > 0
  const error = s * Math.sqrt(1 / late.length + 1 / values.length)
  const hasChanged =
    sign * (now - usual) >= Math.max(least, 0.25 * usual) &&
    late.filter(isBeyond).length >= mostOneSided &&
    sign * (now - usual) >= threshold * error
  if (!hasChanged) return null
  return {
    figure,
    since: sinceWhen([...before, ...late], (now + usual) / 2, sign),
    now,
    usual,
    days: values.length,
    size: (sign * (now - usual)) / error,
  }
}

/** The first of the days up to the last that lie on the side of what is now, but for one. */
function sinceWhen(days: readonly Known[], half: number, sign: number): string {
  let since = days.at(-1)?.date ?? ''
  let others = 0
  for (const { date, value } of days.toReversed()) {
    if (sign * (value - half) > 0) since = date
    else others += 1
    if (others > 1) break
  }
  return since
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
