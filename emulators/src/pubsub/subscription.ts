import { type Backoff, delayAfter, noBackoff, policyBackoff, pushBackoff } from './backoff.ts'
import type { Consumer } from './consumer.ts'
import { type Lease, LeaseBook } from './lease-book.ts'
import { chargeOf, type MemoryBudget } from './memory-budget.ts'
import { type Copy, Ordering } from './ordering.ts'
import type { StatusError } from './status-error.ts'
import type { TimingWheel } from './timing-wheel.ts'
import type { PubsubMessage, ReceivedMessage, SubscriptionConfig } from './wire.ts'

/** No message is added to a delivery that has so much already; clients take at least 20 MB. */
const batchBytes = 4 * 1024 * 1024

/** What a subscription needs of the emulator around it. */
export interface Surroundings {
  wheel: TimingWheel
  budget: MemoryBudget
  /** Forwards a message that failed too often; false when the dead-letter topic cannot take it. */
  deadLetter(config: SubscriptionConfig, copy: Copy): boolean
}

/** A subscription at work: its backlog, its leases and the consumers that share it. */
export class Subscription {
  readonly config: SubscriptionConfig
  readonly #around: Surroundings
  readonly #ordering: Ordering
  readonly #leases: LeaseBook<Consumer>
  readonly #backoff: Backoff
  readonly #consumers = new Set<Consumer>()
  #charged = 0
  #sharing = false

  constructor(config: SubscriptionConfig, around: Surroundings) {
    this.config = config
    this.#around = around
    this.#ordering = new Ordering(config.enableMessageOrdering)
    this.#leases = new LeaseBook(config.name, around.wheel, (lease) => this.#giveBack(lease))
    const withoutPolicy = config.pushConfig?.pushEndpoint ? pushBackoff : noBackoff
    this.#backoff = config.retryPolicy ? policyBackoff(config.retryPolicy) : withoutPolicy
  }

  /** Takes in a published message whose charge is already reserved in the budget. */
  enqueue(message: PubsubMessage): void {
    const charge = chargeOf(message)
    this.#charged += charge
    this.#ordering.add(message, charge)
    this.share()
  }

  /** Starts delivering to `consumer`, until `detach`. */
  attach(consumer: Consumer): void {
    this.#consumers.add(consumer)
    this.share()
  }

  /** Delivers nothing more to `consumer`; what it has stays its own until acknowledged or overdue. */
  detach(consumer: Consumer): void {
    this.#consumers.delete(consumer)
  }

  /** Ids of messages delivered long ago or already acknowledged are passed over, as in the real service. */
  acknowledge(ackIds: readonly string[]): void {
    for (const ackId of ackIds) {
      const lease = this.#leases.close(ackId)
      const lapsed = lease ? undefined : this.#leases.takeLapsed(ackId)
      if (lease) this.#drop(lease)
      if (lapsed) {
        this.#ordering.remove(lapsed)
        this.#release(lapsed)
      }
    }
    this.share()
  }

  /** Gives the lease `seconds` from now; 0 gives the message back (nack). */
  modifyDeadline(ackId: string, seconds: number): void {
    if (seconds > 0) {
      this.#leases.extend(ackId, seconds * 1000)
      return
    }
    const lease = this.#leases.close(ackId)
    if (lease) this.#giveBack(lease)
  }

  /** Hands out what can be handed out, soon: what one turn of the event loop brings goes out together. */
  share(): void {
    if (this.#sharing) return
    this.#sharing = true
    setImmediate(() => {
      this.#sharing = false
      this.shareNow()
    })
  }

  /** Hands out what can be handed out, in turns over the consumers. */
  shareNow(): void {
    let gaveSome = true
    while (gaveSome) {
      gaveSome = false
      for (const consumer of [...this.#consumers]) {
        const batch = this.#lease(consumer)
        if (batch.length === 0) continue
        gaveSome = true
        // To the back of the queue, so that the next message goes to somebody else.
        if (this.#consumers.delete(consumer)) this.#consumers.add(consumer)
        consumer.deliver(batch)
      }
    }
  }

  /** The subscription is deleted or the emulator stops: consumers get `error`, the backlog is dropped. */
  close(error: StatusError): void {
    for (const consumer of [...this.#consumers]) consumer.end(error)
    this.#consumers.clear()
    this.#leases.clear()
    this.#around.budget.release(this.#charged)
    this.#charged = 0
  }

  #lease(consumer: Consumer): ReceivedMessage[] {
    const batch: ReceivedMessage[] = []
    let bytes = 0
    while (batch.length < consumer.largestBatch && bytes < batchBytes && consumer.hasRoom()) {
      const copy = this.#ordering.take(consumer)
      if (!copy) break
      copy.attempts++
      bytes += copy.charge
      consumer.outstanding.messages++
      consumer.outstanding.bytes += copy.message.data.length
      const { ackId } = this.#leases.open(copy, consumer, consumer.leaseMilliseconds)
      batch.push({ ackId, message: copy.message, deliveryAttempt: this.#attemptsShown(copy) })
    }
    return batch
  }

  /** Google's emulator tells the attempt when there is a policy that it matters to. */
  #attemptsShown(copy: Copy): number {
    return this.config.deadLetterPolicy || this.config.retryPolicy ? copy.attempts : 0
  }

  /** The lease ended without acknowledgement: dead letter, or another try after the back-off. */
  #giveBack(lease: Lease<Consumer>): void {
    const { copy } = lease
    const policy = this.config.deadLetterPolicy
    const failedForGood = policy && copy.attempts >= policy.maxDeliveryAttempts
    if (failedForGood && this.#around.deadLetter(this.config, copy)) {
      this.#leases.takeLapsed(lease.ackId)
      this.#drop(lease)
    } else {
      this.#freeRoom(lease)
      const delay = delayAfter(this.#backoff, copy.attempts)
      this.#ordering.putBack(copy, delay > 0)
      if (delay > 0) this.#around.wheel.set({ ring: () => this.#wake(copy) }, delay)
    }
    this.share()
  }

  #wake(copy: Copy): void {
    this.#ordering.wake(copy)
    this.share()
  }

  #drop(lease: Lease<Consumer>): void {
    this.#freeRoom(lease)
    this.#ordering.settle(lease.copy)
    this.#release(lease.copy)
  }

  #freeRoom({ copy, holder }: Lease<Consumer>): void {
    holder.outstanding.messages--
    holder.outstanding.bytes -= copy.message.data.length
  }

  #release(copy: Copy): void {
    this.#charged -= copy.charge
    this.#around.budget.release(copy.charge)
  }
}
