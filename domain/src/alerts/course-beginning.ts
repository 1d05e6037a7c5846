import { isDecidedAtEnd, isNoSign } from '../rules/condition.ts'
import { causeOf } from '../rules/window-cause.ts'
import type { Alert } from './alert.ts'

/**
 * What the course of an alert begins with: a sensor detected it; of a rule that counted too little what it measures was over; of whoever gives no sign of
 * life it is the last one. No sensor told either of these two.
 */
export function beginningOf(alert: Pick<Alert, 'cause'>): 'occurred' | 'windowEnded' | 'lastSign' {
  const cause = causeOf(alert)
  if (cause === null) return 'occurred'
  if (isNoSign(cause.metric)) return 'lastSign'
  return isDecidedAtEnd(cause) ? 'windowEnded' : 'occurred'
}
