import { isCarePress } from '../care/care-press.ts'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import type { Rule } from '../rules/rule.ts'
import { type EventKind, eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'
import type { LiveRule } from './notification-rule.ts'
import { evaluateLiveRule } from './rule-evaluation.ts'

/** A device as it is entered: what it is, and whose. */
interface Entered {
  readonly type: DeviceType
  readonly beneficiaryId: string
}

/** The rules of a home of either type, activated or not, and which it has besides that cannot be read. */
export interface RulesOfHome {
  readonly rules: readonly Rule[]
  readonly unreadable: readonly string[]
}

/**
 * What becomes of a call for help that a device makes: `cares`, it begins care and calls nobody; `alerts`, a rule answers each at some hour at least; or the kinds
 * that none answers. Null: it makes none, or a rule cannot be read that may answer.
 */
export function callsOfDevice(device: Entered, home: RulesOfHome): 'cares' | 'alerts' | EventKind[] | null {
  const kinds = callKindsOf(device.type)
  if (kinds.some((kind) => isCarePress(kind, device.type, home))) return 'cares'
  const unanswered = kinds.filter((kind) => answering(kind, device, home).length === 0)
  if (kinds.length === 0 || (unanswered.length > 0 && home.unreadable.length > 0)) return null
  return unanswered.length > 0 ? unanswered : 'alerts'
}

/** Whether a call for help that a rule answers as a device is entered now would be answered by none, or at fewer hours, were it of another type. */
export function losesCalls(device: Entered, type: DeviceType, home: RulesOfHome): boolean {
  return callKindsOf(device.type).some((kind) => {
    const then = isCarePress(kind, type, home) ? [] : answering(kind, { ...device, type }, home)
    return answering(kind, device, home).some((rule) => !then.some((other) => isAsLong(other, rule)))
  })
}

/** Whether one rule is in force whenever another is, as far as their shifts tell by themselves. */
const isAsLong = (one: LiveRule, other: LiveRule) =>
  one.shiftIds.length === 0 ||
  (other.shiftIds.length > 0 && other.shiftIds.every((id) => one.shiftIds.includes(id)))

/** Whether a device of a type may call for help. */
export const mayCall = (type: DeviceType): boolean => callKindsOf(type).length > 0

/** The kinds of call for help that a device of a type may make. */
export const callKindsOf = (type: DeviceType): EventKind[] =>
  eventKindNames.filter((kind) => isCallForHelp(kind) && canSend(type, kind))

/** The live rules that answer a call of a device at some hour. */
function answering(kind: EventKind, { type, beneficiaryId }: Entered, { rules }: RulesOfHome): LiveRule[] {
  const event = { kind, occurredAt: 0 }
  const moment = { event, timing: 'live' as const, publishedAt: 0, duringCare: false }
  const context = { ...moment, deviceType: type, beneficiaryId, shifts: [], timeZone: 'UTC' }
  return rules
    .filter((rule) => rule.type === 'live')
    .filter((rule) => evaluateLiveRule({ ...rule, shiftIds: [] }, context).fires)
}
