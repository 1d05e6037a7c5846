import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readMemberAndOthers } from './leaving.ts'
import { hasOtherSuperAdmin } from './other-super-admins.ts'
import { readDocument } from './read-document.ts'

const schema = userSchema.pick({ roleId: true, operator: true })

/**
 * Gives a person a role, on their profile and on each of their memberships but those in which a home has made them a caregiver,
 * in one transaction that also notes who did it. The last super administrator whose account is open stays one, and the last
 * administrator of a home is made no caregiver, who administers nothing. `now` is epoch milliseconds.
 */
export function recordRole(
  uid: string,
  roleId: RoleId,
  by: string,
  now: number,
): Promise<'changed' | 'same' | 'userNotFound' | 'lastAdministrator' | 'ofOperator'> {
  const db = firestore()
  const path = paths.user(uid)
  return inTransaction(async (transaction) => {
    const [profile, memberships] = await Promise.all([
      transaction.get(db.doc(path)),
      transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid)),
    ])
    const known = readDocument(schema, profile)
    if (known === null) return 'userNotFound'
    // Its role decides nothing: to change that would look as if it did.
    if (known.operator) return 'ofOperator'
    if (known.roleId === roleId) return 'same'
    if (known.roleId === roles.ADMIN && !(await hasOtherSuperAdmin(transaction, uid)))
      return 'lastAdministrator'
    if (roleId === roles.CAREGIVER && (await leavesHomesAlone(transaction, uid, memberships.docs)))
      return 'lastAdministrator'
    transaction.update(db.doc(path), { roleId })
    for (const membership of memberships.docs) {
      if (membership.get('isCaregiver') !== true) transaction.update(membership.ref, { role: roleId })
    }
    addAudit(transaction, {
      uid: by,
      action: 'user.role',
      path,
      establishmentId: null,
      at: now,
      fields: ['roleId'],
    })
    return 'changed'
  })
}

/** Whether a home would have nobody left who administers it, were this person not to. */
async function leavesHomesAlone(
  transaction: Transaction,
  uid: string,
  memberships: readonly QueryDocumentSnapshot[],
): Promise<boolean> {
  const administered = memberships.filter(
    (one) =>
      one.get('roleId') === roles.ADMIN && one.get('state') === 'accepted' && one.get('isCaregiver') !== true,
  )
  const others = await Promise.all(
    administered.map(({ ref }) => readMemberAndOthers(transaction, establishmentIdOf(ref.path), uid)),
  )
  return others.some(({ hasOtherAdministrator }) => !hasOtherAdministrator)
}
