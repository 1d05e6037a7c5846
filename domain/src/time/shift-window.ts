import { localTimeOfDay } from './local-time.ts'
import type { Shift } from './shift.ts'

/**
 * Whether an instant falls within a shift, start included and end not, on the home's wall clock. A shift whose end is
 * before its start runs over midnight. On the night clocks go back both passes of the repeated hour belong to the
 * shift that covers it; on the night they go forward the shift is an hour shorter: people work by the wall clock.
 */
export function isInShift(shift: Pick<Shift, 'start' | 'end'>, at: number, timeZone: string): boolean {
  const time = localTimeOfDay(at, timeZone)
  return shift.start < shift.end
    ? shift.start <= time && time < shift.end
    : shift.start <= time || time < shift.end
}
