import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type StoredUnlockCode, storedUnlockCodeSchema } from '@vigie/domain/people/unlock-code'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const codeOf = (uid: string) => firestore().doc(paths.unlockCode(uid))

/** Keeps the code that a person has chosen, or none, and on their profile whether there is one. `now` is epoch milliseconds. */
export function recordUnlockCode(uid: string, code: StoredUnlockCode | null, now: number): Promise<void> {
  const path = paths.user(uid)
  return inTransaction(async (transaction) => {
    if (code) transaction.set(codeOf(uid), code)
    else transaction.delete(codeOf(uid))
    transaction.update(firestore().doc(path), { hasUnlockCode: code !== null })
    addAudit(transaction, { uid, action: 'unlockCode.set', path, establishmentId: null, at: now })
  })
}

/** A person's code; null: they have none. */
export const readUnlockCode = async (uid: string): Promise<StoredUnlockCode | null> =>
  readDocument(storedUnlockCodeSchema, await codeOf(uid).get())

/** Decides a try at a person's code in one transaction that keeps what `decide` makes of it: tries at once count one by one. */
export function tryUnlockCode<Outcome>(
  uid: string,
  decide: (stored: StoredUnlockCode | null) => { outcome: Outcome; kept: StoredUnlockCode | null },
): Promise<Outcome> {
  return inTransaction(async (transaction) => {
    const stored = readDocument(storedUnlockCodeSchema, await transaction.get(codeOf(uid)))
    const { outcome, kept } = decide(stored)
    if (kept) transaction.set(codeOf(uid), kept)
    return outcome
  })
}

/** Takes a person's code away with their account. */
export const removeUnlockCode = (transaction: Transaction, uid: string) => transaction.delete(codeOf(uid))
