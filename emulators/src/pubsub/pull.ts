import type { Consumer } from './consumer.ts'
import { invalidArgument, type StatusError } from './status-error.ts'
import type { Subscription } from './subscription.ts'
import type { PullRequest, ReceivedMessage } from './wire.ts'

/** The longest a pull waits for a first message, in milliseconds. */
const longestWait = 90_000
/** An empty answer leaves so long before the client's own deadline, as Google's emulator does. */
const margin = 1000

/** One Pull request: waits until there is something, answers once. */
class PullConsumer implements Consumer {
  readonly pipelinesKeys = true
  readonly largestBatch = Infinity
  readonly outstanding = { messages: 0, bytes: 0 }
  readonly leaseMilliseconds: number
  readonly #maxMessages: number
  readonly #answer: (result: ReceivedMessage[] | StatusError) => void

  constructor(
    leaseMilliseconds: number,
    maxMessages: number,
    answer: (result: ReceivedMessage[] | StatusError) => void,
  ) {
    this.leaseMilliseconds = leaseMilliseconds
    this.#maxMessages = maxMessages
    this.#answer = answer
  }

  hasRoom(): boolean {
    return this.outstanding.messages < this.#maxMessages
  }

  deliver(messages: ReceivedMessage[]): void {
    this.#answer(messages)
  }

  end(error: StatusError): void {
    this.#answer(error)
  }
}

/**
 * Answers with at least one message, or none when nothing came before `deadline` (milliseconds since the epoch) or
 * `cancelled`. Rejects with INVALID_ARGUMENT, or with what the subscription is closed with.
 */
export function pull(
  subscription: Subscription,
  request: PullRequest,
  deadline: number,
  cancelled: AbortSignal,
): Promise<ReceivedMessage[]> {
  if (request.maxMessages <= 0) throw invalidArgument('No max_messages specified')
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedMessage[]>()
  const finish = (result: ReceivedMessage[] | StatusError) => {
    subscription.detach(consumer)
    clearTimeout(timer)
    if (Array.isArray(result)) resolve(result)
    else reject(result)
  }
  const lease = subscription.config.ackDeadlineSeconds * 1000
  const consumer = new PullConsumer(lease, request.maxMessages, finish)
  const patience = Math.min(longestWait, deadline - Date.now() - margin)
  const timer = setTimeout(() => finish([]), Math.max(0, patience))
  cancelled.addEventListener('abort', () => finish([]))
  // The messages of a push subscription are for its endpoint: a pull waits in vain, as on Google's emulator.
  if (!subscription.config.pushConfig?.pushEndpoint) subscription.attach(consumer)
  subscription.shareNow()
  if (request.returnImmediately) finish([])
  return promise
}
