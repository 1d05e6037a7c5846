import { plainName } from '../plain-name.ts'
import { momentAt } from '../reports/told-amounts.ts'
import type { Locale } from '../text.ts'

export interface AwayMailFacts {
  /** What the home is called; whoever administers it wrote that themselves. */
  establishmentName: string
  timeZone: string
  /** When the absence ends by itself, epoch milliseconds; null: when somebody says so. */
  until: number | null
  /** Where it can be said otherwise. */
  url: string
}

/** The e-mail that tells somebody that an administrator has said that they are away: whoever is at work all the same is told of nothing meanwhile. It names nobody: who said it stands in the journal. */
export function awayMail(
  { establishmentName, timeZone, until, url }: AwayMailFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, open, ends, meanwhile, wrong } = words[locale]
  const home = plainName(establishmentName)
  const said = until === null ? open(home) : ends(home, momentAt(until, timeZone, locale))
  return { subject, text: `${[said, meanwhile, wrong, url].join('\n\n')}\n` }
}

const words = {
  fr: {
    subject: 'Vigie : une absence est indiquée pour vous',
    open: (home: string) =>
      `L’administration de « ${home} » a indiqué que vous êtes en absence, jusqu’à nouvel ordre.`,
    ends: (home: string, time: string) =>
      `L’administration de « ${home} » a indiqué que vous êtes en absence, jusqu’au ${time}.`,
    meanwhile:
      'D’ici là, ni règle ni étape ne vous prévient dans cet établissement. Un appel à l’aide vous parvient seulement s’il ne joint plus personne d’autre.',
    wrong: 'Vous travaillez? Indiquez votre retour dans votre profil :',
  },
  en: {
    subject: 'Vigie: you are marked as away',
    open: (home: string) => `Whoever administers "${home}" has said that you are away until further notice.`,
    ends: (home: string, time: string) =>
      `Whoever administers "${home}" has said that you are away until ${time}.`,
    meanwhile:
      'Until then no rule and no step tells you in this establishment. A call for help reaches you only if it reaches nobody else.',
    wrong: 'You are at work? Say that you are back, in your profile:',
  },
} as const satisfies Record<Locale, unknown>
