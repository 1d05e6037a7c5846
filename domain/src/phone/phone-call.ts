/** So often a call says its message again to whoever presses no key, or one that means nothing. */
export const mostWrongKeys = 2

/** What a call does next. */
export type CallStep =
  /** Says its message and waits for a key; `wrong`: how often none that means something was pressed so far. */
  | { step: 'ask'; wrong: number }
  /** Whoever is called takes the alert. */
  | { step: 'take' }
  /** They do not go: somebody else is to (docs/adr/0139-what-is-passed-on-passes-on.md). */
  | { step: 'passOn' }
  /** Nobody said anything for long enough: as if nobody had answered. */
  | { step: 'giveUp' }

/**
 * What a key does: 1 takes the alert, 2 has its message said again, 9 passes on. Any other, or none (empty), has it said
 * again twice, and then ends the call. `wrong` is that of the message that was just said.
 */
export function afterKey(key: string, wrong: number): CallStep {
  if (key === '1') return { step: 'take' }
  if (key === '2') return { step: 'ask', wrong }
  if (key === '9') return { step: 'passOn' }
  return wrong < mostWrongKeys ? { step: 'ask', wrong: wrong + 1 } : { step: 'giveUp' }
}

/**
 * Whether a machine answered. Whom the detection is not sure about is asked like a person: a machine presses no key.
 * Source: https://www.twilio.com/docs/voice/answering-machine-detection, AnsweredBy
 */
export function isMachine(answeredBy: string | undefined): boolean {
  return answeredBy === 'fax' || answeredBy?.startsWith('machine') === true
}
