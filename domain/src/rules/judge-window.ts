import { comparesWithUsual, isReading } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { toldBefore } from './durations.ts'
import { judgeAmount } from './judge-amount.ts'
import { judgeReadings } from './judge-readings.ts'
import { type Known, thresholdOf } from './threshold.ts'
import type { ToldEvent } from './told-event.ts'
import { isKnown } from './usual.ts'
import type { WindowContext, WindowSilence, WindowVerdict } from './window-verdict.ts'

/**
 * Whether a conditional rule fires on what it has watched of a resident in a window, and why, at `now` (epoch milliseconds). It depends on nothing
 * else: the order in which events came, and how often they were looked at, change nothing (docs/rules.md).
 */
export function judgeWindow(rule: ConditionalRule, context: WindowContext, now: number): WindowVerdict {
  const { window, usual } = context
  const silent = (why: WindowSilence, lookAgainAt: number | null = null): WindowVerdict => ({
    fires: false,
    why,
    lookAgainAt,
  })
  if (!rule.activated) return silent({ kind: 'deactivated' })
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== window.beneficiaryId)
    return silent({ kind: 'otherBeneficiary' })
  if (!context.isOfRule) return silent({ kind: 'otherWindow' })
  if (comparesWithUsual(rule.operator) && (usual === null || !isKnown(usual))) {
    const { observed, needed } = usual ?? { observed: 0, needed: 1 }
    return silent({ kind: 'notEnoughHistory', observed, needed })
  }
  const isOfType = ({ deviceType }: ToldEvent) => rule.deviceTypes.includes(deviceType)
  const watched = context.events.filter(
    (event) => window.from <= event.at && event.at < window.until && isOfType(event),
  )
  const threshold = thresholdOf(rule, usual?.average ?? 0)
  const known: Known = { threshold, usual: comparesWithUsual(rule.operator) ? usual : null }
  if (isReading(rule.metric)) return judgeReadings(rule, { ...context, events: watched }, known, now)
  const before = toldBefore(context.before ?? [], window).filter(isOfType)
  return judgeAmount(rule, { ...context, events: watched, before }, known, now)
}
