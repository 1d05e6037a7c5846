import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { removeUnlockCode } from './unlock-codes.ts'

const schema = userSchema.pick({ roleId: true, disabled: true })

/**
 * Deletes the profile of somebody who belongs to no home any more, in one transaction that also notes who did it: without one
 * nobody has any right. The last super administrator whose account is open stays. `now` is epoch milliseconds.
 */
export function recordDeleted(
  uid: string,
  by: string,
  now: number,
): Promise<'deleted' | 'absent' | 'stillMember' | 'lastAdministrator' | 'ofOperator'> {
  const db = firestore()
  const path = paths.user(uid)
  return inTransaction(async (transaction) => {
    const [profile, memberships, admins] = await Promise.all([
      transaction.get(db.doc(path)),
      transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid).limit(1)),
      transaction.get(db.collection(paths.users).where('roleId', '==', roles.ADMIN)),
    ])
    if (!memberships.empty) return 'stillMember'
    if (!profile.exists) return 'absent'
    if (profile.get('operator') === true) return 'ofOperator'
    const others = admins.docs.filter(
      (one) => one.id !== uid && readOrReport(schema, one)?.disabled === false,
    )
    if (profile.get('roleId') === roles.ADMIN && others.length === 0) return 'lastAdministrator'
    transaction.delete(db.doc(path))
    removeUnlockCode(transaction, uid)
    addAudit(transaction, { uid: by, action: 'user.delete', path, establishmentId: null, at: now })
    return 'deleted'
  })
}
