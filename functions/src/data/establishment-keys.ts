import { Filter } from '@google-cloud/firestore'
import {
  type EstablishmentKeys,
  establishmentKeysSchema,
  type KnownKeys,
  knownKeys,
} from '@vigie/domain/care/api-keys'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** The keys of a home as messages are held to them: a former one that cannot be read opens nothing, and costs no other. */
export const takenKeysSchema = establishmentKeysSchema.extend({
  former: establishmentKeysSchema.shape.former.catch([]),
})

/**
 * Changes the API keys of an establishment by what `decide` makes of them, in one transaction that also notes who did it.
 * `decide` answers with the keys, or with what it made of them and the keys are to be; answers with what is stored then.
 * Null where there is no such establishment.
 */
export async function changeKeys<Why>(
  eid: string,
  uid: string,
  now: number,
  decide: (keys: EstablishmentKeys) => { keys: EstablishmentKeys } | { why: Why },
): Promise<{ keys: EstablishmentKeys } | { why: Why } | null> {
  const db = firestore()
  const path = paths.keys(eid)
  return inTransaction(async (transaction) => {
    const stored = readDocument(establishmentKeysSchema, await transaction.get(db.doc(path)))
    if (stored === null) return null
    const decision = decide(stored)
    if ('why' in decision || decision.keys === stored) return decision
    transaction.set(db.doc(path), decision.keys)
    transaction.set(db.doc(paths.settings(eid)), { apiKeys: knownKeys(decision.keys) }, { merge: true })
    addAudit(transaction, { uid, action: 'apiKey.rotate', path, establishmentId: eid, at: now })
    return decision
  })
}

/** The keys of a home but for what they are; null where there are none, or they cannot be read. One read. */
export async function readKnownKeys(eid: string): Promise<KnownKeys | null> {
  const keys = readOrReport(takenKeysSchema, await firestore().doc(paths.keys(eid)).get())
  return keys && knownKeys(keys)
}

/**
 * The establishment of which a key has this hash that was taken at `at`, epoch milliseconds; or null. One read where there is
 * one. Of keys that were stored before all could be found, it is the current one.
 */
export async function homeOfKey(hash: string, at: number): Promise<string | null> {
  const query = firestore()
    .collectionGroup(paths.privateGroup)
    .where(
      Filter.or(Filter.where('hashes', 'array-contains', hash), Filter.where('current.hash', '==', hash)),
    )
    .limit(1)
  const [found] = (await query.get()).docs
  const keys = readOrReport(takenKeysSchema, found)
  const isTaken =
    keys?.current.hash === hash || keys?.former.some((key) => key.hash === hash && at < key.until)
  return isTaken ? (found?.ref.parent.parent?.id ?? null) : null
}
