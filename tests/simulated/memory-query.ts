import type { MemoryClient } from './memory-firestore.ts'
import { type Snapshot, valueAt } from './memory-reference.ts'
import type { Fields } from './memory-store.ts'

type Test = (data: Fields) => boolean

const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  '==': (value, wanted) => value === wanted,
  '>': (value, wanted) => isOrdered(value, wanted) && value > (wanted as number),
  '>=': (value, wanted) => isOrdered(value, wanted) && value >= (wanted as number),
  '<=': (value, wanted) => isOrdered(value, wanted) && value <= (wanted as number),
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
}

const isOrdered = (value: unknown, wanted: unknown): value is number =>
  (typeof value === 'number' || typeof value === 'string') && typeof value === typeof wanted

type Asked = Pick<Query, 'tests' | 'order' | 'most' | 'paths'>

export class Query {
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
