import { foldForSms } from '../deliveries/sms-text.ts'
import type { Locale } from '../text.ts'
import { roomInShort } from './room-said.ts'
import type { Taking } from './taking.ts'

const words = {
  fr: {
    room: 'Ch.',
    taken: (who: string) => `C’est noté : vous vous occupez de ${who}.`,
    noted: (who: string) => `C’est noté, vous l’avez vue : ${who}. Le personnel reste appelé.`,
    byOther: (who: string, name: string) => `${who} : ${name || 'quelqu’un'} s’en occupe déjà.`,
    over: (who: string) => `${who} : cette alerte est terminée.`,
    mayNot: () => 'Vous ne pouvez pas prendre cette alerte en charge.',
    nothing: 'Aucune alerte récente n’est allée à ce numéro par texto. Voyez l’écran.',
    severalPeople: 'Ce numéro est celui de plusieurs personnes : prenez l’alerte en charge à l’écran.',
    nobodyKnown: 'Ce numéro n’est à personne qui puisse prendre une alerte en charge.',
    unclear: 'Répondez 1 pour vous occuper de la dernière alerte, STOP pour ne plus recevoir de textos.',
    takeAndMore:
      'Rien n’est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d’autre.',
    which: (rooms: string) =>
      `Rien n’est encore noté : plusieurs alertes vous attendent. Répondez ${rooms} pour dire laquelle.`,
    whichOne: (room: string) =>
      `Rien n’est encore noté. Si vous allez à la chambre ${room}, répondez 1 ${room}.`,
    whichOnScreen: 'Rien n’est encore noté : plusieurs alertes vous attendent. Prenez la vôtre à l’écran.',
    or: ' ou ',
    stop: 'Vous ne recevrez plus de textos à ce numéro. Pour en recevoir de nouveau : START.',
    start: 'Vous recevrez de nouveau les textos à ce numéro.',
  },
  en: {
    room: 'Rm',
    taken: (who: string) => `Noted: you are on ${who}.`,
    noted: (who: string) => `Noted, you have seen it: ${who}. Staff are still being called.`,
    byOther: (who: string, name: string) => `${who}: ${name || 'somebody'} is already on it.`,
    over: (who: string) => `${who}: this alert is over.`,
    mayNot: () => 'You may not take this alert.',
    nothing: 'No recent alert went to this number by SMS. Look at the screen.',
    severalPeople: 'Several people have this number: take the alert on screen.',
    nobodyKnown: 'This number is of nobody who may take an alert.',
    unclear: 'Reply 1 to take the latest alert, STOP to get no more SMS.',
    takeAndMore: 'Nothing is noted yet. To take the latest alert, reply 1 and nothing else.',
    which: (rooms: string) =>
      `Nothing is noted yet: several alerts wait for you. Reply ${rooms} to say which.`,
    whichOne: (room: string) => `Nothing is noted yet. If you are going to room ${room}, reply 1 ${room}.`,
    whichOnScreen: 'Nothing is noted yet: several alerts wait for you. Take yours on screen.',
    or: ' or ',
    stop: 'You will get no more SMS at this number. To get them again: START.',
    start: 'You will get SMS at this number again.',
  },
} as const

/** What a 1 did, by SMS: of whom the alert is comes first, so that nobody goes to another room. */
export function takingSms(
  taking: Taking,
  { room, beneficiaryName }: { room: string; beneficiaryName: string },
  locale: Locale,
): string {
  const said = words[locale]
  const who = [...(room.trim() === '' ? [] : [`${said.room} ${room}`]), beneficiaryName].join(' ').trim()
  const text = taking.took === 'byOther' ? said.byOther(who, taking.name) : said[taking.took](who)
  return foldForSms(`${text} Vigie`)
}

/** What else is answered by SMS. */
export const answerSms = (
  what: 'nothing' | 'severalPeople' | 'nobodyKnown' | 'unclear' | 'takeAndMore' | 'stop' | 'start',
  locale: Locale,
): string => foldForSms(`${words[locale][what]} Vigie`)

/**
 * Asks which of several alerts is meant, by their rooms, the latest first, or whether it is this one: no name, as nobody need be told of anybody for it. On screen where a room does not tell one from
 * another, or they are more than a glance takes in.
 */
export function whichSms(rooms: readonly string[], locale: Locale): string {
  const said = words[locale]
  const named = new Set(rooms.map(roomInShort))
  const isTold = named.size === rooms.length && !named.has('') && rooms.length <= mostAsked
  const trimmed = rooms.map((room) => room.trim())
  const [only = ''] = trimmed
  const choices = trimmed.map((room) => `1 ${room}`).join(said.or)
  const asked = rooms.length === 1 ? said.whichOne(only) : said.which(choices)
  return foldForSms(`${isTold ? asked : said.whichOnScreen} Vigie`)
}

const mostAsked = 4
