import { z } from 'zod'
import { timeOfDaySchema } from '../time/shift.ts'
import { holdsTime, isInShift } from '../time/shift-window.ts'

/** From when until when, every day, on a home's wall clock; over midnight where it ends before it starts (docs/adr/0121-quiet-hours.md). */
export const quietHoursSchema = z
  .strictObject({ start: timeOfDaySchema, end: timeOfDaySchema })
  .refine(({ start, end }) => start !== end, { path: ['end'], message: 'quietHours.startEqualsEnd' })
export type QuietHours = z.infer<typeof quietHoursSchema>

/** Whether somebody's quiet hours count at an instant: both they and the home of that time zone must have said so. */
export const isQuiet = (
  own: QuietHours | null | undefined,
  allowed: QuietHours | null | undefined,
  at: number,
  timeZone: string,
): boolean => !!own && !!allowed && isInShift(own, at, timeZone) && isInShift(allowed, at, timeZone)

/** Whether two spans of a day have any time in common: hours that a home does not allow at all never count in it. */
export const haveTimeInCommon = (one: QuietHours, other: QuietHours): boolean =>
  holdsTime(one, other.start) || holdsTime(other, one.start)
