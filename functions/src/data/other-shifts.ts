import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@google-cloud/firestore'
import { peopleOnShift } from '@vigie/domain/alerts/escalation'
import { planFor } from '@vigie/domain/alerts/escalation-plan'
import { firstOtherStep } from '@vigie/domain/alerts/followed-plan'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { FollowedAnew } from './escalations.ts'
import { getPlansOfHome } from './resident-plans.ts'

type Hours = Pick<Establishment, 'shifts' | 'timeZone'>

/**
 * From which step on alerts have other people at `now`, epoch milliseconds, as the hours of a home's shifts become others; null: nobody else works by
 * that. A read for the home's plan, and one for each of its residents.
 */
export async function otherStepsByShifts(
  transaction: Transaction,
  eid: string,
  [before, after]: readonly [Hours, Hours],
  now: number,
): Promise<NonNullable<FollowedAnew['otherFrom']> | null> {
  const { ofHome, own } = await getPlansOfHome(transaction, eid)
  if (ofHome === null) return null
  const on = (hours: Hours) => peopleOnShift(ofHome, hours, now)
  const working = { before: on(before), after: on(after) }
  if (isDeepStrictEqual(new Set(working.before), new Set(working.after))) return null
  return ({ beneficiaryId, ...alert }) => {
    const plan = planFor(own.get(beneficiaryId) ?? null, ofHome)
    return firstOtherStep(alert, plan, plan, working)
  }
}
