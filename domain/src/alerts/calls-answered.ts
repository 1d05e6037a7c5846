import { isCallForHelp } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { isInForce } from './rule-evaluation.ts'

/** What of an activated rule of either type says whether it answers a call for help. */
interface ActivatedRule {
  readonly type: string
  readonly action: string
  readonly beneficiaryId: string | null
  readonly shiftIds: string[]
}

/** Whether a rule answers calls for help at an instant (`now`), none does (`notNow`), or none is activated at all (`none`). */
export type CallsAnswered = 'now' | 'notNow' | 'none'

/**
 * Whether a call for help is answered by a rule at an instant, epoch milliseconds: of one resident; null: of any in the home.
 * @param activated the activated rules of the home, of either type
 */
export function callsAnswered(
  activated: readonly ActivatedRule[],
  home: { readonly shifts: readonly Shift[]; readonly timeZone: string },
  beneficiaryId: string | null,
  at: number,
): CallsAnswered {
  if (activated.length === 0) return 'none'
  const isTheirs = (rule: ActivatedRule) =>
    beneficiaryId === null || rule.beneficiaryId === null || rule.beneficiaryId === beneficiaryId
  const answers = activated.some(
    (rule) =>
      rule.type === 'live' && isCallForHelp(rule.action) && isTheirs(rule) && isInForce(rule, home, at),
  )
  return answers ? 'now' : 'notNow'
}
