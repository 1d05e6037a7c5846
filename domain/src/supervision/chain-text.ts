import { foldForSms, shortenTo } from '../deliveries/sms-text.ts'
import { plainName } from '../plain-name.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import type { ChainPart, ToSay } from './chain.ts'

export interface ChainFacts {
  say: ToSay
  /** When it was found out, epoch milliseconds. */
  at: number
  /** Null where the home's record cannot be read. */
  establishmentName: string | null
  timeZone: string
  /** Where the product is. */
  url: string
}

/** The e-mail that tells administrators that alerts may not reach anybody, or do again; it names no person. */
export function chainEmail(facts: ChainFacts, locale: Locale): { subject: string; text: string } {
  const { say, establishmentName, url } = facts
  const { subjects, advice } = words[locale]
  const where = establishmentName === null ? '' : ` (${plainName(establishmentName)})`
  const paragraphs = [happened(facts, locale), advice[say.kind], url]
  return { subject: `${subjects[say.kind]}${where}`, text: `${paragraphs.join('\n\n')}\n` }
}

/** The same as an SMS of at most 160 characters, for whom the e-mail did not reach, or where e-mail is what failed. */
export function chainSms(facts: ChainFacts, locale: Locale): { subject: null; text: string } {
  const { say, at, timeZone, establishmentName } = facts
  const { short } = words[locale]
  const start = foldForSms(
    `Vigie${locale === 'fr' ? ' :' : ':'} ${short[say.kind](localTimeOfDay(at, timeZone))}`,
  )
  const home = establishmentName === null ? '' : foldForSms(plainName(establishmentName))
  if (home === '') return { subject: null, text: start }
  return { subject: null, text: `${start} (${shortenTo(home, `${start} (`, ')')})` }
}

function happened({ say, at, timeZone }: ChainFacts, locale: Locale): string {
  const time = (instant: number) => localTimeOfDay(instant, timeZone)
  const { parts, broken, mended } = words[locale]
  if (say.kind === 'broken') return broken(time(at), parts[say.part])
  return mended(time(say.from), time(at), say.parts.map((part) => parts[part]).join(', '))
}

interface Words {
  subjects: Readonly<Record<ToSay['kind'], string>>
  parts: Readonly<Record<ChainPart, string>>
  broken: (at: string, part: string) => string
  mended: (from: string, until: string, part: string) => string
  advice: Readonly<Record<ToSay['kind'], string>>
  short: Readonly<Record<ToSay['kind'], (at: string) => string>>
}

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    subjects: {
      broken: 'Vigie : des appels à l’aide peuvent n’alerter personne',
      mended: 'Vigie : la chaîne d’alerte répond à nouveau',
    },
    parts: {
      topic: 'les messages des capteurs ne sont plus pris',
      ingest: 'les événements des capteurs ne sont plus traités',
      outbox: 'les messages aux personnes ne partent plus',
      email: 'les courriels ne partent plus',
      sms: 'les textos ne partent plus',
    },
    broken: (at, part) =>
      `À ${at}, l’essai automatique de la chaîne d’alerte n’est pas arrivé en 60 secondes : ${part}.`,
    mended: (from, until, part) =>
      `De ${from} à ${until}, la chaîne d’alerte n’a pas répondu (${part}). Elle répond à nouveau.`,
    advice: {
      broken:
        'Tant que cela dure, ne comptez pas sur les alertes : faites des rondes, et prévenez l’exploitant de Vigie. L’essai est refait toutes les cinq minutes ; vous recevrez un message quand il arrivera de nouveau.',
      mended: 'Vérifiez que personne n’a appelé à l’aide entre-temps.',
    },
    short: {
      broken: (at) => `depuis ${at}, des appels a l'aide peuvent n'alerter personne. Faites des rondes.`,
      mended: (at) => `la chaine d'alerte repond a nouveau depuis ${at}.`,
    },
  },
  en: {
    subjects: {
      broken: 'Vigie: calls for help may alert nobody',
      mended: 'Vigie: the alert chain answers again',
    },
    parts: {
      topic: 'messages of sensors are not taken any more',
      ingest: 'events of sensors are not dealt with any more',
      outbox: 'messages to people do not go out any more',
      email: 'e-mails do not go out any more',
      sms: 'text messages do not go out any more',
    },
    broken: (at, part) =>
      `At ${at}, the automatic trial of the alert chain had not arrived within 60 seconds: ${part}.`,
    mended: (from, until, part) =>
      `From ${from} to ${until} the alert chain did not answer (${part}). It answers again.`,
    advice: {
      broken:
        'As long as this lasts do not rely on alerts: make rounds, and tell the operator of Vigie. It is tried again every five minutes; you will get a message when it arrives again.',
      mended: 'Make sure that nobody called for help meanwhile.',
    },
    short: {
      broken: (at) => `since ${at} calls for help may alert nobody. Make rounds.`,
      mended: (at) => `the alert chain answers again since ${at}.`,
    },
  },
}
