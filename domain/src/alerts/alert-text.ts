import { fitsOneSms, foldForSms, shortenTo } from '../deliveries/sms-text.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { absentWords, amountWords, usualWords } from '../rules/cause-words.ts'
import { isNotBack } from '../rules/condition.ts'
import type { WindowCause } from '../rules/window-cause.ts'
import { type EventKind, type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import { shortened } from '../shortened.ts'
import type { Locale } from '../text.ts'
import { firstOfMonth } from '../time/french-date.ts'
import { localDate, localTimeOfDay } from '../time/local-time.ts'
import type { WaveStep } from './alert-calls.ts'

/** What an alert's messages tell. */
export interface AlertFacts {
  /** Empty where the resident's record could not be read: then the device's place stands for them. */
  beneficiaryName: string
  /** At most 20 characters, as the resident's schema has it; may be empty. */
  room: string
  kind: EventKind
  deviceType: DeviceType
  deviceLocation: string
  /** Epoch milliseconds. */
  occurredAt: number
  /** When it is told, epoch milliseconds. */
  saidAt: number
  late: boolean
  /** The sensor's clock was impossible, so that the time is when the call was published. */
  clockWrong: boolean
  /** Why the alert is told of. */
  step: WaveStep
  /** What a conditional rule measured. */
  cause?: WindowCause
}

/** As long as a delivery's subject may be. */
const longestSubject = 200

const words = {
  fr: {
    room: 'Ch.',
    colon: ' :',
    late: 'reçu en retard',
    clockWrong: 'horloge du capteur fausse',
    repeated: 'rappel, personne n’y va',
    calledAgain: 'appelle de nouveau',
    released: 'plus personne n’y va',
    escalated: 'personne n’a répondu',
    unresolved: 'prise, pas encore résolue',
    answer: ' Répondez 1 : j’y vais.',
  },
  en: {
    room: 'Rm',
    colon: ':',
    late: 'received late',
    clockWrong: 'sensor’s clock is wrong',
    repeated: 'reminder, nobody is on it',
    calledAgain: 'calls again',
    released: 'nobody is on it any more',
    escalated: 'nobody has answered',
    unresolved: 'taken, not yet resolved',
    answer: ' Reply 1: I am on it.',
  },
} as const

/**
 * An alert as an SMS of at most 160 characters, room and what happened first: "Ch. 214 Mme Roy : bouton d'appel,
 * 02:14. Vigie". The time is the home's. A long name is shortened, never the room or what happened. Letters that would
 * turn the message into several segments lose their accent; a name in another script is left as it is. Whoever `mayAnswer`
 * reads that a 1 takes it, where there is room for that beside the whole name.
 */
export function alertSms(facts: AlertFacts, locale: Locale, timeZone: string, mayAnswer = false): string {
  const before = facts.room.trim() === '' ? '' : `${words[locale].room} ${facts.room} `
  const told = `${whatAndWhen(facts, locale, timeZone)}.`
  const after = foldForSms(`${told} Vigie`)
  const room = foldForSms(before)
  const who = foldForSms(whoOf(facts))
  const asking = `${room}${who}${foldForSms(`${told}${words[locale].answer} Vigie`)}`
  if (mayAnswer && fitsOneSms(asking)) return asking
  return `${room}${shortenTo(who, room, after)}${after}`
}

/** An alert as an e-mail in plain text; `url` opens the alert, and whoever `mayTake` it reads that they can there. The time is the home's. */
export function alertEmail(
  facts: AlertFacts,
  locale: Locale,
  timeZone: string,
  link: Link,
): { subject: string; text: string } {
  const room = facts.room.trim() === '' ? '' : `${words[locale].room} ${facts.room} `
  const happened = whatAndWhen(facts, locale, timeZone)
  // What is too long is the name: never what happened, when and whether somebody goes.
  const who = shortened(whoOf(facts), longestSubject - room.length - happened.length)
  const subject = `${room}${who}${happened}`.replace(/\s+/g, ' ')
  const device = [deviceTypeInfo(facts.deviceType).name[locale], facts.deviceLocation]
    .filter(Boolean)
    .join(', ')
  const day = dated(facts.occurredAt, locale, { dateStyle: 'full', timeZone })
  const body = locale === 'fr' ? frenchBody(facts, device, day, link) : englishBody(facts, device, day, link)
  return { subject, text: [`${subject}.`, ...body, 'Vigie\n'].join('\n\n') }
}

/** Why an alert is told of again, and what is to be known of its time, in a few words each. */
export function shortRemarks({ step, late, clockWrong, cause, kind }: AlertFacts, locale: Locale): string[] {
  const said = words[locale]
  return [
    ...(cause && isNotBack(cause.metric) ? [absentWords(cause, kind, locale)] : []),
    ...(step === 'opened' ? [] : [said[step]]),
    ...(late ? [said.late] : []),
    ...(clockWrong ? [said.clockWrong] : []),
  ]
}

/** Who calls; where nobody's name is known, the place of the device. */
export const whoOf = ({ beneficiaryName, deviceLocation }: AlertFacts) => beneficiaryName || deviceLocation

/** From then on a time of day may be taken for that of another day; what was minutes before midnight needs none. */
const daySaidAfterMs = 12 * 3_600_000

/** The day of what was not today, at home, where its time alone may be taken for one of today; else empty. */
export function dayOf(
  { occurredAt, saidAt }: Pick<AlertFacts, 'occurredAt' | 'saidAt'>,
  month: 'short' | 'long',
  locale: Locale,
  timeZone: string,
): string {
  const isPlain = saidAt - occurredAt < daySaidAfterMs
  if (isPlain || localDate(occurredAt, timeZone) === localDate(saidAt, timeZone)) return ''
  return dated(occurredAt, locale, { day: 'numeric', month, timeZone })
}

const dated = (at: number, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  firstOfMonth(new Intl.DateTimeFormat(`${locale}-CA`, options).format(at))

function whatAndWhen(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const { name }: EventKindInfo = eventKinds[facts.kind]
  const { cause } = facts
  const day = dayOf(facts, 'short', locale, timeZone)
  const what =
    cause && !isNotBack(cause.metric)
      ? `${name[locale]} ${amountWords(cause, locale, timeZone, dayOf({ ...facts, occurredAt: cause.at }, 'short', locale, timeZone))}`
      : `${name[locale]}, ${day && `${day} `}${localTimeOfDay(facts.occurredAt, timeZone)}`
  const remarks = [...(cause?.usual ? [usualWords(cause.usual, locale)] : []), ...shortRemarks(facts, locale)]
  return `${words[locale].colon} ${what}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`
}

interface Link {
  url: string
  mayTake: boolean
}

function frenchBody(facts: AlertFacts, device: string, day: string, { url, mayTake }: Link): string[] {
  return [
    `Date : ${day}\nAppareil : ${device}`,
    ...remarksOf(facts, {
      repeated: 'L’alerte sonne encore et personne n’en a accusé réception.',
      calledAgain:
        'Quelqu’un avait accusé réception, puis un nouvel appel est venu : l’alerte est ouverte de nouveau.',
      released:
        'La personne qui avait accusé réception ne s’en occupe plus : l’alerte est ouverte de nouveau.',
      escalated: 'Ceux qui ont été prévenus avant vous n’ont pas répondu à temps.',
      unresolved: 'Quelqu’un s’en occupe, mais ne l’a pas résolue à temps : voyez s’il faut de l’aide.',
      late: 'Cet appel nous est parvenu en retard : plus de dix minutes après avoir été lancé. Allez voir sans attendre.',
      clockWrong: 'L’horloge du capteur est fausse : l’heure donnée est celle où l’appel a été transmis.',
    }),
    `Pour voir l’alerte${mayTake ? ' et en accuser réception' : ''} :\n${url}`,
  ]
}

function englishBody(facts: AlertFacts, device: string, day: string, { url, mayTake }: Link): string[] {
  return [
    `Date: ${day}\nDevice: ${device}`,
    ...remarksOf(facts, {
      repeated: 'The alert keeps sounding and nobody has acknowledged it.',
      calledAgain: 'Somebody had acknowledged it, then a new call came: the alert is open again.',
      released: 'Whoever had acknowledged it is no longer on it: the alert is open again.',
      escalated: 'Those who were told before you have not answered in time.',
      unresolved: 'Somebody is on it, but has not resolved it in time: see whether help is needed.',
      late: 'This call reached us late, more than ten minutes after it was made. Please go and see at once.',
      clockWrong: 'The sensor’s clock is wrong: the time given is when the call was passed on.',
    }),
    `To see the alert${mayTake ? ' and acknowledge it' : ''}:\n${url}`,
  ]
}

type Remark = Exclude<WaveStep, 'opened'> | 'late' | 'clockWrong'

function remarksOf({ step, late, clockWrong }: AlertFacts, texts: Record<Remark, string>): string[] {
  return [
    ...(step === 'opened' ? [] : [texts[step]]),
    ...(late ? [texts.late] : []),
    ...(clockWrong ? [texts.clockWrong] : []),
  ]
}
