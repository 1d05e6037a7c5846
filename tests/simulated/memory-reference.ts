import type { FieldPath, Timestamp } from '@google-cloud/firestore'
import type { MemoryClient } from './memory-firestore.ts'
import { type Fields, failure, type Stored, type Write } from './memory-store.ts'

export type Path = string | FieldPath

const segmentsOf = (path: Path): readonly string[] =>
  typeof path === 'string' ? path.split('.') : (path as unknown as { toArray(): string[] }).toArray()

export const valueAt = (data: Fields | undefined, path: Path): unknown =>
  segmentsOf(path).reduce<unknown>(
    (inner, name) => (inner === undefined || inner === null ? undefined : (inner as Fields)[name]),
    data,
  )

export class Snapshot {
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

export class Reference {
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

export class Batch {
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

/** A query. */
interface Asked {
  get(): Promise<{ docs: Snapshot[] }>
}

export class Transaction extends Batch {
  readonly #read = new Map<string, Timestamp | undefined>()

  get(asked: Reference): Promise<Snapshot>
  get(asked: Asked): Promise<{ docs: Snapshot[] }>
  async get(asked: Reference | Asked): Promise<Snapshot | { docs: Snapshot[] }> {
    if (asked instanceof Reference) return this.client.gate(() => this.#noted(asked))
    const found = await asked.get()
    for (const { ref, updateTime } of found.docs) this.#read.set(ref.path, updateTime)
    return found
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
