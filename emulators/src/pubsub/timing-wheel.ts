/** Something that happens at a time unless it is called off. */
export interface Alarm {
  ring(): void
}

/** Alarms ring this late at most (plus what the event loop adds), and never early. */
const tickMs = 20

/**
 * Many alarms, set and called off all the time, in constant time each: one bucket per tick. Lease deadlines and
 * back-offs hang on it; a heap would keep every acknowledged lease until its deadline.
 */
export class TimingWheel {
  readonly now: () => number
  readonly #buckets = new Map<number, Set<Alarm>>()
  readonly #bucketOf = new Map<Alarm, number>()
  #cursor = 0
  #timer: NodeJS.Timeout | undefined

  /** `now` gives milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.now = now
  }

  /** Sets `alarm` to ring in `delay` milliseconds, replacing its former time. */
  set(alarm: Alarm, delay: number): void {
    this.clear(alarm)
    const now = this.now()
    if (this.#bucketOf.size === 0) this.#cursor = Math.floor(now / tickMs)
    const bucket = Math.max(this.#cursor + 1, Math.ceil((now + delay) / tickMs))
    const alarms = this.#buckets.get(bucket)
    if (alarms) alarms.add(alarm)
    else this.#buckets.set(bucket, new Set([alarm]))
    this.#bucketOf.set(alarm, bucket)
  }

  /** Calls `alarm` off; nothing happens when it is not set. */
  clear(alarm: Alarm): void {
    const bucket = this.#bucketOf.get(alarm)
    if (bucket === undefined) return
    this.#bucketOf.delete(alarm)
    const alarms = this.#buckets.get(bucket)
    alarms?.delete(alarm)
    if (alarms?.size === 0) this.#buckets.delete(bucket)
  }

  /** Rings what is due. */
  advance(): void {
    const due = Math.floor(this.now() / tickMs)
    while (this.#cursor < due && this.#bucketOf.size > 0) {
      this.#cursor++
      for (const alarm of this.#buckets.get(this.#cursor) ?? []) {
        this.clear(alarm)
        alarm.ring()
      }
    }
  }

  /** Keeps advancing by itself until `stop`. */
  start(): void {
    this.#timer = setInterval(() => this.advance(), tickMs)
  }

  /** Ends what `start` began; alarms still set never ring. */
  stop(): void {
    clearInterval(this.#timer)
  }
}
