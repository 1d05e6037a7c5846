import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { removeDraftKey } from './draft-keys.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { hasOtherSuperAdmin } from './other-super-admins.ts'
import { removePushDevices } from './push-devices.ts'
import { dropFindable } from './search-entries.ts'
import { removeUnlockCode } from './unlock-codes.ts'

/** Why somebody's profile is not deleted, whatever homes they belong to. */
export type WhyKept = 'lastAdministrator' | 'ofOperator'

/** How a profile stands that is to be deleted: nothing is in the way of it, it is not there, or it stays for now. */
export type Deletable = 'deletable' | 'absent' | 'stillMember' | WhyKept

/** Why somebody's profile is not deleted, whatever homes they belong to; null: it may be, or there is none. */
export const whyKept = (uid: string): Promise<WhyKept | null> =>
  inTransaction((transaction) => readWhyKept(transaction, uid))

/**
 * Does something about a profile that is to be deleted, in one transaction: it is deletable once its person belongs to no home
 * any more. The last super administrator whose account is open stays.
 */
export function withDeletable<T>(
  uid: string,
  work: (transaction: Transaction, found: Found) => Promise<T>,
): Promise<T> {
  return inTransaction(async (transaction) => work(transaction, await readDeletable(transaction, uid)))
}

/** How a profile stands, and what its person is called; empty where that cannot be read. */
interface Found {
  how: Deletable
  name: string
  /** The devices that their notifications go to. */
  devices: readonly string[]
}

async function readDeletable(transaction: Transaction, uid: string): Promise<Found> {
  const db = firestore()
  const [why, profile, memberships] = await Promise.all([
    readWhyKept(transaction, uid),
    transaction.get(db.doc(paths.user(uid))),
    transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid).limit(1)),
  ])
  const name = nameInHome(undefined, profile)
  const devices = userSchema.shape.pushDevices.parse(profile.get('pushDevices')) ?? []
  if (!memberships.empty) return { how: 'stillMember', name, devices }
  return { how: profile.exists ? (why ?? 'deletable') : 'absent', name, devices }
}

async function readWhyKept(transaction: Transaction, uid: string): Promise<WhyKept | null> {
  const profile = await transaction.get(firestore().doc(paths.user(uid)))
  if (profile.get('operator') === true) return 'ofOperator'
  const isLast = profile.get('roleId') === roles.ADMIN && !(await hasOtherSuperAdmin(transaction, uid))
  return isLast ? 'lastAdministrator' : null
}

/**
 * Deletes a profile, and notes who did; in a transaction that has done its reading. Without one nobody has any right. `now` is
 * epoch milliseconds.
 */
export function removeProfile(
  transaction: Transaction,
  { uid, name, devices, by }: Pick<Found, 'name' | 'devices'> & { uid: string; by: string },
  now: number,
): void {
  const path = paths.user(uid)
  transaction.delete(firestore().doc(path))
  dropFindable(transaction, 'user', null, uid)
  removeUnlockCode(transaction, uid)
  removeDraftKey(transaction, uid)
  removePushDevices(transaction, devices)
  addAudit(transaction, {
    uid: by,
    action: 'user.delete',
    aboutName: name,
    path,
    establishmentId: null,
    at: now,
  })
}
