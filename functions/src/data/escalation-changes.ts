import { isDeepStrictEqual } from 'node:util'
import { type EscalationPlan, peopleOfPlan, storedPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { memberSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { readEscalationsAnew } from './escalations.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

const homeSchema = establishmentSchema.pick({ shifts: true })
const membershipSchema = memberSchema.pick({ state: true })

/** What an administrator says, and the version of it that they saw; null: there was none. */
export interface PlanSaid {
  plan: EscalationPlan
  updatedAt: number | null
}

/**
 * Says what a home does until somebody answers, in one transaction that notes who did it. Whom it names are members, and its shifts are the
 * home's. What it says already changes nothing; what somebody else has changed meanwhile is not written over. Alerts that wait
 * for somebody follow what is said from now on. One read for each whom it names, and for each of these. `now` is epoch milliseconds.
 */
export function setEscalation(eid: string, uid: string, { plan, updatedAt }: PlanSaid, now: number) {
  return inTransaction(async (transaction) => {
    const db = firestore()
    const path = paths.escalation(eid)
    const [home, stored, ...people] = await transaction.getAll(
      db.doc(paths.establishment(eid)),
      db.doc(path),
      ...peopleOfPlan(plan).map((named) => db.doc(paths.member(eid, named))),
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
    if (people.some((member) => readOrReport(membershipSchema, member)?.state !== 'accepted'))
      return { why: 'memberNotFound' as const }
    const lookAgain = await readEscalationsAnew(transaction, eid, now)
    transaction.set(db.doc(path), { ...plan, updatedAt: now })
    lookAgain()
    const fields = Object.keys(plan).filter(
      (field) => !isDeepStrictEqual(Reflect.get(said, field), Reflect.get(plan, field)),
    )
    addAudit(transaction, { uid, action: 'escalation.set', path, establishmentId: eid, at: now, fields })
    return { changed: true, updatedAt: now }
  })
}
