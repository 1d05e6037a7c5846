import { isCarePress } from '../care/care-press.ts'
import type { Device } from '../devices/device.ts'
import { hearingOf } from '../devices/silence.ts'
import { type EventKind, isCallForHelp } from '../sensors/event-kinds.ts'
import type { Silent } from '../supervision/silent.ts'
import type { Shift } from '../time/shift.ts'
import { callKindsOf } from './calls-of-device.ts'
import { isInForce } from './rule-evaluation.ts'

/** What of an activated rule of either type says whether it answers a call for help. */
interface ActivatedRule {
  readonly type: string
  readonly action: string
  readonly beneficiaryId: string | null
  readonly shiftIds: string[]
  readonly deviceTypes: readonly string[]
}

/** A device of a resident, and where it hangs. */
export type HungDevice = Pick<Device, 'type' | 'location' | 'lastSeenAt' | 'heardAt' | 'gateway'>

/** A resident, and what hangs with them; null: not known. */
export interface Calling {
  readonly beneficiaryId: string
  readonly devices: readonly HungDevice[] | null
}

/** Which calls for help of one device no rule answers. */
export interface Unanswered {
  readonly device: HungDevice
  readonly kinds: readonly EventKind[]
}

/**
 * Whether a rule answers calls for help at an instant (`now`), one of what calls there is not heard from, so that its call may not come
 * (`unheard`), none does (`notNow`), none is activated at all (`none`), or nothing there can call (`noDevice`). Of one resident, also which calls no rule answers, where
 * one answers others.
 */
export type CallsAnswered = 'now' | 'unheard' | 'notNow' | 'none' | 'noDevice' | readonly Unanswered[]

/**
 * Whether calls for help are answered by a rule at an instant, epoch milliseconds: of one resident, each call that any of their devices can make; of a home (`of` is null), any. Null: not
 * known, where a rule may answer a resident of whom it is not known what hangs there.
 * @param activated the activated rules of the home, of either type
 */
export function callsAnswered(
  activated: readonly ActivatedRule[],
  home: { readonly shifts: readonly Shift[]; readonly timeZone: string; readonly silent?: Silent | null },
  of: Calling | null,
  at: number,
): CallsAnswered | null {
  if (activated.length === 0) return 'none'
  const answering = activated.filter(
    (rule) =>
      rule.type === 'live' &&
      isCallForHelp(rule.action) &&
      (of === null || rule.beneficiaryId === null || rule.beneficiaryId === of.beneficiaryId) &&
      isInForce(rule, home, at),
  )
  if (of === null) return answering.length > 0 ? 'now' : 'notNow'
  if (of.devices === null) return answering.length > 0 ? null : 'notNow'
  const calling = of.devices.flatMap((device) => {
    const kinds = callKindsOf(device.type).filter(
      (kind) => !isCarePress(kind, device.type, { rules: activated, unreadable: [] }),
    )
    return kinds.length > 0 ? [{ device, kinds }] : []
  })
  if (calling.length === 0) return 'noDevice'
  const unanswered = calling.flatMap(({ device, kinds }) => {
    const left = kinds.filter((kind) => !answering.some((rule) => isFor(rule, kind, device)))
    return left.length > 0 ? [{ device, kinds: left }] : []
  })
  if (unanswered.length > 0) {
    const isNone = calling.every(({ device, kinds }) =>
      unanswered.some((one) => one.device === device && one.kinds.length === kinds.length),
    )
    return isNone ? 'notNow' : unanswered
  }
  const isUnheard = calling.some(({ device }) => hearingOf(device, at, home.silent).state !== 'heard')
  return isUnheard ? 'unheard' : 'now'
}

const isFor = ({ action, deviceTypes }: ActivatedRule, kind: EventKind, { type }: HungDevice) =>
  action === kind && deviceTypes.includes(type)
