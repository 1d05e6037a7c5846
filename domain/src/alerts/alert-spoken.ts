import { isNoSign } from '../rules/condition.ts'
import { type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import { type AlertFacts, dayOf, shortRemarks, whoOf } from './alert-text.ts'

const words = {
  fr: {
    alert: 'Alerte de Vigie',
    room: 'Chambre',
    at: (time: string, day: string) => `${day && `, le ${day}`}, à ${time}`,
    since: (time: string, day: string) => ` depuis ${day && `le ${day}, `}${time}`,
  },
  en: {
    alert: 'Vigie alert',
    room: 'Room',
    at: (time: string, day: string) => `${day && `, on ${day}`}, at ${time}`,
    since: (time: string, day: string) => ` since ${day && `${day}, `}${time}`,
  },
} as const

/** Titles that a voice would spell, or stop after. */
const titles: readonly [RegExp, string][] = [
  [/^Mme\.? /, 'Madame '],
  [/^M\. /, 'Monsieur '],
  [/^Mlle\.? /, 'Mademoiselle '],
]

/**
 * An alert as a voice says it on the phone, short sentences, where, who and what first: « Alerte de Vigie. Chambre 214.
 * Madame Roy. Bouton d’appel, à 2 heures 14. » The time is the home's.
 */
export function alertSpoken(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const said = words[locale]
  const { name }: EventKindInfo = eventKinds[facts.kind]
  const time = spokenTime(localTimeOfDay(facts.occurredAt, timeZone), locale)
  const day = dayOf(facts, 'long', locale, timeZone)
  const isSince = facts.cause !== undefined && isNoSign(facts.cause.metric)
  const room = facts.room.trim()
  const who = titles.reduce((text, [title, spoken]) => text.replace(title, spoken), whoOf(facts).trim())
  return [
    said.alert,
    ...(room === '' ? [] : [`${said.room} ${room}`]),
    ...(who === '' ? [] : [who]),
    `${name[locale]}${said[isSince ? 'since' : 'at'](time, day)}`,
    ...shortRemarks(facts, locale),
  ]
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ')
}

/** A time of day, "hh:mm", in words that a voice cannot read as anything else. */
function spokenTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (locale === 'en') return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'a.m.' : 'p.m.'}`
  const hour = hours === 0 ? 'minuit' : `${hours} ${hours === 1 ? 'heure' : 'heures'}`
  return `${hour}${minutes === 0 ? '' : ` ${minutes}`}`
}
