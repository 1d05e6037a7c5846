import type { Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { claimSchema, mostClaims } from '@vigie/domain/devices/claim'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { isNearDevEui } from '@vigie/domain/devices/near-dev-eui'
import { type Notice, type NoticePlace, noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { type Colleague, colleagueOf } from './people.ts'
import { readOrReport } from './read-document.ts'
import { lastPlaceOf } from './stays.ts'

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

const belongsSchema = assignmentSchema.pick({ establishmentId: true, beneficiaryId: true, location: true })
const claimedSchema = claimSchema.pick({ beneficiaryId: true, location: true })
const roomSchema = beneficiarySchema.pick({ room: true })

/**
 * Where a device is, with whom, as that home has or claims it, where one hung last that it has no more, or where one was entered that it may be but for a
 * digit; null where nobody can say. Up to three reads, and two queries.
 */
export async function getPlace(
  transaction: Transaction,
  eid: string,
  deviceId: string,
): Promise<NoticePlace | null> {
  const db = firestore()
  const assigned = await transaction.get(db.doc(paths.assignment(deviceId)))
  const assignment = readOrReport(belongsSchema, assigned)
  const place =
    assignment?.establishmentId === eid
      ? assignment
      : readOrReport(claimedSchema, await transaction.get(db.doc(paths.claim(eid, deviceId))))
  // One that is some home's, or whose record cannot be read, was not retired.
  const former = place === null && !assigned.exists ? await lastPlaceOf(eid, deviceId) : null
  const near = place === null && former === null && !assigned.exists ? await nearClaim(eid, deviceId) : null
  const { beneficiaryId, location } = place ?? former ?? near ?? {}
  if (beneficiaryId === undefined || location === undefined) return null
  const resident = await transaction.get(db.doc(paths.beneficiary(eid, beneficiaryId)))
  const room = readOrReport(roomSchema, resident)?.room ?? ''
  return {
    beneficiaryId,
    location,
    room,
    ...(former !== null && { isRetired: true as const }),
    ...(near !== null && { isNear: true as const }),
  }
}

/** The one device that a home waits to hear whose DevEUI is a digit off; null where there is none, or several are. Beside the transaction: it only helps to find somebody. */
async function nearClaim(eid: string, deviceId: string) {
  const { docs } = await firestore()
    .collection(paths.claims(eid))
    .select('beneficiaryId', 'location')
    .limit(mostClaims)
    .get()
  const [near, ...others] = docs.filter(({ id }) => isNearDevEui(id, deviceId))
  return others.length === 0 ? readOrReport(claimedSchema, near) : null
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
