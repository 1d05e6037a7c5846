import { careButton } from '../care/care-press.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { isCallForHelp } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { mayCall } from './calls-of-device.ts'
import { isInForce } from './rule-evaluation.ts'

/** What of an activated rule of either type says whether it answers a call for help. */
interface ActivatedRule {
  readonly type: string
  readonly action: string
  readonly beneficiaryId: string | null
  readonly shiftIds: string[]
  readonly deviceTypes: readonly string[]
}

/** A resident, and what hangs with them; null: not known. */
export interface Calling {
  readonly beneficiaryId: string
  readonly types: readonly DeviceType[] | null
}

/** Whether a rule answers calls for help at an instant (`now`), none does (`notNow`), none is activated at all (`none`), or nothing there can call (`noDevice`). */
export type CallsAnswered = 'now' | 'notNow' | 'none' | 'noDevice'

/**
 * Whether a call for help is answered by a rule at an instant, epoch milliseconds: of one resident, by what hangs there; null: of any in the home.
 * @param activated the activated rules of the home, of either type
 */
export function callsAnswered(
  activated: readonly ActivatedRule[],
  home: { readonly shifts: readonly Shift[]; readonly timeZone: string },
  of: Calling | null,
  at: number,
): CallsAnswered {
  if (activated.length === 0) return 'none'
  const types = of?.types ?? null
  const isTheirs = ({ beneficiaryId, deviceTypes }: ActivatedRule) =>
    of === null ||
    ((beneficiaryId === null || beneficiaryId === of.beneficiaryId) &&
      (types === null || types.some((type) => deviceTypes.includes(type))))
  const answers = activated.some(
    (rule) =>
      rule.type === 'live' && isCallForHelp(rule.action) && isTheirs(rule) && isInForce(rule, home, at),
  )
  if (answers) return 'now'
  // The care button calls nobody as long as no rule names it.
  const canCall = types === null || types.some((type) => type !== careButton && mayCall(type))
  return canCall ? 'notNow' : 'noDevice'
}
