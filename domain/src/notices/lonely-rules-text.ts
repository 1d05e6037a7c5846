import type { Locale } from '../text.ts'

export interface LonelyRulesFacts {
  /** Null where the home's record cannot be read. */
  establishmentName: string | null
  /** As the home named them; empty: without a name. */
  rules: readonly string[]
  /** Steps of its escalation, as they are called on screen. */
  steps: readonly number[]
  /** Where the product is. */
  url: string
}

const mostNamed = 20

/** The e-mail that tells administrators which notification rules, and steps of an alert without an answer, tell nobody since somebody lost a right; it names no person. */
export function lonelyRulesEmail(
  { establishmentName, rules, steps, url }: LonelyRulesFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, subjectOfSteps, happened, advice, adviceOfSteps, unnamed, more } = words[locale]
  const where = establishmentName === null ? '' : ` (${plain(establishmentName)})`
  const named = rules.slice(0, mostNamed).map((name) => `– ${plain(name) || unnamed}`)
  const others = rules.length > mostNamed ? [more(rules.length - mostNamed)] : []
  const ofRules = rules.length === 0 ? [] : [happened, [...named, ...others].join('\n'), advice]
  const paragraphs = [...ofRules, ...(steps.length === 0 ? [] : [adviceOfSteps(steps.join(', '))]), url]
  return {
    subject: `${rules.length === 0 ? subjectOfSteps : subject}${where}`,
    text: `${paragraphs.join('\n\n')}\n`,
  }
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
    subjectOfSteps: 'Vigie : une étape des alertes sans réponse ne prévient plus personne',
    adviceOfSteps: (steps: string) =>
      `La dernière personne que prévenait l’étape ${steps} d’une alerte sans réponse n’a plus accès. Nommez quelqu’un d’autre dans ces étapes.`,
    unnamed: '(sans nom)',
    more: (count: number) => `– et ${count} autres`,
  },
  en: {
    subject: 'Vigie: alert rules tell nobody any more',
    happened:
      'The last person whom these rules told of all their residents has no access to these alerts any more:',
    advice:
      'What they watch still raises an alert on screen, but no message, or one to relatives alone. Name somebody else in these rules.',
    subjectOfSteps: 'Vigie: a step of alerts without an answer tells nobody any more',
    adviceOfSteps: (steps: string) =>
      `The last person whom step ${steps} of an alert without an answer told has no access any more. Name somebody else in these steps.`,
    unnamed: '(without a name)',
    more: (count: number) => `– and ${count} more`,
  },
} as const satisfies Record<Locale, unknown>
