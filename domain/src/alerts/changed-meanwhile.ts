import { tells } from '../deliveries/left.ts'
import type { Wave } from '../deliveries/wave.ts'
import type { Rule } from '../rules/rule.ts'
import { ringing, rings } from './channel.ts'

/** More than the saving of a rule takes, however often it begins anew, and than a rule is remembered by whoever raises. */
const meanwhileMs = 60_000

/** The waves of a call itself: whoever saves a rule, lets go of an alert or takes a step has read the rule as it stands. */
const ofCall = /_(?:opened|repeated-\d+|calledAgain-\d+)$/

/**
 * Whether the wave of a call may have been decided by what a rule said before: it was changed about when the wave was queued, or later, and names somebody by now whom that does not tell, or rings no phone of. A rule that was
 * never changed named nobody else before, and one that is switched off tells nobody.
 */
export function wasChangedMeanwhile(
  { activated, createdAt, updatedAt, recipients, methods }: Rule,
  { first, createdAt: queuedAt, deliveryIds }: Pick<Wave, 'first' | 'createdAt' | 'deliveryIds'>,
): boolean {
  if (!ofCall.test(first)) return false
  if (!activated || updatedAt === createdAt || updatedAt < queuedAt - meanwhileMs) return false
  const on = methods.some(rings) ? ringing : undefined
  return recipients.some((to) => !tells(deliveryIds, to.kind === 'user' ? to.uid : 'beneficiary', on))
}
