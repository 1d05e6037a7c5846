import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import { type EventKind, type EventKindInfo, eventKinds } from './event-kinds.ts'

const digits: Partial<Record<EventKind, number>> = { temperature: 1 }

/**
 * The value of an event with its unit, as the language writes it: "22,5 °C", "1 h 5 min". Null for a kind without value,
 * "—" where the value is missing: never 0, never "normal".
 */
export function valueWithUnit(kind: EventKind, value: number | null, locale: Locale): string | null {
  const { unit }: EventKindInfo = eventKinds[kind]
  if (unit === null) return null
  if (value === null) return '—'
  if (unit === 's') return duration(value)
  const number = numberIn(locale, {
    minimumFractionDigits: digits[kind] ?? 0,
    maximumFractionDigits: digits[kind] ?? 0,
  }).format(value)
  return unit === '%' && locale === 'en' ? `${number}%` : `${number}\u00a0${unit}`
}

/** How long something took, to the minute, as it is written in both languages: « 1 h 5 min », « 8 h ». */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const rest = `${minutes % 60}\u00a0min`
  if (minutes < 60) return rest
  const hours = `${Math.floor(minutes / 60)}\u00a0h`
  return minutes % 60 === 0 ? hours : `${hours}\u00a0${rest}`
}
