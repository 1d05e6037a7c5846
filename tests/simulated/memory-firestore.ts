import type { FieldPath, Firestore, Timestamp } from '@google-cloud/firestore'
import { type Fields, failure, MemoryStore, type Stored, type Write } from './memory-store.ts'

/** Stands between a caller and the store: takes its time, or fails, before (or after) `work` is done. */
type Gate = <T>(work: () => T) => Promise<T>

type Path = string | FieldPath

/**
 * As much of Firestore's client as the functions use that take events in, judge windows, raise alerts and send messages, over documents in memory:
 * the emulators hold no clock that can be set. Transactions are serialisable, and begun anew where what they read was changed meanwhile.
 */
export function memoryFirestore(gate: Gate): { client: Firestore; store: MemoryStore } {
  const store = new MemoryStore()
  const client = new MemoryClient(store, gate)
  return { client: client as unknown as Firestore, store }
}

const segmentsOf = (path: Path): readonly string[] =>
  typeof path === 'string' ? path.split('.') : (path as unknown as { toArray(): string[] }).toArray()

const valueAt = (data: Fields | undefined, path: Path): unknown =>
  segmentsOf(path).reduce<unknown>(
    (inner, name) => (inner === undefined || inner === null ? undefined : (inner as Fields)[name]),
    data,
  )

class Snapshot {
  readonly ref: Reference
  readonly #stored: Stored | undefined

  constructor(ref: Reference, stored: Stored | undefined) {
    this.ref = ref
    this.#stored = stored
  }

  get id() {
    return this.ref.id
  }
  get exists() {
    return this.#stored !== undefined
  }
  get createTime() {
    return this.#stored?.createTime
  }
  get updateTime() {
    return this.#stored?.updateTime
  }
  data() {
    return this.#stored?.data
  }
  get(path: Path) {
    return valueAt(this.#stored?.data, path)
  }
}

interface Precondition {
  lastUpdateTime?: Timestamp
}
interface SetOptions {
  merge?: boolean
  mergeFields?: readonly Path[]
}

const setOf = (path: string, data: Fields, { merge, mergeFields }: SetOptions = {}): Write =>
  merge
    ? { kind: 'merge', path, data }
    : { kind: 'set', path, data, ...(mergeFields && { mergeFields: mergeFields.map(segmentsOf) }) }

class Reference {
  readonly client: MemoryClient
  readonly path: string

  constructor(client: MemoryClient, path: string) {
    this.client = client
    this.path = path
  }

  get id() {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }
  get parent(): { path: string; parent: Reference | null } {
    const collection = this.path.slice(0, this.path.lastIndexOf('/'))
    const above = collection.slice(0, Math.max(0, collection.lastIndexOf('/')))
    return { path: collection, parent: above === '' ? null : new Reference(this.client, above) }
  }
  get() {
    return this.client.gate(() => this.client.snapshot(this))
  }
  set(data: Fields, options?: SetOptions) {
    return this.#write(setOf(this.path, data, options))
  }
  create(data: Fields) {
    return this.#write({ kind: 'create', path: this.path, data })
  }
  update(data: Fields, { lastUpdateTime }: Precondition = {}) {
    return this.#write({ kind: 'update', path: this.path, data, lastUpdateTime })
  }
  delete() {
    return this.#write({ kind: 'delete', path: this.path })
  }
  async #write(write: Write) {
    return { writeTime: await this.client.gate(() => this.client.store.commit([write])) }
  }
}

class Batch {
  readonly client: MemoryClient
  readonly writes: Write[] = []

  constructor(client: MemoryClient) {
    this.client = client
  }
  set({ path }: Reference, data: Fields, options?: SetOptions) {
    this.writes.push(setOf(path, data, options))
    return this
  }
  create({ path }: Reference, data: Fields) {
    this.writes.push({ kind: 'create', path, data })
    return this
  }
  update({ path }: Reference, data: Fields, { lastUpdateTime }: Precondition = {}) {
    this.writes.push({ kind: 'update', path, data, lastUpdateTime })
    return this
  }
  delete({ path }: Reference) {
    this.writes.push({ kind: 'delete', path })
    return this
  }
  async commit() {
    const writeTime = await this.client.gate(() => this.client.store.commit(this.writes))
    return this.writes.map(() => ({ writeTime }))
  }
}

class Transaction extends Batch {
  readonly #read = new Map<string, Timestamp | undefined>()

  get(reference: Reference): Promise<Snapshot> {
    return this.client.gate(() => this.#noted(reference))
  }
  getAll(...references: Reference[]): Promise<Snapshot[]> {
    return this.client.gate(() => references.map((one) => this.#noted(one)))
  }
  #noted(reference: Reference): Snapshot {
    const snapshot = this.client.snapshot(reference)
    this.#read.set(reference.path, snapshot.updateTime)
    return snapshot
  }
  /** Throws `aborted` where anything that was read is another by now. */
  commitAsRead(): void {
    for (const [path, version] of this.#read) {
      const now = this.client.store.get(path)?.updateTime
      if (now !== version && !(now && version?.isEqual(now))) throw failure('aborted', path)
    }
    if (this.writes.length > 0) this.client.store.commit(this.writes)
  }
}

type Test = (data: Fields) => boolean

const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  '==': (value, wanted) => value === wanted,
  '>=': (value, wanted) => isOrdered(value, wanted) && value >= (wanted as number),
  '<=': (value, wanted) => isOrdered(value, wanted) && value <= (wanted as number),
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
}

const isOrdered = (value: unknown, wanted: unknown): value is number =>
  (typeof value === 'number' || typeof value === 'string') && typeof value === typeof wanted

type Asked = Pick<Query, 'tests' | 'order' | 'most' | 'paths'>

class Query {
  readonly client: MemoryClient
  readonly collections: () => readonly string[]
  readonly tests: readonly Test[]
  readonly order: string | null
  readonly most: number
  /** The paths among which to look, where not all of the collections are. */
  readonly paths: (() => readonly string[]) | null

  constructor(
    client: MemoryClient,
    collections: () => readonly string[],
    { tests = [], order = null, most = Number.POSITIVE_INFINITY, paths = null }: Partial<Asked> = {},
  ) {
    this.client = client
    this.collections = collections
    this.tests = tests
    this.order = order
    this.most = most
    this.paths = paths
  }
  #with(change: Partial<Asked>) {
    return new Query(this.client, this.collections, { ...this, ...change })
  }
  where(field: string, operator: string, wanted: unknown): Query {
    if (field === 'dueAt' && this.paths === null) {
      const [collection = ''] = this.collections()
      const name = collection.slice(collection.lastIndexOf('/') + 1)
      return this.#with({ paths: () => this.client.store.waiting(name) }).where(field, operator, wanted)
    }
    const compare = operators[operator]
    if (!compare) throw new Error(`no ${operator} here`)
    return this.#with({ tests: [...this.tests, (data) => compare(valueAt(data, field), wanted)] })
  }
  orderBy(order: string) {
    return this.#with({ order })
  }
  limit(most: number) {
    return this.#with({ most })
  }
  select() {
    return this
  }
  doc(id: string = this.client.newId()) {
    return this.client.doc(`${this.collections()[0]}/${id}`)
  }
  get(): Promise<{ docs: Snapshot[] }> {
    return this.client.gate(() => {
      const all = () => this.collections().flatMap((collection) => this.client.store.within(collection))
      const found = (this.paths ?? all)()
        .map((path) => this.client.snapshot(this.client.doc(path)))
        .filter((snapshot) => this.tests.every((test) => test(snapshot.data() ?? {})))
      const { order } = this
      const sorted =
        order === null
          ? found
          : found.toSorted((one, other) =>
              (one.get(order) as number) < (other.get(order) as number) ? -1 : 1,
            )
      return { docs: sorted.slice(0, this.most) }
    })
  }
}

/** As often as Firestore's client begins one anew, unless it is told otherwise. */
const attemptsOfClient = 5

class MemoryClient {
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
