interface Entry<T> {
  /** When what it holds was certainly still true: the start of its loading. */
  asOf: number
  value: Promise<T | null>
  /** The same, once it is there. */
  settled?: T
}

/** How long and how much a FreshCache remembers; `now` is a monotonic clock in milliseconds. */
export interface FreshCacheOptions {
  maxAgeMs: number
  maxEntries: number
  now?: () => number
}

/**
 * What was read lately, by key. Nothing older than `maxAgeMs` is ever answered, counted from before the reading began;
 * callers that ask at once share one reading; absence (null) and failure are not remembered; the entries set longest
 * ago make room.
 */
export class FreshCache<T> {
  readonly #load: (key: string) => Promise<T | null>
  readonly #maxAgeMs: number
  readonly #maxEntries: number
  readonly #entries = new Map<string, Entry<T>>()
  readonly now: () => number

  constructor(load: (key: string) => Promise<T | null>, options: FreshCacheOptions) {
    this.#load = load
    this.#maxAgeMs = options.maxAgeMs
    this.#maxEntries = options.maxEntries
    this.now = options.now ?? performance.now.bind(performance)
  }

  /** The value if it is remembered, fresh enough and not from before `notBefore`; spares the caller a promise. */
  peek(key: string, notBefore?: number): T | undefined {
    return this.#known(key, notBefore)?.settled
  }

  /** The value, remembered as peek has it, else read anew. */
  get(key: string, notBefore?: number): Promise<T | null> {
    const known = this.#known(key, notBefore)
    if (known) return known.value
    const entry: Entry<T> = { asOf: this.now(), value: this.#load(key) }
    this.#put(key, entry)
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    }
    entry.value.then((value) => {
      if (value === null) forget()
      else entry.settled = value
    }, forget)
    return entry.value
  }

  /**
   * Remembers a value that was true at `asOf`. Where a reading began since, nobody knows which of the two is newer: a
   * reading may have overtaken the write that this value comes from. Neither is remembered then.
   */
  set(key: string, value: T, asOf: number): void {
    const known = this.#entries.get(key)
    if (known && known.asOf > asOf) this.#entries.delete(key)
    else this.#put(key, { asOf, value: Promise.resolve(value), settled: value })
  }

  #known(key: string, notBefore = Number.NEGATIVE_INFINITY): Entry<T> | undefined {
    const known = this.#entries.get(key)
    const oldest = Math.max(this.now() - this.#maxAgeMs, notBefore)
    return known && known.asOf >= oldest ? known : undefined
  }

  #put(key: string, entry: Entry<T>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size <= this.#maxEntries) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }
}
