interface Waiting<Item> {
  item: Item
  key: string
  done: () => void
  failed: (error: unknown) => void
}

interface Lane<Item> {
  waiting: Waiting<Item>[]
  running: boolean
  /** Until when a key has this lane to itself; null: the lane of all others. */
  until: number | null
}

export interface GroupCommitterOptions<Item> {
  /** Makes a group durable as a whole, or fails as a whole. */
  commit: (items: readonly Item[]) => Promise<void>
  /** Items with the same key stay together when a group is taken apart. */
  keyOf: (item: Item) => string
  /** Whether a failure has nothing to do with what the items are: each by itself would fail as well. */
  isOutage: (error: unknown) => boolean
  /** Whether a key's own failure says that another writer is at it too: it then waits and fails by itself for a while. */
  isContended: (error: unknown) => boolean
  /** Most items in one commit. */
  limit: number
}

/** How long a contended key has a lane to itself, in milliseconds. */
const loneForMs = 30_000

/**
 * Commits items in groups: one group at a time, holding whatever arrived while the one before was under way. An item
 * that comes alone is committed at once, so grouping costs no waiting; under load a commit serves many. A group that
 * fails is halved until only the keys that are at fault fail.
 */
export class GroupCommitter<Item> {
  readonly #options: GroupCommitterOptions<Item>
  readonly #shared: Lane<Item> = { waiting: [], running: false, until: null }
  readonly #lone = new Map<string, Lane<Item>>()

  constructor(options: GroupCommitterOptions<Item>) {
    this.#options = options
  }

  /** Resolves when the item is durable; rejects with the failure of a commit that held no other key's items. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      const key = this.#options.keyOf(item)
      const lane = this.#laneOf(key)
      lane.waiting.push({ item, key, done, failed })
      if (!lane.running) void this.#run(lane)
    })
  }

  #laneOf(key: string): Lane<Item> {
    const lone = this.#lone.get(key)
    if (lone === undefined || lone.until === null) return this.#shared
    if (lone.until > performance.now() || lone.running) return lone
    this.#lone.delete(key)
    return this.#shared
  }

  /** Never rejects: whatever becomes of a group is told to its items. */
  async #run(lane: Lane<Item>): Promise<void> {
    lane.running = true
    while (lane.waiting.length > 0) {
      await this.#settle(lane.waiting.splice(0, this.#options.limit), false)
    }
    lane.running = false
  }

  async #settle(group: readonly Waiting<Item>[], afterOutage: boolean): Promise<void> {
    try {
      await this.#options.commit(group.map(({ item }) => item))
      for (const { done } of group) done()
    } catch (error) {
      const isOutage = this.#options.isOutage(error)
      const halves = isOutage && afterOutage ? [] : halvesOf(group)
      if (halves.length === 2) await Promise.all(halves.map((half) => this.#settle(half, isOutage)))
      else this.#fail(group, error)
    }
  }

  #fail(group: readonly Waiting<Item>[], error: unknown): void {
    const [first] = group
    if (first && this.#options.isContended(error)) {
      const lane = this.#lone.get(first.key) ?? { waiting: [], running: false, until: null }
      lane.until = performance.now() + loneForMs
      this.#lone.set(first.key, lane)
    }
    for (const { failed } of group) failed(error)
  }
}

/** Two groups that have no key in common, or none where there is only one key. */
function halvesOf<Item>(group: readonly Waiting<Item>[]): Waiting<Item>[][] {
  const byKey = [...Map.groupBy(group, ({ key }) => key).values()]
  if (byKey.length < 2) return []
  const middle = Math.ceil(byKey.length / 2)
  return [byKey.slice(0, middle).flat(), byKey.slice(middle).flat()]
}
