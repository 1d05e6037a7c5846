import { foldForSms, shortenTo } from '../deliveries/sms-text.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { type EventKind, type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'

/** What an alert's messages tell. */
export interface AlertFacts {
  beneficiaryName: string
  /** At most 20 characters, as the resident's schema has it; may be empty. */
  room: string
  kind: EventKind
  deviceType: DeviceType
  deviceLocation: string
  /** Epoch milliseconds. */
  occurredAt: number
  late: boolean
}

const words = {
  fr: { room: 'Ch.', colon: ' :', late: ' (reçu en retard)' },
  en: { room: 'Rm', colon: ':', late: ' (received late)' },
} as const

/**
 * An alert as an SMS of at most 160 characters, room and what happened first (ui.md): "Ch. 214 Mme Roy : bouton d'appel,
 * 02:14. Vigie". The time is the home's. A long name is shortened, never the room or what happened. Letters that would
 * turn the message into several segments lose their accent; a name in another script is left as it is.
 */
export function alertSms(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const before = facts.room.trim() === '' ? '' : `${words[locale].room} ${facts.room} `
  const after = foldForSms(`${whatAndWhen(facts, locale, timeZone)}. Vigie`)
  const room = foldForSms(before)
  return `${room}${shortenTo(foldForSms(facts.beneficiaryName), room, after)}${after}`
}

/** An alert as an e-mail in plain text; `url` opens the alert. The time is the home's. */
export function alertEmail(
  facts: AlertFacts,
  locale: Locale,
  timeZone: string,
  url: string,
): { subject: string; text: string } {
  const room = facts.room.trim() === '' ? '' : `${words[locale].room} ${facts.room} `
  const subject = `${room}${facts.beneficiaryName}${whatAndWhen(facts, locale, timeZone)}`.replace(
    /\s+/g,
    ' ',
  )
  const device = [deviceTypeInfo(facts.deviceType).name[locale], facts.deviceLocation]
    .filter(Boolean)
    .join(', ')
  const day = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'full', timeZone }).format(
    facts.occurredAt,
  )
  const body = locale === 'fr' ? frenchBody(facts, device, day, url) : englishBody(facts, device, day, url)
  return { subject, text: [`${subject}.`, ...body, 'Vigie\n'].join('\n\n') }
}

function whatAndWhen(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const { colon, late } = words[locale]
  const { name }: EventKindInfo = eventKinds[facts.kind]
  const time = localTimeOfDay(facts.occurredAt, timeZone)
  return `${colon} ${name[locale]}, ${time}${facts.late ? late : ''}`
}

function frenchBody({ late }: AlertFacts, device: string, day: string, url: string): string[] {
  return [
    `Date : ${day}\nAppareil : ${device}`,
    ...(late
      ? [
          'Cet appel nous est parvenu en retard : plus de dix minutes après avoir été lancé. Allez voir sans attendre.',
        ]
      : []),
    `Pour voir l’alerte et en accuser réception :\n${url}`,
  ]
}

function englishBody({ late }: AlertFacts, device: string, day: string, url: string): string[] {
  return [
    `Date: ${day}\nDevice: ${device}`,
    ...(late
      ? ['This call reached us late, more than ten minutes after it was made. Please go and see at once.']
      : []),
    `To see the alert and acknowledge it:\n${url}`,
  ]
}
