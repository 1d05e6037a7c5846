/** Something to be done at an instant, epoch milliseconds. */
export interface Job {
  at: number
  /** A name to tell it by, where it fails. */
  what: string
  run: () => Promise<void>
}

/** What is to be done, the earliest first; of what is due together, what was put there first. */
export class Agenda {
  readonly #heap: (Job & { order: number })[] = []
  #order = 0

  get size(): number {
    return this.#heap.length
  }

  get first(): Job | undefined {
    return this.#heap[0]
  }

  add(job: Job): void {
    this.#order += 1
    this.#heap.push({ ...job, order: this.#order })
    this.#up(this.#heap.length - 1)
  }

  take(): Job | undefined {
    const [first] = this.#heap
    const last = this.#heap.pop()
    if (last && this.#heap.length > 0) {
      this.#heap[0] = last
      this.#down(0)
    }
    return first
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order))
  }
  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return
    this.#heap[one] = b
    this.#heap[other] = a
  }
  #up(from: number): void {
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1
      if (!this.#isBefore(at, above)) return
      this.#swap(at, above)
      at = above
    }
  }
  #down(from: number): void {
    for (let at = from; ; ) {
      const least = [2 * at + 1, 2 * at + 2].reduce(
        (one, child) => (this.#isBefore(child, one) ? child : one),
        at,
      )
      if (least === at) return
      this.#swap(at, least)
      at = least
    }
  }
}
