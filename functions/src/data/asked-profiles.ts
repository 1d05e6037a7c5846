import type { DocumentSnapshot, Transaction, WriteBatch } from '@google-cloud/firestore'
import { visitorUid } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import { paths } from '@vigie/domain/paths'
import type { AccountWish } from '@vigie/domain/people/account-request'
import { askedAgain, type Saying } from '@vigie/domain/people/asked-account'
import { roles } from '@vigie/domain/people/roles'
import { type User, userSchema } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { askedBy } from './asker.ts'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { readDocument } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

/** Adds the profile of a new person, and notes who asked for it. One that is there already stays as it is, which answers false. */
export async function addProfile(
  uid: string,
  profile: User,
  { address }: Pick<AccountWish, 'address'>,
): Promise<boolean> {
  try {
    const batch = firestore().batch()
    batch.create(firestore().doc(paths.user(uid)), profile)
    keepFindable(batch, personEntry(null, uid, profile.displayName))
    note(batch, 'user.create', uid, { displayName: profile.displayName, at: profile.createdAt, address })
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
  createdAt: true,
  askedAt: true,
  terms: true,
})

/** A wish for an account, and the profile that it would have. */
export interface AskedProfile {
  wish: AccountWish
  profile: User
}

/**
 * Says of an account that was asked for, and whose address was never shown to be anybody's, what whoever asked last says of it. Who of them
 * is its owner is not known: as soon as they say different things nobody has accepted the terms any more, and whoever opens the link is asked, with their name before them
 * (docs/adr/0040-accounts-are-made-by-the-api.md). Of any other account nothing changes.
 */
export async function renewProfile(uid: string, asked: readonly AskedProfile[]): Promise<void> {
  const ref = firestore().doc(paths.user(uid))
  const sayings = asked.map((one) => ({ ...one.profile, at: one.wish.at, address: one.wish.address }))
  // Looked at first without a transaction, so that a flood of what changes nothing does not queue for one document.
  if (renewalOf(await ref.get(), sayings) === null) return
  await firestore().runTransaction(async (transaction) => {
    const again = renewalOf(await transaction.get(ref), sayings)
    if (again === null) return
    const { askedAt, named, isDisputed, changed } = again
    transaction.update(ref, { askedAt, ...(isDisputed && { terms: null }), ...(named && saidIn(named)) })
    if (named) keepFindable(transaction, personEntry(null, uid, named.displayName))
    // Whoever asks on and on from one place fills the journal with no names that nobody ever saw: of each place the last.
    const lastOfEach = new Map(changed.map((change) => [change.by.address, change])).values()
    for (const { by } of lastOfEach) {
      const ofPlace = changed.filter((change) => change.by.address === by.address)
      const fields = new Set(ofPlace.flatMap((change) => change.fields))
      note(transaction, 'user.renew', uid, by, [...fields])
    }
  })
}

const saidIn = ({
  displayName,
  sortName,
  nameStarts,
  locale,
}: Pick<User, 'displayName' | 'sortName' | 'nameStarts' | 'locale'>) => ({
  displayName,
  sortName,
  nameStarts,
  locale,
})

/** What the wishes change of the profile; null: nothing. */
function renewalOf<S extends Saying>(stored: DocumentSnapshot, sayings: readonly S[]) {
  const known = readDocument(renewedSchema, stored)
  if (known === null || known.emailVerified || known.disabled || known.operator) return null
  // An account that the operator made, or that was given a role, is nobody's to ask for.
  return known.roleId === roles.READ_WRITE ? askedAgain(known, sayings) : null
}

/** Notes, with the write itself, that a visitor asked for it, and from where. */
function note(
  writes: Transaction | WriteBatch,
  action: 'user.create' | 'user.renew',
  uid: string,
  { displayName, at, address }: Pick<Saying, 'displayName' | 'at'> & Pick<AccountWish, 'address'>,
  fields: readonly AuditField[] = [],
): void {
  const entry = { uid: visitorUid, action, path: paths.user(uid), establishmentId: null, at }
  askedBy({ uid: visitorUid, name: '', address }, () =>
    addAudit(writes, { ...entry, aboutName: displayName, fields }),
  )
}
