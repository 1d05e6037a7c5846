import { plainName } from '../plain-name.ts'
import type { Locale } from '../text.ts'

export interface LonelyRulesFacts {
  /** Null where the home's record cannot be read. */
  establishmentName: string | null
  /** As the home named them; empty: without a name. */
  rules: readonly string[]
  /** Steps of its escalation, as they are called on screen. */
  steps: readonly number[]
  /** The same of residents who have their own, by their rooms; empty: not known. */
  ofResidents: readonly { room: string; steps: readonly number[] }[]
  /** Where these are seen to. */
  url: string
}

const mostNamed = 20

/** The e-mail that tells administrators which notification rules, and steps of an alert without an answer, the home's or a resident's, tell nobody since somebody lost a right; it names no person. */
export function lonelyRulesEmail(
  { establishmentName, rules, steps, ofResidents, url }: LonelyRulesFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, subjectOfSteps, happened, advice, adviceOfSteps, unnamed, more, step } = words[locale]
  const { happenedToResidents, ofRoom, adviceOfResidents } = words[locale]
  const where = establishmentName === null ? '' : ` (${plainName(establishmentName)})`
  const list = (lines: readonly string[]) => {
    const others = lines.length > mostNamed ? [more(lines.length - mostNamed)] : []
    return [...lines.slice(0, mostNamed).map((line) => `– ${line}`), ...others].join('\n')
  }
  const stepsOf = (all: readonly number[]) =>
    `${step(all.length)} ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(all.map(String))}`
  const names = list(rules.map((name) => plainName(name) || unnamed))
  const rooms = list(ofResidents.map(({ room, steps }) => ofRoom(plainName(room), stepsOf(steps))))
  const paragraphs = [
    ...(rules.length === 0 ? [] : [happened, names, advice]),
    ...(steps.length === 0 ? [] : [adviceOfSteps(stepsOf(steps), steps.length)]),
    ...(ofResidents.length === 0 ? [] : [happenedToResidents, rooms, adviceOfResidents]),
    url,
  ]
  return {
    subject: `${rules.length === 0 ? subjectOfSteps : subject}${where}`,
    text: `${paragraphs.join('\n\n')}\n`,
  }
}

const words = {
  fr: {
    subject: 'Vigie : des règles d’alerte ne préviennent plus personne',
    happened:
      'La dernière personne que ces règles prévenaient de tous leurs résidents n’a plus accès à ces alertes :',
    advice:
      'Ce qu’elles surveillent déclenche encore une alerte à l’écran, mais plus aucun message, ou aux proches seulement. Nommez quelqu’un d’autre dans ces règles.',
    subjectOfSteps: 'Vigie : une étape des alertes sans réponse ne prévient plus personne',
    step: (count: number) => (count === 1 ? 'étape' : 'étapes'),
    adviceOfSteps: (steps: string, count: number) =>
      count === 1
        ? `La dernière personne que prévenait l’${steps} d’une alerte sans réponse n’a plus accès. Nommez quelqu’un d’autre dans cette étape.`
        : `La dernière personne que prévenaient les ${steps} d’une alerte sans réponse n’a plus accès. Nommez quelqu’un d’autre dans ces étapes.`,
    happenedToResidents:
      'Dans le plan propre à un résident, la dernière personne que prévenaient ces étapes n’a plus accès à ses alertes :',
    ofRoom: (room: string, steps: string) =>
      `${room === '' ? 'chambre inconnue' : `chambre ${room}`} : ${steps}`,
    adviceOfResidents: 'Nommez quelqu’un d’autre dans ces étapes.',
    unnamed: '(sans nom)',
    more: (count: number) => `– et ${count} ${count === 1 ? 'autre' : 'autres'}`,
  },
  en: {
    subject: 'Vigie: alert rules tell nobody any more',
    happened:
      'The last person whom these rules told of all their residents has no access to these alerts any more:',
    advice:
      'What they watch still raises an alert on screen, but no message, or one to relatives alone. Name somebody else in these rules.',
    subjectOfSteps: 'Vigie: a step of alerts without an answer tells nobody any more',
    step: (count: number) => (count === 1 ? 'step' : 'steps'),
    adviceOfSteps: (steps: string, count: number) =>
      `The last person whom ${steps} of an alert without an answer told has no access any more. Name somebody else in ${count === 1 ? 'this step' : 'these steps'}.`,
    happenedToResidents:
      'In a resident’s own plan the last person whom these steps told has no access to their alerts any more:',
    ofRoom: (room: string, steps: string) => `${room === '' ? 'unknown room' : `room ${room}`}: ${steps}`,
    adviceOfResidents: 'Name somebody else in these steps.',
    unnamed: '(without a name)',
    more: (count: number) => `– and ${count} more`,
  },
} as const satisfies Record<Locale, unknown>
