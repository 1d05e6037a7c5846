import type { Locale } from '../text.ts'

export interface LonelyRulesFacts {
  /** Null where the home's record cannot be read. */
  establishmentName: string | null
  /** As the home named them; empty: without a name. */
  rules: readonly string[]
  /** Where the product is. */
  url: string
}

const mostNamed = 20

/** The e-mail that tells administrators which notification rules tell nobody since somebody lost a right; it names no person. */
export function lonelyRulesEmail(
  { establishmentName, rules, url }: LonelyRulesFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, happened, advice, unnamed, more } = words[locale]
  const where = establishmentName === null ? '' : ` (${plain(establishmentName)})`
  const named = rules.slice(0, mostNamed).map((name) => `– ${plain(name) || unnamed}`)
  const others = rules.length > mostNamed ? [more(rules.length - mostNamed)] : []
  const paragraphs = [happened, [...named, ...others].join('\n'), advice, url]
  return { subject: `${subject}${where}`, text: `${paragraphs.join('\n\n')}\n` }
}

/** On one line, and nothing that a mail program makes a link of: whoever writes rules does not write our mail. */
const plain = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} ,:_’'-]+/gu, ' ').trim()

const words = {
  fr: {
    subject: 'Vigie : des règles d’alerte ne préviennent plus personne',
    happened:
      'La dernière personne que ces règles prévenaient de tous leurs résidents n’a plus accès à ces alertes :',
    advice:
      'Ce qu’elles surveillent déclenche encore une alerte à l’écran, mais plus aucun message, ou aux proches seulement. Nommez quelqu’un d’autre dans ces règles.',
    unnamed: '(sans nom)',
    more: (count: number) => `– et ${count} autres`,
  },
  en: {
    subject: 'Vigie: alert rules tell nobody any more',
    happened:
      'The last person whom these rules told of all their residents has no access to these alerts any more:',
    advice:
      'What they watch still raises an alert on screen, but no message, or one to relatives alone. Name somebody else in these rules.',
    unnamed: '(without a name)',
    more: (count: number) => `– and ${count} more`,
  },
} as const satisfies Record<Locale, unknown>
