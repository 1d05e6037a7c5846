import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@google-cloud/firestore'
import { peopleOnShift } from '@vigie/domain/alerts/escalation'
import { planFor } from '@vigie/domain/alerts/escalation-plan'
import { escalationAnew } from '@vigie/domain/alerts/followed-anew'
import { type Hours, shiftEndsAt } from '@vigie/domain/alerts/next-shift'
import type { FollowedAnew } from './escalations.ts'
import { getPlansOfHome } from './resident-plans.ts'

/**
 * What becomes of the escalation of a home's alerts at `now`, epoch milliseconds, as the hours of its shifts become others; null: by that nobody else works now, and others begin to when
 * they would have. A read for the home's plan, and one for each of its residents.
 */
export async function anewByShifts(
  transaction: Transaction,
  eid: string,
  [before, after]: readonly [Hours, Hours],
  now: number,
): Promise<NonNullable<FollowedAnew['anew']> | null> {
  const { ofHome, own } = await getPlansOfHome(transaction, eid)
  if (ofHome === null) return null
  const workBy = (hours: Hours) => [
    new Set(peopleOnShift(ofHome, hours, now)),
    shiftEndsAt(ofHome, hours, now),
  ]
  if (isDeepStrictEqual(workBy(before), workBy(after))) return null
  return (alert) => {
    const plan = planFor(own.get(alert.beneficiaryId) ?? null, ofHome)
    return escalationAnew(alert, { plan, home: before }, { plan, home: after }, now)
  }
}
