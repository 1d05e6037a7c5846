import { type ServerDuplexStream, status } from '@grpc/grpc-js'
import type { Broker } from './broker.ts'
import type { Consumer } from './consumer.ts'
import { checkAckIds } from './lease-book.ts'
import { checkName, shortName } from './names.ts'
import { invalidArgument, notFound, StatusError } from './status-error.ts'
import type { Subscription } from './subscription.ts'
import type { ReceivedMessage, StreamingPullRequest } from './wire.ts'

export type PullStream = ServerDuplexStream<StreamingPullRequest, object>

/** One open StreamingPull: sends as the client's flow control and the connection allow. */
class StreamConsumer implements Consumer {
  readonly pipelinesKeys = true
  /** Small, so that several streams share the work. */
  readonly largestBatch = 100
  readonly outstanding = { messages: 0, bytes: 0 }
  leaseMilliseconds: number
  readonly subscription: Subscription
  readonly #stream: PullStream
  readonly #maxMessages: number
  readonly #maxBytes: number
  #clogged = false

  constructor(stream: PullStream, subscription: Subscription, request: StreamingPullRequest) {
    this.#stream = stream
    this.subscription = subscription
    this.leaseMilliseconds = request.streamAckDeadlineSeconds * 1000
    this.#maxMessages = request.maxOutstandingMessages > 0 ? request.maxOutstandingMessages : Infinity
    this.#maxBytes = request.maxOutstandingBytes > 0 ? request.maxOutstandingBytes : Infinity
    stream.on('drain', () => {
      this.#clogged = false
      subscription.share()
    })
  }

  hasRoom(): boolean {
    const { messages, bytes } = this.outstanding
    return !this.#clogged && messages < this.#maxMessages && bytes < this.#maxBytes
  }

  deliver(receivedMessages: ReceivedMessage[]): void {
    this.#send({ receivedMessages })
  }

  /** The client's library closes a stream whose keep-alive is not answered. */
  answerKeepAlive(): void {
    this.#send({})
  }

  end(error: StatusError): void {
    const { name } = this.subscription.config
    const gone = error.code === status.NOT_FOUND
    this.#stream.emit('error', gone ? notFound(`${error.details} (resource=${shortName(name)})`) : error)
  }

  #send(response: object): void {
    const { enableMessageOrdering } = this.subscription.config
    const subscriptionProperties = { messageOrderingEnabled: enableMessageOrdering }
    this.#clogged = !this.#stream.write({ ...response, subscriptionProperties })
  }
}

/** Serves one StreamingPull call: the first request opens it, later ones acknowledge and extend. */
export function streamingPull(broker: Broker, stream: PullStream): void {
  let consumer: StreamConsumer | undefined
  const detach = () => consumer?.subscription.detach(consumer)
  stream.on('data', (request: StreamingPullRequest) => {
    try {
      if (consumer) {
        applyLater(consumer, request)
      } else {
        consumer = open(broker, stream, request)
        settle(consumer.subscription, request)
        consumer.subscription.attach(consumer)
      }
    } catch (error) {
      detach()
      stream.emit('error', error)
    }
  })
  stream.on('end', () => {
    detach()
    stream.end()
  })
  stream.on('cancelled', detach)
}

function open(broker: Broker, stream: PullStream, request: StreamingPullRequest): StreamConsumer {
  if (!request.subscription) throw invalidArgument('first message must set subscription')
  if (request.streamAckDeadlineSeconds === 0) {
    throw invalidArgument('first message must set stream_ack_deadline_seconds')
  }
  checkStreamDeadline(request.streamAckDeadlineSeconds)
  const subscription = broker.subscriptions.get(checkName('subscriptions', request.subscription))
  if (!subscription) {
    throw notFound(`Subscription does not exist (resource=${shortName(request.subscription)})`)
  }
  if (subscription.config.pushConfig?.pushEndpoint) {
    const details = `Subscription is a push subscription: (resource=${request.subscription})`
    throw new StatusError(status.FAILED_PRECONDITION, details)
  }
  return new StreamConsumer(stream, subscription, request)
}

function applyLater(consumer: StreamConsumer, request: StreamingPullRequest): void {
  if (request.subscription) throw invalidArgument('subscription may only be set in first message')
  if (request.streamAckDeadlineSeconds !== 0) {
    checkStreamDeadline(request.streamAckDeadlineSeconds)
    consumer.leaseMilliseconds = request.streamAckDeadlineSeconds * 1000
  }
  settle(consumer.subscription, request)
  if (isKeepAlive(request)) consumer.answerKeepAlive()
}

function isKeepAlive(request: StreamingPullRequest): boolean {
  const says = request.ackIds.length + request.modifyDeadlineAckIds.length + request.streamAckDeadlineSeconds
  return says === 0
}

function settle(subscription: Subscription, request: StreamingPullRequest): void {
  const { ackIds, modifyDeadlineAckIds, modifyDeadlineSeconds } = request
  if (modifyDeadlineAckIds.length !== modifyDeadlineSeconds.length) {
    throw invalidArgument('ack IDs and deadlines must have the same size')
  }
  if (modifyDeadlineSeconds.some((seconds) => seconds < 0)) {
    throw invalidArgument('Ack deadline cannot be negative')
  }
  checkAckIds(ackIds)
  checkAckIds(modifyDeadlineAckIds)
  subscription.acknowledge(ackIds)
  for (const [place, ackId] of modifyDeadlineAckIds.entries()) {
    subscription.modifyDeadline(ackId, modifyDeadlineSeconds[place] ?? 0)
  }
}

function checkStreamDeadline(seconds: number): void {
  if (seconds < 10 || seconds > 600) {
    throw invalidArgument('stream_ack_deadline_seconds must be between 10 and 600 seconds')
  }
}
