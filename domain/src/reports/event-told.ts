import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { type EventKind, type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import { wordsIn } from './telling.ts'
import { numberIn } from './told-amounts.ts'

/** An event as a person would say it: "Sort du lit", "Température 22,5 °C"; its value "—" where it is missing. */
export function eventTold(kind: EventKind, type: DeviceType, value: number | null, locale: Locale): string {
  const { events } = wordsIn(locale)
  // A device that tells of lying down lies in a bed.
  const isBed = deviceTypeInfo(type).kinds.includes('layDown')
  if (isBed && kind === 'standUp') return events.standUpBed
  if (isBed && kind === 'sitDown') return events.sitDownBed
  const much = valueTold(kind, value, locale)
  return much === null ? events[kind] : `${events[kind]} ${much}`
}

function valueTold(kind: EventKind, value: number | null, locale: Locale): string | null {
  const { unit }: EventKindInfo = eventKinds[kind]
  if (unit === null) return null
  if (value === null) return '—'
  if (unit === 's') return duration(value)
  const digits = kind === 'temperature' ? 1 : 0
  const number = numberIn(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )
  return unit === '%' && locale === 'en' ? `${number}%` : `${number}\u00a0${unit}`
}

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}
