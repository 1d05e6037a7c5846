import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { addAudit } from './audit.ts'
import { removeDraftKey } from './draft-keys.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { hasOtherSuperAdmin } from './other-super-admins.ts'
import { removeUnlockCode } from './unlock-codes.ts'

type WhyKept = 'lastAdministrator' | 'ofOperator'

/** Why somebody's profile is not deleted, whatever homes they belong to; null: it may be, or there is none. */
export const whyKept = (uid: string): Promise<WhyKept | null> =>
  inTransaction(async (transaction) => (await readKept(transaction, uid)).why)

/**
 * Deletes the profile of somebody who belongs to no home any more, in one transaction that also notes who did it: without one
 * nobody has any right. The last super administrator whose account is open stays. `now` is epoch milliseconds.
 */
export function recordDeleted(
  uid: string,
  by: string,
  now: number,
): Promise<'deleted' | 'absent' | 'stillMember' | WhyKept> {
  const db = firestore()
  const path = paths.user(uid)
  return inTransaction(async (transaction) => {
    const [{ profile, why }, memberships] = await Promise.all([
      readKept(transaction, uid),
      transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid).limit(1)),
    ])
    if (!memberships.empty) return 'stillMember'
    if (!profile.exists) return 'absent'
    if (why !== null) return why
    transaction.delete(db.doc(path))
    removeUnlockCode(transaction, uid)
    removeDraftKey(transaction, uid)
    addAudit(transaction, { uid: by, action: 'user.delete', path, establishmentId: null, at: now })
    return 'deleted'
  })
}

async function readKept(
  transaction: Transaction,
  uid: string,
): Promise<{ profile: DocumentSnapshot; why: WhyKept | null }> {
  const profile = await transaction.get(firestore().doc(paths.user(uid)))
  if (profile.get('operator') === true) return { profile, why: 'ofOperator' }
  const isLast = profile.get('roleId') === roles.ADMIN && !(await hasOtherSuperAdmin(transaction, uid))
  return { profile, why: isLast ? 'lastAdministrator' : null }
}
