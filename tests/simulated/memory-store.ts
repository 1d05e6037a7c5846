import { Timestamp } from '@google-cloud/firestore'
import { grpcCodes } from '../../functions/src/data/grpc-codes.ts'

/** What a document holds. */
export type Fields = Readonly<Record<string, unknown>>

/** A document as it is stored; the data is never changed, only replaced. */
export interface Stored {
  data: Fields
  createTime: Timestamp
  updateTime: Timestamp
}

/** One write of a commit. */
export type Write = { path: string } & (
  | { kind: 'create' | 'set'; data: Fields; mergeFields?: readonly (readonly string[])[] }
  | { kind: 'merge'; data: Fields }
  | { kind: 'update'; data: Fields; lastUpdateTime?: Timestamp | undefined }
  | { kind: 'delete' }
)

/** A document that a commit changed; undefined: not there. */
export interface Changed {
  path: string
  before: Fields | undefined
  after: Fields | undefined
}

/** How Firestore's client says that a call failed. */
export const failure = (code: keyof typeof grpcCodes, what: string): Error =>
  Object.assign(new Error(`${grpcCodes[code]} ${what}`), { code: grpcCodes[code] })

/** Documents by path, whose writes are all or nothing, as those of Firestore are. */
export class MemoryStore {
  readonly #documents = new Map<string, Stored>()
  /** By collection, so that a query looks at no others. */
  readonly #collections = new Map<string, Set<string>>()
  /** By the name of their collection, the documents that wait for a time of theirs. */
  readonly #due = new Map<string, Map<string, number>>()
  #version = 0
  onCommit: (changed: readonly Changed[]) => void = () => {}

  get(path: string): Stored | undefined {
    return this.#documents.get(path)
  }

  /** The paths of a collection. */
  within(collection: string): readonly string[] {
    return [...(this.#collections.get(collection) ?? [])]
  }

  /** The collections of a name, wherever they are. */
  groups(name: string): string[] {
    return [...this.#collections.keys()].filter((path) => path.split('/').at(-1) === name)
  }

  /** When the first document is due of all collections of a name. */
  earliestDue(name: string): number {
    return Math.min(...(this.#due.get(name)?.values() ?? []))
  }

  /** The paths of documents that wait for a time, of all collections of a name. */
  waiting(name: string): string[] {
    return [...(this.#due.get(name)?.keys() ?? [])]
  }

  /** Makes writes, or throws what Firestore would answer, with nothing written. */
  commit(writes: readonly Write[]): Timestamp {
    this.#version += 1
    const now = new Timestamp(this.#version, 0)
    const next = new Map<string, Stored | undefined>()
    const at = (path: string) => (next.has(path) ? next.get(path) : this.#documents.get(path))
    for (const write of writes) next.set(write.path, written(write, at(write.path), now))
    const changed = [...next].map(([path, stored]) => {
      const before = this.#documents.get(path)?.data
      this.#put(path, stored)
      return { path, before, after: stored?.data }
    })
    this.onCommit(changed)
    return now
  }

  #put(path: string, stored: Stored | undefined): void {
    const collection = path.slice(0, path.lastIndexOf('/'))
    const name = collection.slice(collection.lastIndexOf('/') + 1)
    const due = this.#due.get(name) ?? new Map<string, number>()
    this.#due.set(name, due)
    const dueAt = stored?.data.dueAt
    if (typeof dueAt === 'number') due.set(path, dueAt)
    else due.delete(path)
    const paths = this.#collections.get(collection) ?? new Set()
    this.#collections.set(collection, paths)
    if (stored === undefined) {
      this.#documents.delete(path)
      paths.delete(path)
    } else {
      this.#documents.set(path, stored)
      paths.add(path)
    }
  }
}

function written(write: Write, before: Stored | undefined, now: Timestamp): Stored | undefined {
  if (write.kind === 'delete') return undefined
  const stored = (data: Fields): Stored => ({
    data,
    createTime: before?.createTime ?? now,
    updateTime: now,
  })
  const data = copied(write.data)
  switch (write.kind) {
    case 'create':
      if (before) throw failure('alreadyExists', write.path)
      return stored(data)
    case 'set':
      return stored(write.mergeFields ? withFields(before?.data ?? {}, data, write.mergeFields) : data)
    case 'merge':
      return stored({ ...before?.data, ...data })
    case 'update': {
      if (!before) throw failure('notFound', write.path)
      const { lastUpdateTime } = write
      if (lastUpdateTime && !lastUpdateTime.isEqual(before.updateTime))
        throw failure('failedPrecondition', write.path)
      if (Object.keys(data).some((name) => name.includes('.'))) throw new Error('no field paths here')
      return stored({ ...before.data, ...data })
    }
  }
}

/** The fields that are named, each wherever it stands, from one to the other. */
function withFields(before: Fields, data: Fields, named: readonly (readonly string[])[]): Fields {
  const result: Record<string, unknown> = { ...before }
  const owned = new Set<string>()
  for (const [first = '', second, ...deeper] of named) {
    if (deeper.length > 0) throw new Error('no deeper field paths here')
    if (second === undefined) {
      result[first] = data[first]
      continue
    }
    if (!owned.has(first)) result[first] = { ...(result[first] as Fields | undefined) }
    owned.add(first)
    Object.assign(result[first] as object, { [second]: (data[first] as Fields)[second] })
  }
  return result
}

function copied<T>(value: T): T {
  if (value === undefined) throw new Error('Value for argument "data" holds undefined')
  if (Array.isArray(value)) return value.map(copied) as T
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date) return Timestamp.fromDate(value) as T
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copied(inner)])) as T
}
