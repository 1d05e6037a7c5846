import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import type { Membership } from '@vigie/domain/people/permissions'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import type { NamedMemberAct } from './member-changes.ts'
import type { RuleNaming } from './rules-naming.ts'
import { dropFindable } from './search-entries.ts'

/** The ids of the residents of a home who name a person as their caregiver. */
export async function getFollowed(transaction: Transaction, eid: string, uid: string): Promise<string[]> {
  const followed = firestore()
    .collection(paths.beneficiaries(eid))
    .where('caregiverIds', 'array-contains', uid)
    .select()
  return (await transaction.get(followed)).docs.map(({ id }) => id)
}

/** What somebody leaves behind. */
export interface Left {
  /** Their level, and whom they followed. */
  member: Pick<Membership, 'roleId' | 'beneficiaryIds'>
  /** The residents of whom the record names them: mostly the same. */
  residents: readonly string[]
  rules: readonly RuleNaming[]
}

/**
 * Takes a person's membership away, and them from the residents and rules that name them, and notes who did; a rule that names
 * nobody else keeps its name for them.
 */
export function removeMember(
  transaction: Transaction,
  { eid, userId, uid, name }: NamedMemberAct,
  { member, residents, rules }: Left,
  now: number,
): void {
  const db = firestore()
  const path = paths.member(eid, userId)
  transaction.delete(db.doc(path))
  dropFindable(transaction, 'user', eid, userId)
  for (const bid of residents) {
    transaction.update(db.doc(paths.beneficiary(eid, bid)), { caregiverIds: FieldValue.arrayRemove(userId) })
  }
  for (const { id, isAlone } of rules) {
    if (isAlone) continue
    transaction.update(db.doc(paths.notification(eid, id)), {
      recipients: FieldValue.arrayRemove({ kind: 'user', uid: userId }),
    })
  }
  addAudit(transaction, {
    uid,
    action: 'member.revoke',
    aboutName: name,
    path,
    establishmentId: eid,
    at: now,
    beneficiaryIds: [...member.beneficiaryIds, ...residents],
    given: { from: member.roleId },
  })
}
