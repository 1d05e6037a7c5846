import { AsyncLocalStorage } from 'node:async_hooks'
import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore'

/** Whoever asked may not any more: their right went while they asked. */
export class NoLongerAllowed extends Error {
  override readonly name = 'NoLongerAllowed'
}

/** Whether whoever asks may still do what they ask for. */
type StillMay = () => Promise<boolean>

const asking = new AsyncLocalStorage<StillMay>()
const deciding = new AsyncLocalStorage<Transaction>()

/** Does something in the name of somebody: each transaction of it asks first, and in itself, whether they still may. */
export const inTheNameOf = <T>(stillMay: StillMay, work: () => T): T => asking.run(stillMay, work)

/** What a transaction of this moment asks first; nothing, where it is in nobody's name. It rejects with NoLongerAllowed. */
export function rightToAskFor(): (transaction: Transaction) => Promise<void> {
  const stillMay = asking.getStore()
  return async (transaction) => {
    if (stillMay && !(await deciding.run(transaction, stillMay))) throw new NoLongerAllowed()
  }
}

/** Reads a document by which a right is decided: in the transaction that asks for it, or by itself where none does. */
export const readRight = (document: DocumentReference): Promise<DocumentSnapshot> =>
  deciding.getStore()?.get(document) ?? document.get()
