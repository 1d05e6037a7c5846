import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import type { DocumentFacts } from '@vigie/domain/people/permissions'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** An alert and the person who acts on it; null what does not exist. */
export interface AlertAndActor {
  alert: Alert | null
  member: Member | null
  user: User | null
}

/** What decides whether a person may act on an alert. */
export interface AlertAccess {
  membership: Member | null
  facts: DocumentFacts
}

const subjectSchema = alertSchema.pick({ caregiverIds: true }).partial()

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

/** Reads all that an act on an alert depends on, in the transaction that does it. Three reads, one round trip. */
export async function getAlertAndActor(
  transaction: Transaction,
  eid: string,
  aid: string,
  uid: string,
): Promise<AlertAndActor> {
  const db = firestore()
  const [alert, member, user] = await transaction.getAll(
    db.doc(paths.alert(eid, aid)),
    db.doc(paths.member(eid, uid)),
    db.doc(paths.user(uid)),
  )
  return {
    alert: alert ? readDocument(alertSchema, alert) : null,
    member: member ? readDocument(memberSchema, member) : null,
    // Only the name is taken from it: a spoilt profile keeps nobody from answering a call.
    user: readOrReport(userSchema, user),
  }
}
