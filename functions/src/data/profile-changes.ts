import { isDeepStrictEqual } from 'node:util'
import type { QueryDocumentSnapshot } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { named } from '@vigie/domain/people/named'
import { quietHoursSchema } from '@vigie/domain/people/quiet-hours'
import { isWordOfOurs } from '@vigie/domain/people/reserved-names'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { isWrittenAsName } from '@vigie/domain/people/written-name'
import { personEntry } from '@vigie/domain/search/search-entry'
import type { z } from 'zod'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { isBorneByColleague } from './names-of-colleagues.ts'
import { readDocument, readOrReport } from './read-document.ts'
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
 * that also notes who did it, a new name in each of their homes. Answers with the profile as it is then; null where there is none, `nameTaken` where
 * a colleague bears the new name already, `nameUnclear` where it is not written as names are, `nameReserved` where it has a word that we write in the place of names.
 */
export function changeProfile(
  uid: string,
  by: string,
  now: number,
  decide: (profile: ChangeableProfile) => ChangeableProfile,
): Promise<ChangeableProfile | 'nameTaken' | 'nameUnclear' | 'nameReserved' | null> {
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
    const { displayName } = after
    const homes = memberships.docs.filter(isActive).map(({ ref }) => establishmentIdOf(ref.path))
    const eids = homes.filter((eid) => eid !== null)
    // Asked of every change, also of case alone: that makes an « I » of an « i », and that one reads as an « l ».
    const names = { before: before.displayName, after: displayName }
    const isAnother = names.before !== names.after
    if (isAnother && !isWrittenAsName(names.after)) return 'nameUnclear'
    if (isAnother && isWordOfOurs(names.after)) return 'nameReserved'
    if (isAnother && (await isBorneByColleague(transaction, eids, uid, names))) return 'nameTaken'
    transaction.update(db.doc(path), { ...after, ...named(displayName) })
    keepFindable(transaction, personEntry(null, uid, displayName))
    for (const membership of memberships.docs) {
      keepFindable(transaction, personEntry(establishmentIdOf(membership.ref.path), uid, displayName))
      transaction.update(membership.ref, { displayName })
    }
    const said = { uid: by, at: now }
    addAudit(transaction, { ...said, action: 'profile.update', path, establishmentId: null, fields })
    if (fields.includes('displayName')) {
      const renamed = { from: before.displayName, to: displayName }
      for (const eid of eids) {
        const home = { path: paths.member(eid, uid), establishmentId: eid }
        addAudit(transaction, { ...said, ...home, action: 'member.rename', aboutName: renamed.from, renamed })
      }
    }
    return after
  })
}

const stateSchema = memberSchema.pick({ state: true })
const isActive = (membership: QueryDocumentSnapshot): boolean =>
  readOrReport(stateSchema, membership)?.state === 'accepted'
