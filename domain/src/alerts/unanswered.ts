import { type EventKind, isCallForHelp } from '../sensors/event-kinds.ts'
import type { UnansweredReason } from '../sensors/refusal.ts'

/** Why calls for help may have told nobody, each with what exactly is wrong, in English. */
export type Unanswered = ReadonlyMap<UnansweredReason, string>

/** An event with the rules that fired on it. */
export interface Answer {
  kind: EventKind
  /** `namesAll`: whether whom the rule names can all be read, and one of them can be told of the resident. */
  rules: readonly { id: string; namesAll: boolean }[]
}

/**
 * Why the calls for help among these events may have told nobody (docs/adr/0037-a-call-that-no-rule-answers.md).
 * `unreadable`: the ids of the home's activated live rules of which it cannot be known what they are for.
 */
export function unansweredOf(answers: readonly Answer[], unreadable: readonly string[]): Unanswered {
  const calls = answers.filter(({ kind }) => isCallForHelp(kind))
  const why = new Map<UnansweredReason, string>()
  if (calls.length === 0) return why
  if (calls.some(({ rules }) => rules.length === 0)) {
    why.set('noRule', 'no activated live rule is for this device, resident and time')
  }
  const short = calls.flatMap(({ rules }) => rules.filter(({ namesAll }) => !namesAll))
  const broken = [...new Set([...short.map(({ id }) => id), ...unreadable])]
  if (broken.length > 0) {
    why.set(
      'unreadableRule',
      `rules that name nobody who can be told of the resident, or cannot be read in full: ${broken.join(', ')}`,
    )
  }
  return why
}
