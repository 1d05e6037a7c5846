interface Entry<T> {
  /** When what it holds was certainly still true: the start of its loading. */
  asOf: number
  value: Promise<T | null>
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

  /** The value, from memory where that is fresh enough and not from before `notBefore`, else read anew. */
  get(key: string, notBefore = Number.NEGATIVE_INFINITY): Promise<T | null> {
    const now = this.now()
    const known = this.#entries.get(key)
    if (known && known.asOf >= Math.max(now - this.#maxAgeMs, notBefore)) return known.value
    const entry: Entry<T> = { asOf: now, value: this.#load(key) }
    this.#put(key, entry)
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    }
    entry.value.then((value) => value === null && forget(), forget)
    return entry.value
  }

  /** Remembers a value that was true at `asOf`, unless something newer is known. */
  set(key: string, value: T, asOf: number): void {
    const known = this.#entries.get(key)
    if (known && known.asOf > asOf) return
    this.#put(key, { asOf, value: Promise.resolve(value) })
  }

  #put(key: string, entry: Entry<T>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size <= this.#maxEntries) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }
}
