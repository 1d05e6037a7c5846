import type { Locale } from '../text.ts'
import type { Taking } from './taking.ts'

const words = {
  fr: {
    keys: 'Pour vous en occuper, faites le 1. Pour réentendre ce message, faites le 2. Si vous ne pouvez pas y aller, faites le 9.',
    toKnow:
      'Le personnel est appelé ; vous n’avez rien à confirmer. Pour réentendre ce message, faites le 2.',
    again: { noKey: 'Aucune réponse reçue.', unknownKey: 'Cette touche ne veut rien dire ici.' },
    passedOn: 'C’est noté : vous n’y allez pas.',
    givenUp: 'Aucune réponse reçue.',
    stillOpen: 'L’alerte reste ouverte.',
    stillUnresolved: 'L’alerte n’est pas encore résolue.',
    taken: 'C’est noté : vous vous en occupez. Merci.',
    noted: 'C’est noté : vous l’avez vue. Seul le personnel prend une alerte en charge, et il reste appelé.',
    byOther: (name: string) => `${name || 'Quelqu’un'} s’en occupe déjà. Merci.`,
    over: 'Cette alerte est terminée. Merci.',
    mayNot: 'Vous ne pouvez pas prendre cette alerte en charge. Elle reste ouverte pour le personnel.',
    otherNumber: 'Ce numéro n’est plus celui de la personne que Vigie appelle. Merci.',
  },
  en: {
    keys: 'To take it, press 1. To hear this message again, press 2. If you cannot go, press 9.',
    toKnow:
      'Staff are being called; there is nothing for you to confirm. To hear this message again, press 2.',
    again: { noKey: 'No answer received.', unknownKey: 'That key means nothing here.' },
    passedOn: 'Noted: you are not going.',
    givenUp: 'No answer received.',
    stillOpen: 'The alert stays open.',
    stillUnresolved: 'The alert is not resolved yet.',
    taken: 'Noted: you are on it. Thank you.',
    noted: 'Noted: you have seen it. Only staff take an alert, and they are still being called.',
    byOther: (name: string) => `${name || 'Somebody'} is already on it. Thank you.`,
    over: 'This alert is over. Thank you.',
    mayNot: 'You may not take this alert. It stays open for the staff.',
    otherNumber: 'This is no longer the number of the person whom Vigie is calling. Thank you.',
  },
} as const

/**
 * What a call says of an alert and of its keys; before that, where it says it again, why: that no answer came, or a key that means nothing. Null: it
 * is the first time, or was asked for. Whoever may not take it is told, and asked for nothing.
 */
export function askingWords(
  text: string,
  { again, mayTake }: { again: 'noKey' | 'unknownKey' | null; mayTake: boolean },
  locale: Locale,
): string {
  const { keys, toKnow, again: why } = words[locale]
  if (!mayTake) return [text, toKnow].join(' ')
  return [...(again ? [why[again]] : []), text, keys].join(' ')
}

/** What whoever took an alert by phone, or could not, is told. */
export function takingWords(taking: Taking, locale: Locale): string {
  const said = words[locale]
  return taking.took === 'byOther' ? said.byOther(taking.name) : said[taking.took]
}

/** The last words of a call that nobody answered as it asks; `isTaken`: somebody is on its alert, and did not resolve it in time. */
export function endingWords(step: 'passOn' | 'giveUp', isTaken: boolean, locale: Locale): string {
  const { passedOn, givenUp, stillOpen, stillUnresolved } = words[locale]
  return `${step === 'passOn' ? passedOn : givenUp} ${isTaken ? stillUnresolved : stillOpen}`
}

/** What whoever answers at a number hears that is not the recipient's any more: nothing of the alert. */
export const otherNumberWords = (locale: Locale): string => words[locale].otherNumber
