import { visitorUid } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { type User, userSchema } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { readDocument } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

/** Adds the profile of a new person, and notes that somebody asked for it. One that is there already stays as it is, which answers false. */
export async function addProfile(uid: string, profile: User): Promise<boolean> {
  try {
    const batch = firestore().batch()
    batch.create(firestore().doc(paths.user(uid)), profile)
    keepFindable(batch, personEntry(null, uid, profile.displayName))
    addAudit(batch, noted('user.create', uid, profile))
    await batch.commit()
    return true
  } catch (error) {
    if (failedWith(error, 'alreadyExists')) return false
    throw error
  }
}

const renewedSchema = userSchema.pick({
  roleId: true,
  operator: true,
  disabled: true,
  emailVerified: true,
  displayName: true,
  locale: true,
  terms: true,
})

/**
 * Says of an account that was asked for, and whose address was never shown to be anybody's, what whoever asked last says of it. Who of them
 * is its owner is not known: as soon as they say different things nobody has accepted the terms any more, and whoever opens the link is asked, with their name before them
 * (docs/adr/0040-accounts-are-made-by-the-api.md). Of any other account nothing changes.
 */
export function renewProfile(
  uid: string,
  said: Pick<User, 'displayName' | 'sortName' | 'nameStarts' | 'locale'>,
  askedAt: number,
): Promise<void> {
  const profile = firestore().doc(paths.user(uid))
  return firestore().runTransaction(async (transaction) => {
    const known = readDocument(renewedSchema, await transaction.get(profile))
    if (known === null || known.emailVerified || known.disabled || known.operator) return
    // An account that the operator made, or that was given a role, is nobody's to ask for.
    if (known.roleId !== roles.READ_WRITE) return
    const { displayName, locale } = said
    if (known.displayName === displayName && known.locale === locale) return
    // Of two requests Firestore may tell of the later first.
    const isLatest = (known.terms?.acceptedAt ?? 0) <= askedAt
    transaction.update(profile, { ...(isLatest && said), terms: null })
    if (isLatest) keepFindable(transaction, personEntry(null, uid, displayName))
    const fields = isLatest ? ['displayName', 'locale', 'terms'] : ['terms']
    addAudit(transaction, { ...noted('user.renew', uid, { displayName, createdAt: askedAt }), fields })
  })
}

const noted = (
  action: 'user.create' | 'user.renew',
  uid: string,
  { displayName, createdAt }: Pick<User, 'displayName' | 'createdAt'>,
) => ({
  uid: visitorUid,
  action,
  path: paths.user(uid),
  establishmentId: null,
  at: createdAt,
  aboutName: displayName,
})
