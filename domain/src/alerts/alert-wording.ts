import type { Delivery } from '../deliveries/delivery.ts'
import { causeOf } from '../rules/window-cause.ts'
import { withoutLinks } from '../without-links.ts'
import type { Alert } from './alert.ts'
import { spokenOf } from './alert-life.ts'
import { alertPush } from './alert-push.ts'
import { alertSpoken } from './alert-spoken.ts'
import { alertEmail, alertSms } from './alert-text.ts'
import type { AlertTold } from './alert-told.ts'

/** What of an alert its messages say. */
export type AlertSaid = Pick<Alert, 'beneficiaryName' | 'room' | 'kind' | 'deviceLocation'> & {
  /** What a conditional rule measured, as it is kept. */
  cause?: unknown
}

type Words = Pick<Delivery, 'subject' | 'text' | 'severity'>

/** What a message says of an alert as it goes out at `now`, epoch milliseconds; of a home's own words with nothing that could be followed as a link. */
export function alertWording(
  { url, timeZone, mayAnswer, ...told }: AlertTold,
  { beneficiaryName, room, kind, deviceLocation, cause: kept }: AlertSaid,
  { channel, locale, mayTake = true }: Pick<Delivery, 'channel' | 'locale' | 'mayTake'>,
  now: number,
): Words {
  const cause = causeOf({ cause: kept })
  const said = {
    beneficiaryName: withoutLinks(beneficiaryName),
    room: withoutLinks(room),
    kind,
    deviceLocation: withoutLinks(deviceLocation),
    ...(cause && { cause }),
  }
  const facts = { ...said, ...told, saidAt: now }
  if (channel === 'sms') return { subject: null, text: alertSms(facts, locale, timeZone, mayAnswer) }
  if (channel === 'push') return alertPush(facts, locale)
  if (channel === 'voice') return { subject: null, text: alertSpoken(facts, locale, timeZone) }
  return alertEmail(facts, locale, timeZone, { url, mayTake })
}

/**
 * The words of a message as it goes out at `now`, epoch milliseconds: whoever it is about may have another room since it was queued. `alerts`: those
 * that it stands for as they are now, null for one that is gone. Nothing where none can be read, or it keeps its words: these stay.
 */
export function wordsOfNow(
  { told, ...delivery }: Pick<Delivery, 'told' | 'channel' | 'locale' | 'mayTake'>,
  alerts: readonly ((AlertSaid & Pick<Alert, 'state'>) | null)[],
  now: number,
): Partial<Words> {
  const alert = spokenOf(alerts)
  return told && alert ? alertWording(told, alert, delivery, now) : {}
}
