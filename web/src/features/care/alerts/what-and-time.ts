import type { Alert } from '@vigie/domain/alerts/alert'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { clockTime, sinceClockTime } from '../../../lib/time/words.ts'

interface Told {
  now: number
  timeZone: string | null
  t: TFunction
  locale: Locale
}

/** What happened, as `event` says it, and at what time; of a sign of life that does not come since when, and no time beside. */
export function whatAndTime(
  { kind, times: { occurredAt: at } }: { kind: Alert['kind']; times: Pick<Alert['times'], 'occurredAt'> },
  event: string,
  { now, timeZone, t, locale }: Told,
): { what: string; time: string } {
  if (kind !== 'noSignOfLife') return { what: event, time: clockTime(at, now, timeZone, locale) }
  const time = sinceClockTime(at, now, timeZone, locale)
  return { what: `${event} ${t('alerts.since', { time })}`, time: '' }
}
