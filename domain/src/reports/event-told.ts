import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { valueWithUnit } from '../sensors/value-with-unit.ts'
import type { Locale } from '../text.ts'
import { wordsIn } from './telling.ts'

/** An event as a person would say it: "Sort du lit", "Température 22,5 °C"; its value "—" where it is missing. */
export function eventTold(kind: EventKind, type: DeviceType, value: number | null, locale: Locale): string {
  const { events } = wordsIn(locale)
  // A device that tells of lying down lies in a bed.
  const isBed = deviceTypeInfo(type).kinds.includes('layDown')
  if (isBed && kind === 'standUp') return events.standUpBed
  if (isBed && kind === 'sitDown') return events.sitDownBed
  const much = valueWithUnit(kind, value, locale)
  return much === null ? events[kind] : `${events[kind]} ${much}`
}
