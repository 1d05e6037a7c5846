import { localTimeOfDay } from './local-time.ts'
import type { Shift } from './shift.ts'

/**
 * Whether an instant falls within a shift, start included and end not, on the home's wall clock. A shift whose end is
 * before its start runs over midnight. On the night clocks go back both passes of the repeated hour belong to the
 * shift that covers it; on the night they go forward the shift is an hour shorter: people work by the wall clock.
 */
export function isInShift(shift: Pick<Shift, 'start' | 'end'>, at: number, timeZone: string): boolean {
  return holdsTime(shift, localTimeOfDay(at, timeZone))
}

/** Whether a time of day, "HH:mm", falls within a shift, start included and end not. */
export function holdsTime({ start, end }: Pick<Shift, 'start' | 'end'>, time: string): boolean {
  return start < end ? start <= time && time < end : start <= time || time < end
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The shift that is worked at a time of day, "HH:mm": of those that overlap the one that began last; null: none. */
export function shiftAt<S extends Pick<Shift, 'start' | 'end'>>(
  shifts: readonly S[],
  time: string,
): S | null {
  const since = ({ start }: S) => (minutesOf(time) - minutesOf(start) + 1_440) % 1_440
  return (
    shifts.filter((shift) => holdsTime(shift, time)).toSorted((one, other) => since(one) - since(other))[0] ??
    null
  )
}
