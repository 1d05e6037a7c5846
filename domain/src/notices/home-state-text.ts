import { foldForSms, shortenTo } from '../deliveries/sms-text.ts'
import { plainName } from '../plain-name.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'

export interface HomeStateFacts {
  /** What the home is called; whoever administers it wrote that themselves. */
  establishmentName: string
  timeZone: string
  /** Whether it is active from `at` on, or inactive. */
  isActive: boolean
  /** When that was said, epoch milliseconds. */
  at: number
  /** Where the home is seen. */
  url: string
}

/** The e-mail that tells whoever counts on a home's alerts that none goes out from now on, or that they do again. It names nobody: who said it stands in the journal. */
export function homeStateEmail(
  { establishmentName, timeZone, isActive, at, url }: HomeStateFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, happened, means } = words[locale][isActive ? 'active' : 'inactive']
  const home = plainName(establishmentName)
  const paragraphs = [happened(home, localTimeOfDay(at, timeZone)), means, url]
  return { subject: `${subject} (${home})`, text: `${paragraphs.join('\n\n')}\n` }
}

/** The same as an SMS of at most 160 characters: "Vigie : l'établissement Les Érables est inactif depuis 04:14. Aucun appel à l'aide ne vous sera envoyé. Allez voir les résidents." */
export function homeStateSms(
  { establishmentName, timeZone, isActive, at }: HomeStateFacts,
  locale: Locale,
): { subject: null; text: string } {
  const { short } = words[locale][isActive ? 'active' : 'inactive']
  const before = foldForSms(words[locale].by)
  const after = foldForSms(short(localTimeOfDay(at, timeZone)))
  return {
    subject: null,
    text: `${before}${shortenTo(foldForSms(plainName(establishmentName)), before, after)}${after}`,
  }
}

const words = {
  fr: {
    by: 'Vigie : l’établissement ',
    inactive: {
      subject: 'Vigie : aucune alerte n’est plus envoyée',
      happened: (home: string, time: string) =>
        `L’établissement « ${home} » est inactif depuis ${time} : ce que disent ses capteurs est refusé, et aucun appel à l’aide ne prévient plus personne.`,
      means:
        'Si c’est une erreur, un administrateur peut le réactiver à l’onglet Informations de l’établissement. Jusque-là, allez voir les résidents. Le journal dit qui l’a fait.',
      short: (time: string) =>
        ` est inactif depuis ${time}. Aucun appel à l’aide ne vous sera envoyé. Allez voir les résidents.`,
    },
    active: {
      subject: 'Vigie : les alertes sont de nouveau envoyées',
      happened: (home: string, time: string) =>
        `L’établissement « ${home} » est de nouveau actif depuis ${time} : ses alertes sont envoyées à ceux que ses règles préviennent.`,
      means: 'Les appels d’avant ont été refusés : allez voir les résidents. Le journal dit qui l’a fait.',
      short: (time: string) =>
        ` est de nouveau actif depuis ${time} : ses alertes vous sont envoyées. Les appels d’avant ont été refusés.`,
    },
  },
  en: {
    by: 'Vigie: ',
    inactive: {
      subject: 'Vigie: no alert is sent any more',
      happened: (home: string, time: string) =>
        `"${home}" has been inactive since ${time}: what its sensors say is refused, and no call for help tells anybody.`,
      means:
        'If this is a mistake, an administrator can make it active again on the Details tab of the establishment. Until then go and see the residents. The activity log says who did it.',
      short: (time: string) =>
        ` has been inactive since ${time}. No call for help will be sent to you. Go and see the residents.`,
    },
    active: {
      subject: 'Vigie: alerts are sent again',
      happened: (home: string, time: string) =>
        `"${home}" has been active again since ${time}: its alerts go to whom its rules tell.`,
      means: 'Calls before that were refused: go and see the residents. The activity log says who did it.',
      short: (time: string) =>
        ` has been active again since ${time}: its alerts are sent to you. Calls before that were refused.`,
    },
  },
} as const satisfies Record<Locale, unknown>
