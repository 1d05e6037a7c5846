import { absenceMetrics } from '../care/enums.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { WatchedContext, WhyNotWatched } from './watched-event.ts'
import { windowAt } from './window-span.ts'

const minuteMs = 60_000

/** What is told late comes in disorder: an exit that has lasted long enough when it is heard is given so long for its return to come too. */
const returnOnItsWayMs = 30_000

/** When a rule is to look whether somebody is back after an event, epoch milliseconds, or why it does not. */
export function returnAwaitedAt(
  rule: ConditionalRule,
  { event, deviceType, beneficiaryId, shifts, timeZone, now }: WatchedContext,
): number | Exclude<WhyNotWatched, 'windowOver'> {
  if (!rule.activated) return 'deactivated'
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== beneficiaryId) return 'otherBeneficiary'
  if (rule.metric !== absenceMetrics.NOT_BACK || rule.action !== event.kind) return 'otherAction'
  if (!rule.deviceTypes.includes(deviceType)) return 'otherDeviceType'
  const dueAt = event.occurredAt + rule.value * minuteMs
  return windowAt(rule, shifts, dueAt, timeZone) === null
    ? 'outsideShifts'
    : Math.max(dueAt, now + returnOnItsWayMs * Number(dueAt <= now))
}
