import { minutesOf, type Span } from '@vigie/domain/time/shift-cover'

/** How long a shift is, as other durations are written in both languages: « 8 h », « 7 h 30 min ». */
export function shiftLength(shift: Span): string {
  const minutes = minutesOf(shift)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 ? [`${rest}\u00a0min`] : [])]
  return parts.join('\u00a0')
}
