import { randomBytes } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type StoredDraftKey, storedDraftKeySchema } from '@vigie/domain/people/draft-key'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const keyOf = (uid: string) => firestore().doc(paths.draftKey(uid))

/** The key of a person's drafts, made when it is first asked for. `now` is epoch milliseconds. */
export function draftKey(uid: string, now: number): Promise<string> {
  return inTransaction(async (transaction) => {
    const known = readDocument(storedDraftKeySchema, await transaction.get(keyOf(uid)))
    if (known) return known.key
    const made: StoredDraftKey = { key: randomBytes(32).toString('base64url'), madeAt: now }
    transaction.create(keyOf(uid), made)
    return made.key
  })
}

/** Takes a person's key away with their account: what is left on a device is then read by nobody. */
export const removeDraftKey = (transaction: Transaction, uid: string) => transaction.delete(keyOf(uid))
