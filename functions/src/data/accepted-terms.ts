import { paths } from '@vigie/domain/paths'
import { type User, userSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const schema = userSchema.pick({ terms: true })

/**
 * Records which terms of service a person has accepted, and when: epoch milliseconds. Of those that they have accepted already
 * nothing changes. False where they have no profile.
 */
export function recordAcceptedTerms(uid: string, version: string, now: number): Promise<boolean> {
  const path = paths.user(uid)
  const profile = firestore().doc(path)
  return inTransaction(async (transaction) => {
    const known = readDocument(schema, await transaction.get(profile))
    if (known === null) return false
    if (known.terms?.version === version) return true
    const change: Pick<User, 'terms'> = { terms: { version, acceptedAt: now } }
    transaction.update(profile, change)
    addAudit(transaction, { uid, action: 'terms.accept', path, establishmentId: null, at: now })
    return true
  })
}
