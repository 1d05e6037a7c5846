import { isDeepStrictEqual } from 'node:util'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { named } from '@vigie/domain/people/named'
import { quietHoursSchema } from '@vigie/domain/people/quiet-hours'
import { userSchema } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import type { z } from 'zod'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

const schema = userSchema
  .pick({
    displayName: true,
    email: true,
    locale: true,
    phone: true,
    phoneMobile: true,
    phoneFix: true,
    phoneExt: true,
    verifiedPhones: true,
    hasUnlockCode: true,
  })
  .extend({ quietHours: quietHoursSchema.nullable().catch(null) })
export type ChangeableProfile = z.infer<typeof schema>

/**
 * Changes a person's profile by what `decide` makes of it, and their name on each of their memberships, in one transaction
 * that also notes who did it. Answers with the profile as it is then; null where there is none.
 */
export function changeProfile(
  uid: string,
  by: string,
  now: number,
  decide: (profile: ChangeableProfile) => ChangeableProfile,
): Promise<ChangeableProfile | null> {
  const db = firestore()
  const path = paths.user(uid)
  return inTransaction(async (transaction) => {
    const [known, memberships] = await Promise.all([
      transaction.get(db.doc(path)),
      transaction.get(db.collectionGroup(paths.membersGroup).where('uid', '==', uid)),
    ])
    const before = readDocument(schema, known)
    if (before === null) return null
    const after = decide(before)
    const fields = schema.keyof().options.filter((name) => !isDeepStrictEqual(after[name], before[name]))
    if (fields.length === 0) return before
    transaction.update(db.doc(path), { ...after, ...named(after.displayName) })
    keepFindable(transaction, personEntry(null, uid, after.displayName))
    for (const membership of memberships.docs) {
      keepFindable(transaction, personEntry(establishmentIdOf(membership.ref.path), uid, after.displayName))
      transaction.update(membership.ref, { displayName: after.displayName })
    }
    addAudit(transaction, { uid: by, action: 'profile.update', path, establishmentId: null, at: now, fields })
    return after
  })
}
