import type { Alert } from '../alerts/alert.ts'
import { measuredWords } from '../alerts/measured-words.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { valueWithUnit } from '../sensors/value-with-unit.ts'
import type { Locale } from '../text.ts'
import { type ReportTelling, wordsIn } from './telling.ts'

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

/**
 * What an alert tells of, as the pages of alerts say it: the event, or what its rule counted or measured, "Lever détecté 0 fois de 07:00 à 15:00 (d’habitude 2,1)", of which the
 * event alone would say something else.
 */
export function alertTold(
  alert: Pick<Alert, 'kind' | 'deviceType' | 'value' | 'cause' | 'ruleName'>,
  { locale, timeZone }: ReportTelling,
): string {
  const event = eventTold(alert.kind, alert.deviceType, alert.value, locale)
  if (alert.cause === undefined) return event
  const { what, beside } = measuredWords(alert, event, timeZone, locale) ?? {
    what: event,
    beside: alert.ruleName,
  }
  return beside === null ? what : `${what} (${beside})`
}
