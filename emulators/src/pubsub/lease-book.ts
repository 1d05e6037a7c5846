import type { Copy } from './ordering.ts'
import { invalidArgument } from './status-error.ts'
import type { Alarm, TimingWheel } from './timing-wheel.ts'

/** A delivery that is neither acknowledged nor given back, and who has it. */
export interface Lease<Holder> extends Alarm {
  readonly ackId: string
  readonly copy: Copy
  readonly holder: Holder
}

/**
 * Which delivery may still be acknowledged. Every delivery has an ack id of its own. A lease whose deadline passed is
 * over, but its ack id still works until the message has been given out again: the same grace as Google's emulator.
 */
export class LeaseBook<Holder> {
  readonly #subscription: string
  readonly #wheel: TimingWheel
  readonly #onExpiry: (lease: Lease<Holder>) => void
  readonly #open = new Map<string, Lease<Holder>>()
  readonly #lapsed = new Map<string, Copy>()
  readonly #lapsedIds = new Map<Copy, string>()
  #deliveries = 0

  constructor(subscription: string, wheel: TimingWheel, onExpiry: (lease: Lease<Holder>) => void) {
    this.#subscription = subscription
    this.#wheel = wheel
    this.#onExpiry = onExpiry
  }

  /** Leases `copy` to `holder` for `duration` milliseconds. */
  open(copy: Copy, holder: Holder, duration: number): Lease<Holder> {
    this.#forgetLapsed(copy)
    const ackId = `${this.#subscription}:${++this.#deliveries}`
    const lease: Lease<Holder> = { ackId, copy, holder, ring: () => this.#expire(lease) }
    this.#open.set(ackId, lease)
    this.#wheel.set(lease, duration)
    return lease
  }

  /** Ends the lease and returns it; undefined when the ack id has no open lease. */
  close(ackId: string): Lease<Holder> | undefined {
    const lease = this.#open.get(ackId)
    if (!lease) return undefined
    this.#open.delete(ackId)
    this.#wheel.clear(lease)
    return lease
  }

  /** The copy whose lease ran out under this ack id, if nobody has got it since; it is then forgotten. */
  takeLapsed(ackId: string): Copy | undefined {
    const copy = this.#lapsed.get(ackId)
    if (copy) this.#forgetLapsed(copy)
    return copy
  }

  /** Moves the deadline to `duration` milliseconds from now; nothing happens when the lease is over. */
  extend(ackId: string, duration: number): void {
    const lease = this.#open.get(ackId)
    if (lease) this.#wheel.set(lease, duration)
  }

  /** Ends all leases. */
  clear(): void {
    for (const lease of this.#open.values()) this.#wheel.clear(lease)
    this.#open.clear()
    this.#lapsed.clear()
    this.#lapsedIds.clear()
  }

  /** Forgets what a copy that left the subscription could still be acknowledged by. */
  #forgetLapsed(copy: Copy): void {
    const ackId = this.#lapsedIds.get(copy)
    if (ackId === undefined) return
    this.#lapsedIds.delete(copy)
    this.#lapsed.delete(ackId)
  }

  #expire(lease: Lease<Holder>): void {
    this.#open.delete(lease.ackId)
    this.#lapsed.set(lease.ackId, lease.copy)
    this.#lapsedIds.set(lease.copy, lease.ackId)
    this.#onExpiry(lease)
  }
}

/** Throws INVALID_ARGUMENT unless every id has the form of an ack id. */
export function checkAckIds(ackIds: readonly string[]): void {
  const bad = ackIds.find((id) => !/^projects\/[^/]+\/subscriptions\/[^/:]+:\d+$/.test(id))
  if (bad !== undefined) throw invalidArgument(`Invalid ack id (ack_id=${bad})`)
}
