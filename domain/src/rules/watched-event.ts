import { triggerMetrics } from '../care/enums.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { isReading } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { kindsTelling } from './durations.ts'
import { closesAt, type WindowSpan, windowAt } from './window-span.ts'

/** An event, whose it is, and the home's shifts and clock. */
export interface WatchedContext {
  event: { kind: EventKind; occurredAt: number }
  deviceType: DeviceType
  beneficiaryId: string
  shifts: readonly Shift[]
  timeZone: string
  /** Epoch milliseconds. */
  now: number
}

/** Why a rule does not take an event into a window: the first of these that holds. */
export type WhyNotWatched =
  | 'deactivated'
  | 'otherBeneficiary'
  | 'otherAction'
  | 'otherDeviceType'
  | 'outsideShifts'
  | 'windowOver'

/** The kinds of event that a rule has to hear of: of a duration also what ends it. */
export const kindsWatched = ({ metric, action }: Pick<ConditionalRule, 'metric' | 'action'>): EventKind[] =>
  metric === triggerMetrics.TRIGGER_COUNT || isReading(metric) ? [action] : kindsTelling(action)

/** The window of a rule in which an event counts, by when it happened, or why it counts in none. */
export function windowOf(
  rule: ConditionalRule,
  { event, deviceType, beneficiaryId, shifts, timeZone, now }: WatchedContext,
): WindowSpan | WhyNotWatched {
  if (!rule.activated) return 'deactivated'
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== beneficiaryId) return 'otherBeneficiary'
  if (!kindsWatched(rule).includes(event.kind)) return 'otherAction'
  if (!rule.deviceTypes.includes(deviceType)) return 'otherDeviceType'
  const window = windowAt(rule, shifts, event.occurredAt, timeZone)
  if (window === null) return 'outsideShifts'
  return now < closesAt(window) ? window : 'windowOver'
}
