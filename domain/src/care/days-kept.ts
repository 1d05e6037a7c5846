import { z } from 'zod'
import { daysAfter } from '../rules/window-span.ts'
import { fewestKeptMonths, mostKeptMonths } from './kept-months.ts'

/** For how many months a home may say that its days are kept. */
export const keptMonthsSchema = z.int().min(fewestKeptMonths).max(mostKeptMonths)

/** Unless a home says something else. */
export const usualKeptMonths = 13

/** Before every clock of the Earth is past a date, counted from the midnight in Greenwich that begins it. */
const everywhereOverMs = 36 * 3_600_000

/**
 * When the days of a date, "yyyy-mm-dd" on the home's clock, may be deleted: once the same date so many months later is over, on whatever clock. Where that month is
 * shorter, its last one.
 */
export function dayExpiresAt(date: string, keptMonths: number): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + keptMonths, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + keptMonths, Math.min(day, lastOfMonth)) + everywhereOverMs)
}

/** What was restored is there for so long at least: whoever asked for it is to have looked at it. */
const restoredForMs = 35 * 24 * 3_600_000

/** When days that were restored `now`, epoch milliseconds, may be deleted. */
export const restoredExpiresAt = (date: string, keptMonths: number, now: number): Date =>
  new Date(Math.max(dayExpiresAt(date, keptMonths).getTime(), now + restoredForMs))

/** For how long a home keeps days, and until when what it had kept went before it said so. */
export interface Kept {
  keptMonths: number
  /** The last date of which days may be gone by what it said before; null, or missing: of none. */
  goneUntil?: string | null | undefined
}

/** Whether what sensors said on a date may be gone by now: that nothing is there of it says nothing of what happened. `now` is epoch milliseconds. */
export const mayBeGone = (date: string, { keptMonths, goneUntil }: Kept, now: number): boolean =>
  (typeof goneUntil === 'string' && date <= goneUntil) || dayExpiresAt(date, keptMonths).getTime() <= now

/** The last date of which days that are kept for so many months may be gone. `now` is epoch milliseconds. */
export function lastGone(keptMonths: number, now: number): string {
  // A month has 28 days at least: from there on back it is a few years at most.
  let date = daysAfter(new Date(now).toISOString().slice(0, 10), -28 * keptMonths)
  while (dayExpiresAt(date, keptMonths).getTime() > now) date = daysAfter(date, -1)
  return date
}

/**
 * Whether days that there are may go sooner by a time than by what all of them say (`daysKeptFor`; null: some do not say yet, and may be kept for the longest). What the
 * home said last is no measure: that may be a shorter time which has not come into effect.
 */
export const goSooner = (keptMonths: number, daysKeptFor: number | null): boolean =>
  keptMonths < (daysKeptFor ?? mostKeptMonths)

/** A shorter time takes effect so much later: until then whoever said it, or a colleague, can say otherwise, and nothing is gone. */
export const shortenedAfterMs = 7 * 24 * 3_600_000

/** What is offered to choose from, in months. */
export const offeredKeptMonths = [4, 6, usualKeptMonths, 24, 36, 60, 84, 120] as const
