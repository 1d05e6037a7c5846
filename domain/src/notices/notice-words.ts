import type { Locale } from '../text.ts'
import { fateOf, type NoticeReason } from './notice.ts'

/** What is said of one cause: the subject of an e-mail, what happened `at` that time of day, and what to do now. */
export interface NoticeWords {
  subject: string
  happened: (at: string) => string
  advice: string
  /** What happened, in few words of an SMS. */
  short: string
}

type Unanswered = Exclude<ReturnType<typeof fateOf>, 'refused' | 'illegible'>

const causes: Readonly<Record<Locale, Readonly<Record<Exclude<NoticeReason, Unanswered>, string>>>> = {
  fr: {
    missingApiKey: 'la passerelle n’envoie pas de clé d’API',
    wrongApiKey: 'la clé d’API de la passerelle n’est pas celle de l’établissement',
    unknownDevice: 'l’appareil n’appartient à aucun résident',
    establishmentInactive: 'l’établissement est inactif',
    unreadableRecord: 'ce qui est enregistré de l’appareil ou de son établissement est illisible',
    malformedJson: 'ce n’est pas du JSON',
    invalidEvent: 'il ne dit pas ce qu’un événement doit dire',
  },
  en: {
    missingApiKey: 'the gateway sends no API key',
    wrongApiKey: 'the gateway’s API key is not the establishment’s',
    unknownDevice: 'the device belongs to no resident',
    establishmentInactive: 'the establishment is inactive',
    unreadableRecord: 'what is stored of the device or its establishment cannot be read',
    malformedJson: 'it is not JSON',
    invalidEvent: 'it does not say what an event must say',
  },
}

const ofUnanswered: Readonly<Record<Locale, Readonly<Record<Unanswered, NoticeWords>>>> = {
  fr: {
    noRule: {
      subject: 'Vigie : des appels à l’aide n’alertent personne',
      happened: (at) =>
        `À ${at}, un appel à l’aide n’a déclenché aucune alerte : aucune règle active de l’établissement ne s’applique à cet appel.`,
      advice: 'Personne d’autre n’est prévenu. Allez voir la personne, puis ajoutez ou corrigez une règle.',
      short: 'un appel à l’aide n’alerte personne',
    },
    unreadableRule: {
      subject: 'Vigie : un appel à l’aide n’a peut-être prévenu personne',
      happened: (at) =>
        `À ${at}, quelqu’un a appelé à l’aide, et une règle d’alerte de l’établissement ne nomme personne, ou est illisible en tout ou en partie.`,
      advice:
        'L’appel n’a peut-être prévenu personne. Assurez-vous que quelqu’un s’en occupe, puis corrigez la règle.',
      short: 'un appel à l’aide n’a peut-être prévenu personne',
    },
  },
  en: {
    noRule: {
      subject: 'Vigie: calls for help alert nobody',
      happened: (at) =>
        `At ${at}, a call for help raised no alert: no active rule of the establishment applies to it.`,
      advice: 'Nobody else is told. Go and see the person, then add or mend a rule.',
      short: 'a call for help alerts nobody',
    },
    unreadableRule: {
      subject: 'Vigie: a call for help may have told nobody',
      happened: (at) =>
        `At ${at}, somebody called for help, and an alert rule of the establishment names nobody, or cannot be read in full.`,
      advice: 'The call may have told nobody. Make sure that somebody sees to it, then mend the rule.',
      short: 'a call for help may have told nobody',
    },
  },
}

const ofIllegible: Readonly<Record<Locale, (cause: string) => NoticeWords>> = {
  fr: (cause) => ({
    subject: 'Vigie : des messages illisibles, peut-être des appels à l’aide',
    happened: (at) =>
      `À ${at}, un message d’une passerelle, peut-être un appel à l’aide, n’a pas pu être lu : ${cause}.`,
    advice:
      'Aucune alerte n’a été créée, personne d’autre n’est prévenu. Allez voir si quelqu’un appelle, puis faites corriger la passerelle.',
    short: 'message illisible, peut-être un appel à l’aide',
  }),
  en: (cause) => ({
    subject: 'Vigie: messages that cannot be read, perhaps calls for help',
    happened: (at) =>
      `At ${at}, a message of a gateway, perhaps a call for help, could not be read: ${cause}.`,
    advice:
      'No alert was raised and nobody else is told. Go and see whether somebody calls, then have the gateway mended.',
    short: 'unreadable message, perhaps a call for help',
  }),
}

/** What is said of a cause. */
export function noticeWords(reason: NoticeReason, locale: Locale): NoticeWords {
  if (reason === 'noRule' || reason === 'unreadableRule') return ofUnanswered[locale][reason]
  const cause = causes[locale][reason]
  if (fateOf(reason) === 'illegible') return ofIllegible[locale](cause)
  return locale === 'fr'
    ? {
        subject: 'Vigie : des appels à l’aide sont refusés',
        happened: (at) => `À ${at}, un appel à l’aide a été refusé : ${cause}.`,
        advice:
          'Aucune alerte n’a été créée, personne d’autre n’est prévenu. Allez voir la personne, puis corrigez la cause.',
        short: 'un appel à l’aide est refusé',
      }
    : {
        subject: 'Vigie: calls for help are being refused',
        happened: (at) => `At ${at}, a call for help was refused: ${cause}.`,
        advice: 'No alert was raised and nobody else is told. Go and see the person, then mend the cause.',
        short: 'a call for help is refused',
      }
}
