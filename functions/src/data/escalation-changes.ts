import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot } from '@google-cloud/firestore'
import {
  type EscalationPlan,
  isStaffed,
  peopleOfPlan,
  planFor,
  stepsOfNobody,
  storedPlanSchema,
} from '@vigie/domain/alerts/escalation-plan'
import { escalationAnew } from '@vigie/domain/alerts/followed-anew'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { memberSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { type FollowedAnew, readEscalationsAnew } from './escalations.ts'
import { fieldsOther } from './fields-other.ts'
import { firestore } from './firestore.ts'
import { timeZoneOf } from './homes.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { getPlansOfHome, type PlansOfHome } from './resident-plans.ts'

const homeSchema = establishmentSchema.pick({ shifts: true })
const membershipSchema = memberSchema.pick({ state: true, roleId: true, role: true, beneficiaryIds: true })

/** What an administrator says, and the version of it that they saw; null: there was none. */
export interface PlanSaid {
  plan: EscalationPlan
  updatedAt: number | null
}

/**
 * Says what a home does until somebody answers, in one transaction that notes who did it. Whom it names are members, or were when they were
 * named, and its shifts are the home's; one that is activated has no step that could never write to anybody,
 * and takes the last from no shift where the plan of a resident asks these alone. What it says already changes nothing; what somebody else has changed meanwhile is not written over. Alerts that wait
 * for somebody follow what is said from now on. One read for each whom it names, for each of these and for each plan of a resident. `now` is epoch milliseconds.
 */
export function setEscalation(eid: string, uid: string, { plan, updatedAt }: PlanSaid, now: number) {
  return inTransaction(async (transaction) => {
    const db = firestore()
    const path = paths.escalation(eid)
    const named = peopleOfPlan(plan)
    const [home, stored, ...people] = await transaction.getAll(
      db.doc(paths.establishment(eid)),
      db.doc(path),
      ...named.map((one) => db.doc(paths.member(eid, one))),
    )
    const shifts = home && readDocument(homeSchema, home)?.shifts
    if (!shifts) return { why: 'establishmentNotFound' as const }
    // One that cannot be read is begun anew.
    const before = readOrReport(storedPlanSchema, stored)
    const { updatedAt: seen = null, ...said } = before ?? {}
    if (before && isDeepStrictEqual(said, plan)) return { changed: false, updatedAt: before.updatedAt }
    if (before && seen !== updatedAt) return { why: 'escalationChanged' as const }
    if (!plan.shifts.every(({ shiftId }) => shifts.some(({ id }) => id === shiftId)))
      return { why: 'shiftNotFound' as const }
    const there = membersAmong(named, people, null)
    // Who was named before and has left since keeps nobody from changing the rest, or from switching it off.
    const known = before ? peopleOfPlan(before) : []
    if (!named.every((one) => there.members.has(one) || known.includes(one)))
      return { why: 'memberNotFound' as const }
    if (plan.activated && stepsOfNobody(withOnly(plan, there.told)).length > 0)
      return { why: 'stepReachesNobody' as const }
    const { own } = await getPlansOfHome(transaction, eid)
    if (before && isStaffed(before) && !isStaffed(plan) && asksNobody(own, plan))
      return { why: 'residentStepReachesNobody' as const }
    const hours = { shifts, timeZone: timeZoneOf(home) }
    const anew: FollowedAnew['anew'] = (alert) => {
      const theirs = own.get(alert.beneficiaryId) ?? null
      const by = (ofHome: EscalationPlan | null) => ({ plan: planFor(theirs, ofHome), home: hours })
      return escalationAnew(alert, by(before), by(plan), now)
    }
    const lookAgain = await readEscalationsAnew(transaction, { eid, anew }, now)
    transaction.set(db.doc(path), { ...plan, updatedAt: now })
    lookAgain()
    const fields = fieldsOther(said, plan)
    addAudit(transaction, { uid, action: 'escalation.set', path, establishmentId: eid, at: now, fields })
    return { changed: true, updatedAt: now }
  })
}

/** Whether the plan of a resident, which is activated, has a step that asks nobody but whoever this one says is on shift, which is nobody. */
const asksNobody = (own: PlansOfHome['own'], { shifts }: EscalationPlan): boolean =>
  [...own.values()].some((one) => one.activated && stepsOfNobody({ steps: one.steps, shifts }).length > 0)

/**
 * Who of those whom a plan names is a member of the home, from their memberships in the same order, and who of these is told of alerts at all: of a resident `bid`;
 * null: of anybody.
 */
export function membersAmong(
  named: readonly string[],
  memberships: readonly DocumentSnapshot[],
  bid: string | null,
): { members: ReadonlySet<string>; told: ReadonlySet<string> } {
  const members = new Set<string>()
  const told = new Set<string>()
  for (const [index, uid] of named.entries()) {
    const membership = readOrReport(membershipSchema, memberships[index])
    if (membership?.state !== 'accepted') continue
    members.add(uid)
    const { role, roleId, beneficiaryIds } = membership
    const isOfOthers = role === roles.CAREGIVER && bid !== null && !beneficiaryIds.includes(bid)
    if (roleId !== null && role !== null && !isOfOthers) told.add(uid)
  }
  return { members, told }
}

/** A plan that names nobody but these. */
export function withOnly({ steps, shifts }: EscalationPlan, there: ReadonlySet<string>) {
  const only = <T extends { uids: string[] }>(one: T): T => ({
    ...one,
    uids: one.uids.filter((uid) => there.has(uid)),
  })
  return { steps: steps.map(only), shifts: shifts.map(only) }
}
