import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import type { NewAudit } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import type { DocumentFacts } from '@vigie/domain/people/permissions'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { followEscalation } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { getEscalationPlan } from './resident-plans.ts'
import { endRinging } from './ringing.ts'
import { getOthersOfEvent } from './same-event.ts'
import { withTimers } from './timers.ts'

/** What of a profile decides a right outside any home. */
type Rights = Pick<User, 'roleId' | 'operator' | 'disabled'>

/** An alert and the person who acts on it; null what does not exist. */
export interface AlertAndActor {
  alert: Alert | null
  member: Member | null
  /** What they are outside any home at this moment; null: they have no profile any more. */
  rights: Rights | null
  /** The whole profile; null also where something on it cannot be read, which takes no right away. */
  user: User | null
  /** How often they have let go of all their alerts. */
  timesLetGo: number
}

/** What decides whether a person may act on an alert. */
export interface AlertAccess {
  membership: Member | null
  facts: DocumentFacts
}

const rightsSchema = userSchema.pick({ roleId: true, operator: true, disabled: true })
const letGoSchema = userSchema.pick({ timesLetGo: true })
const subjectSchema = alertSchema.pick({ beneficiaryId: true }).partial()

/**
 * Reads what decides, in one round trip of two reads. Nothing else of the alert is parsed: whoever may not act on it
 * gets the same answer whether it exists, is whole, or is not there.
 */
export async function readAlertAccess(eid: string, aid: string, uid: string): Promise<AlertAccess> {
  const db = firestore()
  const [member, alert] = await db.getAll(db.doc(paths.member(eid, uid)), db.doc(paths.alert(eid, aid)))
  return {
    membership: member ? readDocument(memberSchema, member) : null,
    facts: subjectSchema.safeParse(alert?.data()).data ?? {},
  }
}

/** What an act comes to: what it answers, what it changes if anything, and under which name it goes to the audit. */
export interface ActDecision<T> {
  answer: T
  change?: AlertChange
  /** What the act does to another alert of the same event; null: nothing. */
  changeOther?: (alert: Alert) => AlertChange | null
  audit?: Pick<NewAudit, 'action' | 'at'>
}

/**
 * Changes an alert as `decide` says of all that an act depends on, in one transaction with its audit. `decide` may be
 * asked several times; the last answer is returned. Three reads, one round trip; where somebody takes it two more, and one for each alert of its event.
 */
export async function actOnStoredAlert<T>(
  { establishmentId: eid, alertId: aid, uid }: { establishmentId: string; alertId: string; uid: string },
  decide: (found: AlertAndActor) => ActDecision<T>,
): Promise<T> {
  const db = firestore()
  const path = paths.alert(eid, aid)
  return withTimers(async (transaction) => {
    const [alert, member, user] = await transaction.getAll(
      db.doc(path),
      db.doc(paths.member(eid, uid)),
      db.doc(paths.user(uid)),
    )
    const decided = alert ? readDocument(alertSchema, alert) : null
    const { answer, change, changeOther, audit } = decide({
      alert: decided,
      member: member ? readDocument(memberSchema, member) : null,
      rights: user ? readDocument(rightsSchema, user) : null,
      // A spoilt profile keeps nobody from answering a call.
      user: readOrReport(userSchema, user),
      timesLetGo: letGoSchema.parse(user?.data() ?? {}).timesLetGo,
    })
    const changed = decided !== null && change ? [{ aid, alert: decided, change }] : []
    if (decided !== null && changeOther) {
      for (const other of await getOthersOfEvent(transaction, { eid, aid }, decided)) {
        const more = changeOther(other.alert)
        if (more !== null) changed.push({ ...other, change: more })
      }
    }
    const isTaken = changed.some(({ change }) => change.state === 'acknowledged')
    // The other alerts of its event are of the same resident.
    const bid = isTaken ? decided?.beneficiaryId : undefined
    const plan = bid === undefined ? null : await getEscalationPlan(transaction, eid, bid)
    for (const one of changed) {
      const place = { eid, aid: one.aid }
      const after = { ...one.alert, ...one.change }
      if (one.change.state === 'acknowledged') followEscalation(transaction, place, after, plan)
      transaction.update(db.doc(paths.alert(eid, one.aid)), one.change)
      endRinging(transaction, place, after, Date.now())
      const beneficiaryIds = [after.beneficiaryId]
      const said = { uid, path: paths.alert(eid, one.aid), establishmentId: eid, beneficiaryIds }
      if (audit) addAudit(transaction, { ...said, ...audit })
    }
    return answer
  })
}
