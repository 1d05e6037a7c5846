import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@google-cloud/firestore'
import {
  type EscalationPlan,
  peopleOfStep,
  planFor,
  type ResidentPlan,
  stepsOfNobody,
  storedPlanSchema,
  storedResidentPlanSchema,
  withShifts,
} from '@vigie/domain/alerts/escalation-plan'
import { withoutTaken } from '@vigie/domain/alerts/followed-anew'
import { firstOtherStep } from '@vigie/domain/alerts/followed-plan'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import type { BeneficiaryAct } from './beneficiaries.ts'
import { membersAmong, withOnly } from './escalation-changes.ts'
import { type FollowedAnew, readEscalationsAnew } from './escalations.ts'
import { fieldsOther } from './fields-other.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

const residentSchema = beneficiarySchema.pick({ state: true })

/** What an administrator says, and the version of it that they saw; null: there was none. */
export interface ResidentPlanSaid {
  plan: ResidentPlan
  updatedAt: number | null
}

/**
 * Says what is done about alerts of one resident until somebody answers, in place of what their home does, in one transaction that notes who
 * did it. Whom it names are members, or were when they were named; one that is activated has no step that could never write to
 * anybody, by whoever the home's plan says works its shifts. What it says already changes nothing; what somebody else has changed or taken
 * away meanwhile is not written over. Alerts that wait for somebody follow what is said from now on. One read for each whom it
 * names and, where it asks whoever is on shift, whom the home's plan says works. `now` is epoch milliseconds.
 */
export function setResidentEscalation(
  { eid, bid, uid }: BeneficiaryAct,
  { plan, updatedAt }: ResidentPlanSaid,
  now: number,
) {
  return inTransaction(async (transaction) => {
    const db = firestore()
    const path = paths.residentEscalation(eid, bid)
    const [stored, resident, ofHome] = await transaction.getAll(
      db.doc(path),
      db.doc(paths.beneficiary(eid, bid)),
      db.doc(paths.escalation(eid)),
    )
    const state = resident && readDocument(residentSchema, resident)?.state
    if (!state) return { why: 'beneficiaryNotFound' as const }
    if (state === 'archived') return { why: 'beneficiaryArchived' as const }
    // One that cannot be read is begun anew.
    const before = readOrReport(storedResidentPlanSchema, stored)
    const { updatedAt: seen = null, ...said } = before ?? {}
    if (before && isDeepStrictEqual(said, plan)) return { changed: false, updatedAt: before.updatedAt }
    if (seen !== updatedAt) return { why: 'escalationChanged' as const }
    const whole = withShifts(plan, readOrReport(storedPlanSchema, ofHome))
    const named = [...new Set(whole.steps.flatMap((step) => peopleOfStep(step, whole)))]
    const people =
      named.length === 0
        ? []
        : await transaction.getAll(...named.map((one) => db.doc(paths.member(eid, one))))
    const there = membersAmong(named, people, bid)
    // Who was named before and has left since keeps nobody from changing the rest, or from switching it off.
    const known = new Set(before?.steps.flatMap(({ uids }) => uids))
    if (!plan.steps.every(({ uids }) => uids.every((one) => there.members.has(one) || known.has(one))))
      return { why: 'memberNotFound' as const }
    if (plan.activated && stepsOfNobody(withOnly(whole, there.told)).length > 0)
      return { why: 'stepReachesNobody' as const }
    const former = planFor(before, readOrReport(storedPlanSchema, ofHome))
    const lookAgain = await readEscalationsAnew(transaction, { eid, bid, anew: anewBy(former, whole) }, now)
    transaction.set(db.doc(path), { ...plan, updatedAt: now })
    lookAgain()
    addAudit(transaction, {
      uid,
      action: 'escalation.set',
      path,
      establishmentId: eid,
      beneficiaryIds: [bid],
      at: now,
      fields: fieldsOther(said, plan),
    })
    return { changed: true, updatedAt: now }
  })
}

/**
 * Takes the plan of a resident away, readable or not: their alerts follow the home's from now on. Where there is none nothing changes, nor where it is another than was
 * seen, by `updatedAt`. `now` is epoch milliseconds.
 */
export function removeResidentEscalation(
  act: BeneficiaryAct,
  updatedAt: number | null,
  now: number,
): Promise<{ changed: boolean } | { why: 'escalationChanged' }> {
  return inTransaction(async (transaction) => {
    const plan = await readPlanToRemove(transaction, act, now)
    if (plan && plan.updatedAt !== null && plan.updatedAt !== updatedAt)
      return { why: 'escalationChanged' as const }
    plan?.remove()
    return { changed: plan !== null }
  })
}

/**
 * Reads whether a resident has a plan of their own, and of when it is, null where that cannot be read; `remove` takes it away in the same transaction, which has done
 * its reading, and notes who did it. Null: they have none.
 */
export async function readPlanToRemove(
  transaction: Transaction,
  { eid, bid, uid }: BeneficiaryAct,
  now: number,
): Promise<{ updatedAt: number | null; remove: () => void } | null> {
  const path = paths.residentEscalation(eid, bid)
  const [stored, home] = await transaction.getAll(
    firestore().doc(path),
    firestore().doc(paths.escalation(eid)),
  )
  if (!stored?.exists) return null
  const ofHome = readOrReport(storedPlanSchema, home)
  const former = planFor(readOrReport(storedResidentPlanSchema, stored), ofHome)
  const lookAgain = await readEscalationsAnew(transaction, { eid, bid, anew: anewBy(former, ofHome) }, now)
  const said = { uid, action: 'escalation.remove' as const, path, establishmentId: eid, at: now }
  return {
    updatedAt: readOrReport(storedResidentPlanSchema, stored)?.updatedAt ?? null,
    remove() {
      transaction.delete(stored.ref)
      lookAgain()
      addAudit(transaction, { ...said, beneficiaryIds: [bid] })
    },
  }
}

/** Who works, and until when, says the home's plan before and after: where a step for whoever does counts as taken still, when others begin to stays as it is. */
const anewBy =
  (former: EscalationPlan | null, plan: EscalationPlan | null): NonNullable<FollowedAnew['anew']> =>
  (alert) =>
    alert.escalation && withoutTaken(alert.escalation, firstOtherStep(alert, former, plan))
