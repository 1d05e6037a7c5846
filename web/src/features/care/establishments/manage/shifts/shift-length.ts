import { duration } from '@vigie/domain/sensors/value-with-unit'
import { minutesOf, type Span } from '@vigie/domain/time/shift-cover'

/** How long a shift is, as other durations are written in both languages: « 8 h », « 7 h 30 min ». */
export const shiftLength = (shift: Span): string => duration(minutesOf(shift) * 60)
