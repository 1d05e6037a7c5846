import type { Transaction } from '@google-cloud/firestore'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { type Notice, noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { type Colleague, colleagueOf } from './people.ts'
import { readOrReport } from './read-document.ts'

/** A notice as it is now; null where there is none, or none that can be read: it is then made anew. One read. */
export async function readNotice(id: string): Promise<Notice | null> {
  return readOrReport(noticeSchema, await firestore().doc(paths.notice(id)).get())
}

/** The notices of a home that can be read. One query. */
export async function readNoticesOf(eid: string): Promise<{ id: string; notice: Notice }[]> {
  const { docs } = await firestore().collection(paths.notices).where('establishmentId', '==', eid).get()
  return docs.flatMap((stored) => {
    const notice = readOrReport(noticeSchema, stored)
    return notice === null ? [] : [{ id: stored.id, notice }]
  })
}

/** Does something about the same in one transaction. */
export function withNotice<T>(
  id: string,
  work: (transaction: Transaction, known: Notice | null) => Promise<T>,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(firestore().doc(paths.notice(id)))
    return work(transaction, readOrReport(noticeSchema, stored))
  })
}

export function setNotice(transaction: Transaction, id: string, notice: Notice): void {
  const kept = { ...notice, expireAt: expireAt('notices', notice.lastAt) }
  transaction.set(firestore().doc(paths.notice(id)), kept)
}

/** Somebody who may have to be told; a membership only where it is asked about a home. */
export interface Candidate extends Colleague {
  uid: string
}

const mostAdministrators = 50
const namedSchema = establishmentSchema.pick({ name: true, timeZone: true })

/** The name and clock of a home with the people who administer it. Reads: one, and two for each of those people. */
export async function getAdministrators(transaction: Transaction, eid: string) {
  const db = firestore()
  const levelAdmin = db
    .collection(paths.members(eid))
    .where('roleId', '==', roles.ADMIN)
    .where('state', '==', 'accepted')
    .limit(mostAdministrators)
  const [home, { docs: members }] = await Promise.all([
    transaction.get(db.doc(paths.establishment(eid))),
    transaction.get(levelAdmin),
  ])
  const users =
    members.length === 0 ? [] : await transaction.getAll(...members.map(({ id }) => db.doc(paths.user(id))))
  return {
    home: readOrReport(namedSchema, home),
    people: members.map(
      (member, index): Candidate => ({ uid: member.id, ...colleagueOf(users[index], member) }),
    ),
  }
}

/** Super administrators and operators. */
export async function getSuperAdministrators(transaction: Transaction): Promise<Candidate[]> {
  const users = firestore().collection(paths.users)
  const found = await Promise.all([
    transaction.get(users.where('roleId', '==', roles.ADMIN).limit(mostAdministrators)),
    transaction.get(users.where('operator', '==', true).limit(mostAdministrators)),
  ])
  const byUid = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc] as const)))
  return [...byUid].map(([uid, doc]) => ({ uid, ...colleagueOf(doc, undefined) }))
}
