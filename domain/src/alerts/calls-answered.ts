import { careButton } from '../care/care-press.ts'
import type { Device } from '../devices/device.ts'
import { hearingOf } from '../devices/silence.ts'
import { isCallForHelp } from '../sensors/event-kinds.ts'
import type { Silent } from '../supervision/silent.ts'
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
  readonly devices: readonly Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway'>[] | null
}

/**
 * Whether a rule answers calls for help at an instant (`now`), one of what it answers there is not heard from, so that its call may not come
 * (`unheard`), none does (`notNow`), none is activated at all (`none`), or nothing there can call (`noDevice`).
 */
export type CallsAnswered = 'now' | 'unheard' | 'notNow' | 'none' | 'noDevice'

/**
 * Whether a call for help is answered by a rule at an instant, epoch milliseconds: of one resident, by what hangs there; null: of any in the home.
 * @param activated the activated rules of the home, of either type
 */
export function callsAnswered(
  activated: readonly ActivatedRule[],
  home: { readonly shifts: readonly Shift[]; readonly timeZone: string; readonly silent?: Silent | null },
  of: Calling | null,
  at: number,
): CallsAnswered {
  if (activated.length === 0) return 'none'
  const devices = of?.devices ?? null
  const isTheirs = ({ beneficiaryId, deviceTypes }: ActivatedRule) =>
    of === null ||
    ((beneficiaryId === null || beneficiaryId === of.beneficiaryId) &&
      (devices === null || devices.some(({ type }) => deviceTypes.includes(type))))
  const answering = activated.filter(
    (rule) =>
      rule.type === 'live' && isCallForHelp(rule.action) && isTheirs(rule) && isInForce(rule, home, at),
  )
  if (answering.length > 0) {
    const isUnheard = devices?.some(
      (device) =>
        mayCall(device.type) &&
        answering.some(({ deviceTypes }) => deviceTypes.includes(device.type)) &&
        hearingOf(device, at, home.silent).state !== 'heard',
    )
    return isUnheard ? 'unheard' : 'now'
  }
  // The care button calls nobody as long as no rule names it.
  const canCall = devices === null || devices.some(({ type }) => type !== careButton && mayCall(type))
  return canCall ? 'notNow' : 'noDevice'
}
