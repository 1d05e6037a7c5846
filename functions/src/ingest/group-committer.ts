interface Waiting<Item> {
  item: Item
  done: () => void
  failed: (error: unknown) => void
}

export interface GroupCommitterOptions<Item> {
  /** Makes a group durable as a whole, or fails as a whole. */
  commit: (items: readonly Item[]) => Promise<void>
  /** Items with the same key stay together when a group is taken apart. */
  keyOf: (item: Item) => string
  /** Whether the failure may be one item's own, so that the others deserve a try without it. */
  isItemsFault: (error: unknown) => boolean
  /** Most items in one commit. */
  limit: number
}

/**
 * Commits items in groups: one group at a time, holding whatever arrived while the one before was under way. An item
 * that comes alone is committed at once, so grouping costs no waiting; under load a commit serves many.
 */
export class GroupCommitter<Item> {
  readonly #options: GroupCommitterOptions<Item>
  #waiting: Waiting<Item>[] = []
  #running = false

  constructor(options: GroupCommitterOptions<Item>) {
    this.#options = options
  }

  /** Resolves when the item is durable; rejects with the failure of a commit that held no other key's items. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      await this.#settle(this.#waiting.splice(0, this.#options.limit))
    }
    this.#running = false
  }

  async #settle(group: readonly Waiting<Item>[]): Promise<void> {
    const { commit, keyOf, isItemsFault } = this.#options
    try {
      await commit(group.map(({ item }) => item))
      for (const { done } of group) done()
    } catch (error) {
      const parts = isItemsFault(error) ? [...Map.groupBy(group, ({ item }) => keyOf(item)).values()] : []
      if (parts.length > 1) await Promise.all(parts.map((part) => this.#settle(part)))
      else for (const { failed } of group) failed(error)
    }
  }
}
