import type { PubsubMessage } from './wire.ts'

/** 256 MiB: about 250,000 sensor events that nobody has acknowledged. */
export const defaultBacklogBytes = 256 * 1024 * 1024

/** Bookkeeping of one undelivered copy (lane, lease, alarm, map entries), counted generously. */
const copyOverheadBytes = 1024

/** What one subscription's copy of `message` is charged, in bytes. */
export function chargeOf(message: PubsubMessage): number {
  let bytes = copyOverheadBytes + message.data.length + 2 * message.orderingKey.length
  for (const [key, value] of Object.entries(message.attributes)) bytes += 2 * (key.length + value.length)
  return bytes
}

/**
 * The bound on what all subscriptions together hold. Every subscription's copy is charged in full although copies
 * share one buffer. Garbage and gRPC's own buffers come on top: the process stays below 700 MiB.
 */
export class MemoryBudget {
  readonly limit: number
  #used = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Bytes charged now. */
  get used(): number {
    return this.#used
  }

  /** Charges `bytes`, or answers false and charges nothing when they do not fit. */
  reserve(bytes: number): boolean {
    if (this.#used + bytes > this.limit) return false
    this.#used += bytes
    return true
  }

  /** Gives back what `reserve` took. */
  release(bytes: number): void {
    this.#used -= bytes
  }
}
