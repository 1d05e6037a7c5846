import type { Delivery } from './delivery.ts'
import { fitsOneSms, foldForSms } from './sms-text.ts'

const notice = { fr: ' (peut-être déjà reçu)', en: ' (possibly already received)' } as const

/**
 * What is sent for a delivery. One that the recipient may have had already says so, after all the rest, since the room
 * and what happened come first; in an SMS only where it still fits in one.
 */
export function textToSend(
  delivery: Pick<Delivery, 'channel' | 'locale' | 'subject' | 'text' | 'possibleRepeat'>,
): { subject: string | null; text: string } {
  const { channel, locale, subject, text, possibleRepeat } = delivery
  // Whoever answers a second call hears of the alert as it is by then; a second notification takes the place of the first.
  if (!possibleRepeat || channel === 'voice' || channel === 'push') return { subject, text }
  if (subject !== null) return { subject: `${subject}${notice[locale]}`, text }
  const marked = `${text}${channel === 'sms' ? foldForSms(notice[locale]) : notice[locale]}`
  return { subject, text: channel === 'sms' && !fitsOneSms(marked) ? text : marked }
}
