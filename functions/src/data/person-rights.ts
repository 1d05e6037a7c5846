import type { Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import type { Membership } from '@vigie/domain/people/permissions'
import type { RoleId } from '@vigie/domain/people/roles'
import { type User, userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { membershipSchema } from './member-changes.ts'
import { readDocument } from './read-document.ts'

/** What somebody is in a home. */
export interface InHome {
  eid: string
  membership: Membership
  /** The home has made them a caregiver there, whatever they are elsewhere. */
  isCaregiver: boolean
  /** The membership says already that their account is closed. */
  isClosed: boolean
}

/** What somebody is, outside any home and in each, as it stands in a transaction; null without a profile. */
export interface RightsNow {
  profile: Pick<User, 'roleId' | 'operator' | 'disabled' | 'displayName'>
  homes: InHome[]
}

const profileSchema = userSchema
  .pick({ roleId: true, operator: true, disabled: true })
  .extend({ displayName: userSchema.shape.displayName.catch('') })

/** Does something about what somebody is, in one transaction. */
export function withRights<T>(
  uid: string,
  work: (transaction: Transaction, found: RightsNow | null) => Promise<T>,
): Promise<T> {
  const db = firestore()
  return inTransaction(async (transaction) => {
    const [stored, memberships] = await Promise.all([
      transaction.get(db.doc(paths.user(uid))),
      transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid)),
    ])
    const profile = readDocument(profileSchema, stored)
    if (profile === null) return work(transaction, null)
    const homes = memberships.docs.map((one) => ({
      eid: establishmentIdOf(one.ref.path),
      membership: membershipSchema.parse(one.data()),
      isCaregiver: one.get('isCaregiver') === true,
      isClosed: one.get('isClosed') === true,
    }))
    return work(transaction, { profile, homes })
  })
}

/** A role, to whom, who gives it, and in which homes it counts. */
export interface RoleGiven {
  uid: string
  /** What they are called. */
  name: string
  /** The one that they had. */
  from: RoleId | null
  roleId: RoleId
  by: string
  eids: readonly string[]
}

/** Gives it, on the profile and these memberships, and notes who did; in a transaction that has done its reading. */
export function setRole(
  transaction: Transaction,
  { uid, name, from, roleId, by, eids }: RoleGiven,
  now: number,
): void {
  const db = firestore()
  const path = paths.user(uid)
  transaction.update(db.doc(path), { roleId })
  for (const eid of eids) transaction.update(db.doc(paths.member(eid, uid)), { role: roleId })
  addAudit(transaction, {
    uid: by,
    action: 'user.role',
    aboutName: name,
    path,
    establishmentId: null,
    at: now,
    fields: ['roleId'],
    given: { from, to: roleId },
  })
}

/**
 * Closes somebody's account in Firestore: they are nobody from their next request on. Administrators of their homes see it on their memberships, also
 * of an account that was closed by hand, whose profile stays as it is.
 */
export function setDisabled(transaction: Transaction, uid: string, { profile, homes }: RightsNow): void {
  const db = firestore()
  if (!profile.disabled) transaction.update(db.doc(paths.user(uid)), { disabled: true })
  for (const { eid, isClosed } of homes)
    if (!isClosed) transaction.update(db.doc(paths.member(eid, uid)), { isClosed: true })
}
