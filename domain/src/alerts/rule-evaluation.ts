import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { isCallForHelp } from '../sensors/event-kinds.ts'
import type { EventTiming } from '../sensors/event-timing.ts'
import type { SensorEvent } from '../sensors/sensor-event.ts'
import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import type { LiveRule } from './notification-rule.ts'
import { severityOf } from './severity.ts'

/** What a live rule is judged on: the event, where its device stands, and the home's shifts and clock. */
export interface LiveRuleContext {
  event: Pick<SensorEvent, 'kind' | 'occurredAt'>
  deviceType: DeviceType
  beneficiaryId: string
  timing: EventTiming
  /** When its message was published, epoch milliseconds. */
  publishedAt: number
  /** Whether care was under way with the resident (`isDuringCare`). */
  duringCare: boolean
  /** Every shift of the establishment. */
  shifts: readonly Shift[]
  timeZone: string
}

/** Why a rule stayed silent: the first of these that holds. */
export type WhyNot =
  | 'deactivated'
  | 'otherBeneficiary'
  | 'otherAction'
  | 'otherDeviceType'
  | 'lateAndNotACallForHelp'
  | 'outsideShifts'
  | 'duringCare'

export type LiveRuleVerdict = { fires: true } | { fires: false; why: WhyNot }

/**
 * Whether a live notification rule fires on an event, and if not, why. The shift is that of the moment the event
 * happened; a late event fires only for a call for help (docs/gateway.md). A call for help fires also in the shift in
 * which it was published: a slow sensor clock looks the same as a gateway that was cut off, and must silence nobody.
 * A call of a kind that its device's type could not send is a rule's whichever types that names: the device was entered as
 * the wrong one, and no rule may name that one for this kind. While care is under way warnings are silenced, calls for help never
 * (docs/adr/0090-care-under-way.md).
 */
export function evaluateLiveRule(rule: LiveRule, context: LiveRuleContext): LiveRuleVerdict {
  const why = whyNot(rule, context)
  return why === null ? { fires: true } : { fires: false, why }
}

function whyNot(rule: LiveRule, context: LiveRuleContext): WhyNot | null {
  const { event, deviceType, beneficiaryId, timing, duringCare } = context
  if (!rule.activated) return 'deactivated'
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== beneficiaryId) return 'otherBeneficiary'
  if (rule.action !== event.kind) return 'otherAction'
  const callForHelp = isCallForHelp(event.kind)
  const isMisnamed = callForHelp && !canSend(deviceType, event.kind)
  if (!isMisnamed && !rule.deviceTypes.includes(deviceType)) return 'otherDeviceType'
  if (timing === 'late' && !callForHelp) return 'lateAndNotACallForHelp'
  if (isOutside(rule, context)) return 'outsideShifts'
  return duringCare && severityOf(event) === 'warning' ? 'duringCare' : null
}

function isOutside(rule: LiveRule, { event, publishedAt, ...home }: LiveRuleContext): boolean {
  const moments = isCallForHelp(event.kind) ? [event.occurredAt, publishedAt] : [event.occurredAt]
  return !moments.some((at) => isInForce(rule, home, at))
}

/** Whether an instant falls within the shifts that a rule is limited to, of those of its home; one that is limited to none is in force at any. */
export function isInForce(
  { shiftIds }: Pick<LiveRule, 'shiftIds'>,
  { shifts, timeZone }: Pick<LiveRuleContext, 'shifts' | 'timeZone'>,
  at: number,
): boolean {
  const chosen = shifts.filter((shift) => shiftIds.includes(shift.id))
  // A rule whose shifts have all been deleted is limited by nothing any more: one alert too many, not one missed.
  return chosen.length === 0 || chosen.some((shift) => isInShift(shift, at, timeZone))
}
