import { fitsOneSms, foldForSms } from '../deliveries/sms-text.ts'
import type { Locale } from '../text.ts'
import { withoutLinks } from '../without-links.ts'
import { roomInShort } from './room-said.ts'
import type { Taking } from './taking.ts'

const words = {
  fr: {
    room: 'Ch.',
    taken: (who: string) => `C’est noté : vous vous occupez de ${who}.`,
    takenBack: 'Répondez 0 si vous n’y allez pas.',
    noted: (who: string) => `C’est noté, vous l’avez vue : ${who}. Le personnel reste appelé.`,
    byOther: (who: string, name: string) => `${who} : ${name || 'quelqu’un'} s’en occupe déjà.`,
    over: (who: string) => `${who} : cette alerte est terminée.`,
    mayNot: () => 'Vous ne pouvez pas prendre cette alerte en charge.',
    nothing: 'Aucune alerte récente n’est allée à ce numéro par texto. Voyez l’écran.',
    severalPeople: 'Ce numéro est celui de plusieurs personnes : prenez l’alerte en charge à l’écran.',
    nobodyKnown: 'Ce numéro n’est à personne qui puisse prendre une alerte en charge.',
    letGo: (who: string) => `${who} : vous ne vous en occupez plus, l’alerte appelle de nouveau.`,
    holdsNone: 'Vous ne vous occupez d’aucune alerte récente. Voyez l’écran.',
    unclear:
      'Répondez 1 pour vous occuper de la dernière alerte, 0 si vous n’y allez plus, STOP pour ne plus recevoir de textos.',
    takeAndMore:
      'Rien n’est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d’autre.',
    toTake: {
      several: (rooms: string) =>
        `Rien n’est encore noté : plusieurs alertes vous attendent. Répondez ${rooms} pour dire laquelle.`,
      one: (room: string) =>
        `Rien n’est encore noté. Si vous allez à la chambre ${room}, répondez 1 ${room}.`,
      onScreen: 'Rien n’est encore noté : plusieurs alertes vous attendent. Prenez la vôtre à l’écran.',
    },
    toLetGo: {
      several: (rooms: string) => `Rien n’a changé. Répondez ${rooms} pour dire où vous n’allez pas.`,
      one: (room: string) => `Rien n’a changé. Si vous n’allez pas à la chambre ${room}, répondez 0 ${room}.`,
      onScreen: 'Rien n’a changé. Si vous n’y allez pas, rouvrez l’alerte à l’écran.',
    },
    or: ' ou ',
    stop: 'Vous ne recevrez plus de textos à ce numéro. Pour en recevoir de nouveau : START.',
    start: 'Vous recevrez de nouveau les textos à ce numéro.',
  },
  en: {
    room: 'Rm',
    taken: (who: string) => `Noted: you are on ${who}.`,
    takenBack: 'Reply 0 if you are not going.',
    noted: (who: string) => `Noted, you have seen it: ${who}. Staff are still being called.`,
    byOther: (who: string, name: string) => `${who}: ${name || 'somebody'} is already on it.`,
    over: (who: string) => `${who}: this alert is over.`,
    mayNot: () => 'You may not take this alert.',
    nothing: 'No recent alert went to this number by SMS. Look at the screen.',
    severalPeople: 'Several people have this number: take the alert on screen.',
    nobodyKnown: 'This number is of nobody who may take an alert.',
    letGo: (who: string) => `${who}: you are not on it any more, the alert calls again.`,
    holdsNone: 'You are on no recent alert. Look at the screen.',
    unclear: 'Reply 1 to take the latest alert, 0 if you are not going any more, STOP to get no more SMS.',
    takeAndMore: 'Nothing is noted yet. To take the latest alert, reply 1 and nothing else.',
    toTake: {
      several: (rooms: string) =>
        `Nothing is noted yet: several alerts wait for you. Reply ${rooms} to say which.`,
      one: (room: string) => `Nothing is noted yet. If you are going to room ${room}, reply 1 ${room}.`,
      onScreen: 'Nothing is noted yet: several alerts wait for you. Take yours on screen.',
    },
    toLetGo: {
      several: (rooms: string) => `Nothing has changed. Reply ${rooms} to say where you are not going.`,
      one: (room: string) => `Nothing has changed. If you are not going to room ${room}, reply 0 ${room}.`,
      onScreen: 'Nothing has changed. If you are not going, open the alert again on screen.',
    },
    or: ' or ',
    stop: 'You will get no more SMS at this number. To get them again: START.',
    start: 'You will get SMS at this number again.',
  },
} as const

/** Of whom an alert is. */
interface OfAlert {
  room: string
  beneficiaryName: string
}

const whoIs = ({ room, beneficiaryName }: OfAlert, locale: Locale): string =>
  [
    ...(room.trim() === '' ? [] : [`${words[locale].room} ${withoutLinks(room)}`]),
    withoutLinks(beneficiaryName),
  ]
    .join(' ')
    .trim()

/**
 * What a 1 did, by SMS: of whom the alert is comes first, so that nobody goes to another room. How it is taken back is said where there is room for it.
 */
export function takingSms(taking: Taking, of: OfAlert, locale: Locale): string {
  const said = words[locale]
  const who = whoIs(of, locale)
  const text =
    taking.took === 'byOther' ? said.byOther(who, withoutLinks(taking.name)) : said[taking.took](who)
  const whole = foldForSms(`${text} ${said.takenBack} Vigie`)
  return taking.took === 'taken' && fitsOneSms(whole) ? whole : foldForSms(`${text} Vigie`)
}

/** What a 0 did, by SMS. */
export const lettingGoSms = (of: OfAlert, locale: Locale): string =>
  foldForSms(`${words[locale].letGo(whoIs(of, locale))} Vigie`)

/** What else is answered by SMS. */
export const answerSms = (
  what:
    | 'nothing'
    | 'severalPeople'
    | 'nobodyKnown'
    | 'holdsNone'
    | 'unclear'
    | 'takeAndMore'
    | 'stop'
    | 'start',
  locale: Locale,
): string => foldForSms(`${words[locale][what]} Vigie`)

/**
 * Asks which of several alerts is meant by a 1 (`toTake`) or a 0 (`toLetGo`), by their rooms, the latest first, or whether it is this one: no name, as nobody need be told of anybody for it. On screen
 * where a room does not tell one from another, or they are more than a glance takes in.
 */
export function whichSms(what: 'toTake' | 'toLetGo', rooms: readonly string[], locale: Locale): string {
  const named = new Set(rooms.map(roomInShort))
  const isTold = named.size === rooms.length && !named.has('') && rooms.length <= mostAsked
  // Blanks between its parts are nothing to whoever reads the answer: it is the room all the same.
  const trimmed = rooms.map((room) => withoutLinks(room).trim())
  const [only = ''] = trimmed
  const { several, one, onScreen } = words[locale][what]
  const choices = trimmed.map((room) => `${what === 'toTake' ? 1 : 0} ${room}`).join(words[locale].or)
  const asked = rooms.length === 1 ? one(only) : several(choices)
  return foldForSms(`${isTold ? asked : onScreen} Vigie`)
}

const mostAsked = 4
