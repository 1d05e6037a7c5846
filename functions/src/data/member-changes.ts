import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type Membership, type Person, personOf } from '@vigie/domain/people/permissions'
import { type MembershipRoleId, roles, staffRoles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** Which member of which home, and who does something about them. */
export interface MemberAct {
  eid: string
  userId: string
  uid: string
}

/** The same, and what the member is called. */
export interface NamedMemberAct extends MemberAct {
  name: string
}

/** A member as they stand in a transaction. */
export interface MemberNow {
  /** What they are called; empty where that cannot be read. */
  name: string
  person: Person
  /** Null: they are none. */
  member: Membership | null
  /** Whether nobody else, whose account is open, administers the home, which they do. */
  isLastAdministrator: boolean
}

/** What of a membership decides a right: one of which the rest is spoilt is changed and taken away like another. */
export const membershipSchema = memberSchema.pick({
  roleId: true,
  role: true,
  state: true,
  beneficiaryIds: true,
  establishmentState: true,
})
const profileSchema = userSchema.pick({ roleId: true, operator: true, disabled: true })

/** Does something about a member of a home as they stand, in one transaction. */
export function withMember<T>(
  { eid, userId }: Pick<MemberAct, 'eid' | 'userId'>,
  work: (transaction: Transaction, found: MemberNow) => Promise<T>,
): Promise<T> {
  return inTransaction(async (transaction) =>
    work(transaction, await readMemberNow(transaction, eid, userId)),
  )
}

/** Whether a home would have nobody left who administers it, were somebody to leave all of these. */
export function isLastOfAny(homes: readonly string[], uid: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await Promise.all(homes.map((eid) => readMemberNow(transaction, eid, uid)))
    return found.some(({ isLastAdministrator }) => isLastAdministrator)
  })
}

/** Reads a member; without a profile they are nobody. */
export async function readMemberNow(transaction: Transaction, eid: string, uid: string): Promise<MemberNow> {
  const db = firestore()
  const [stored, profile] = await transaction.getAll(db.doc(paths.member(eid, uid)), db.doc(paths.user(uid)))
  const member = stored ? readDocument(membershipSchema, stored) : null
  const administers = member?.roleId === roles.ADMIN && member.state === 'accepted'
  return {
    name: nameInHome(stored, profile),
    // Whether their address is verified is Auth's to say, and no right that is taken here.
    person: personOf(uid, readOrReport(profileSchema, profile), true),
    member,
    isLastAdministrator: administers && !(await hasOtherAdministrator(transaction, eid, uid)),
  }
}

async function hasOtherAdministrator(transaction: Transaction, eid: string, uid: string): Promise<boolean> {
  const db = firestore()
  const administrators = db.collection(paths.members(eid)).where('roleId', '==', roles.ADMIN)
  const others = (await transaction.get(administrators)).docs.filter((one) => {
    const member = readOrReport(memberSchema, one)
    const isStaff = member !== null && staffRoles.includes(member.role)
    return one.id !== uid && isStaff && member.state === 'accepted'
  })
  const profiles =
    others.length === 0 ? [] : await transaction.getAll(...others.map(({ id }) => db.doc(paths.user(id))))
  const openSchema = userSchema.pick({ disabled: true })
  return profiles.some((one) => readOrReport(openSchema, one)?.disabled === false)
}

/** Gives a member another level, and notes who did; in a transaction that has done its reading. */
export function setLevel(
  transaction: Transaction,
  { eid, userId, uid, name }: NamedMemberAct,
  { from, to }: { from: MembershipRoleId | null; to: MembershipRoleId | null },
  now: number,
): void {
  const path = paths.member(eid, userId)
  transaction.update(firestore().doc(path), { roleId: to })
  addAudit(transaction, {
    uid,
    action: 'member.level',
    aboutName: name,
    path,
    establishmentId: eid,
    at: now,
    fields: ['roleId'],
    given: { from, to },
  })
}

/** Whom a caregiver follows from now on, and which residents that is new to, or over for. */
export interface FollowedChange {
  beneficiaryIds: readonly string[]
  added: readonly string[]
  removed: readonly string[]
  /** Those of whom the record names the caregiver, and is to no longer: mostly those who are removed. */
  unnamed: readonly string[]
}

/** Changes whom a caregiver follows, in their membership and with each resident, and notes who did; in a transaction that has done its reading. */
export function setFollowed(
  transaction: Transaction,
  { eid, userId, uid, name }: NamedMemberAct,
  { beneficiaryIds, added, removed, unnamed }: FollowedChange,
  now: number,
): void {
  const db = firestore()
  const path = paths.member(eid, userId)
  transaction.update(db.doc(path), { beneficiaryIds })
  for (const bid of added)
    transaction.update(db.doc(paths.beneficiary(eid, bid)), { caregiverIds: FieldValue.arrayUnion(userId) })
  for (const bid of unnamed)
    transaction.update(db.doc(paths.beneficiary(eid, bid)), { caregiverIds: FieldValue.arrayRemove(userId) })
  addAudit(transaction, {
    uid,
    action: 'member.followed',
    aboutName: name,
    path,
    establishmentId: eid,
    at: now,
    fields: ['beneficiaryIds'],
    beneficiaryIds: [...added, ...removed],
  })
}
