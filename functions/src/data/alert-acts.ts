import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import type { NewAudit } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import type { DocumentFacts } from '@vigie/domain/people/permissions'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { followEscalation, getEscalationPlan } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { endRinging } from './ringing.ts'
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
  audit?: Pick<NewAudit, 'action' | 'at'>
}

/** More than the client's five: the messages of a new alert write their steps to it just as people see it. */
const maxAttempts = 10

/**
 * Changes an alert as `decide` says of all that an act depends on, in one transaction with its audit. `decide` may be
 * asked several times; the last answer is returned. Three reads, one round trip; one more where somebody takes it.
 */
export async function actOnStoredAlert<T>(
  { establishmentId: eid, alertId: aid, uid }: { establishmentId: string; alertId: string; uid: string },
  decide: (found: AlertAndActor) => ActDecision<T>,
): Promise<T> {
  const db = firestore()
  const path = paths.alert(eid, aid)
  return withTimers(
    async (transaction) => {
      const [alert, member, user] = await transaction.getAll(
        db.doc(path),
        db.doc(paths.member(eid, uid)),
        db.doc(paths.user(uid)),
      )
      const decided = alert ? readDocument(alertSchema, alert) : null
      const { answer, change, audit } = decide({
        alert: decided,
        member: member ? readDocument(memberSchema, member) : null,
        rights: user ? readDocument(rightsSchema, user) : null,
        // A spoilt profile keeps nobody from answering a call.
        user: readOrReport(userSchema, user),
        timesLetGo: letGoSchema.parse(user?.data() ?? {}).timesLetGo,
      })
      if (decided !== null && change?.state === 'acknowledged') {
        const plan = await getEscalationPlan(transaction, eid)
        followEscalation(transaction, { eid, aid }, { ...decided, ...change }, plan)
      }
      if (change) transaction.update(db.doc(path), change)
      if (decided !== null && change)
        endRinging(transaction, { eid, aid }, { ...decided, ...change }, Date.now())
      const about = subjectSchema.safeParse(alert?.data()).data?.beneficiaryId
      const beneficiaryIds = about === undefined ? [] : [about]
      if (audit) addAudit(transaction, { uid, path, establishmentId: eid, beneficiaryIds, ...audit })
      return answer
    },
    { maxAttempts },
  )
}
