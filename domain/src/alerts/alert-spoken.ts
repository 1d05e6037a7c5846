import { amountSpoken } from '../rules/cause-spoken.ts'
import { usualWords } from '../rules/cause-words.ts'
import { isNotBack } from '../rules/condition.ts'
import { type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import { spokenTime } from '../time/spoken-time.ts'
import { type AlertFacts, dayOf, shortRemarks, whoOf } from './alert-text.ts'

const words = {
  fr: {
    alert: 'Alerte de Vigie',
    room: 'Chambre',
    at: (time: string, day: string) => `${day && `, le ${day}`}, à ${time}`,
  },
  en: {
    alert: 'Vigie alert',
    room: 'Room',
    at: (time: string, day: string) => `${day && `, on ${day}`}, at ${time}`,
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
 * Madame Roy. Bouton d’appel, à 2 heures 14. » Of a rule that measures how much, as an SMS does. The time is the home's.
 */
export function alertSpoken(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const said = words[locale]
  const room = facts.room.trim()
  const who = titles.reduce((text, [title, spoken]) => text.replace(title, spoken), whoOf(facts).trim())
  const { usual = null } = facts.cause ?? {}
  return [
    said.alert,
    ...(room === '' ? [] : [`${said.room} ${room}`]),
    ...(who === '' ? [] : [who]),
    whatAndWhen(facts, locale, timeZone),
    ...(usual === null ? [] : [usualWords(usual, locale)]),
    ...shortRemarks(facts, locale),
  ]
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ')
}

function whatAndWhen(facts: AlertFacts, locale: Locale, timeZone: string): string {
  const { name }: EventKindInfo = eventKinds[facts.kind]
  const { cause } = facts
  const dayAt = (occurredAt: number) => dayOf({ ...facts, occurredAt }, 'long', locale, timeZone)
  if (cause && !isNotBack(cause.metric))
    return `${name[locale]} ${amountSpoken(cause, locale, timeZone, dayAt(cause.at))}`
  const time = spokenTime(facts.occurredAt, locale, timeZone)
  return `${name[locale]}${words[locale].at(time, dayAt(facts.occurredAt))}`
}
