import type { Firestore } from '@google-cloud/firestore'
import { Query } from './memory-query.ts'
import { Batch, Reference, Snapshot, Transaction } from './memory-reference.ts'
import { MemoryStore } from './memory-store.ts'

/** Stands between a caller and the store: takes its time, or fails, before (or after) `work` is done. */
type Gate = <T>(work: () => T) => Promise<T>

/**
 * As much of Firestore's client as the functions use that take events in, judge windows, raise alerts and send messages, over documents in memory:
 * the emulators hold no clock that can be set. Transactions are serialisable, and begun anew where what they read was changed meanwhile.
 */
export function memoryFirestore(gate: Gate): { client: Firestore; store: MemoryStore } {
  const store = new MemoryStore()
  const client = new MemoryClient(store, gate)
  return { client: client as unknown as Firestore, store }
}
/** As often as Firestore's client begins one anew, unless it is told otherwise. */
const attemptsOfClient = 5

export class MemoryClient {
  readonly store: MemoryStore
  readonly gate: Gate
  #ids = 0

  constructor(store: MemoryStore, gate: Gate) {
    this.store = store
    this.gate = gate
  }
  newId() {
    this.#ids += 1
    return `id-${this.#ids}`
  }
  snapshot(reference: Reference) {
    return new Snapshot(reference, this.store.get(reference.path))
  }
  doc(path: string) {
    return new Reference(this, path)
  }
  collection(path: string) {
    return new Query(this, () => [path])
  }
  collectionGroup(name: string) {
    return new Query(this, () => this.store.groups(name))
  }
  batch() {
    return new Batch(this)
  }
  getAll(...asked: (Reference | { fieldMask: unknown })[]) {
    const references = asked.filter((one) => one instanceof Reference)
    return this.gate(() => references.map((one) => this.snapshot(one)))
  }
  async runTransaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    { maxAttempts = attemptsOfClient }: { maxAttempts?: number } = {},
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const transaction = new Transaction(this)
      const result = await work(transaction)
      try {
        await this.gate(() => transaction.commitAsRead())
        return result
      } catch (error) {
        const isAborted = error instanceof Error && error.message.startsWith('10 ')
        if (!isAborted || attempt >= maxAttempts) throw error
      }
    }
  }
}
