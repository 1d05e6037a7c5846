import type { ServerUnaryCall, UntypedServiceImplementation } from '@grpc/grpc-js'
import type { Broker } from './broker.ts'
import { checkAckIds } from './lease-book.ts'
import { checkProject } from './names.ts'
import { pageOf } from './page.ts'
import { pull } from './pull.ts'
import { invalidArgument } from './status-error.ts'
import { type PullStream, streamingPull } from './streaming-pull.ts'
import { unary } from './unary.ts'
import type {
  AcknowledgeRequest,
  ListRequest,
  ModifyAckDeadlineRequest,
  PullRequest,
  ReceivedMessage,
  SubscriptionConfig,
} from './wire.ts'

/** google.pubsub.v1.Subscriber; a method that is not here answers UNIMPLEMENTED. */
export function subscriberService(broker: Broker): UntypedServiceImplementation {
  return {
    createSubscription: unary((config: SubscriptionConfig) => broker.createSubscription(config)),
    getSubscription: unary(
      (request: { subscription: string }) => broker.subscription(request.subscription).config,
    ),
    deleteSubscription: unary((request: { subscription: string }) => {
      broker.deleteSubscription(request.subscription)
      return {}
    }),
    listSubscriptions: unary((request: ListRequest & { project: string }) => {
      const prefix = `${checkProject(request.project)}/`
      const names = [...broker.subscriptions.keys()].filter((name) => name.startsWith(prefix))
      const { page, nextPageToken } = pageOf(names, request)
      return { subscriptions: page.map((name) => broker.subscriptions.get(name)?.config), nextPageToken }
    }),
    acknowledge: unary((request: AcknowledgeRequest) => {
      const subscription = broker.subscription(request.subscription)
      if (request.ackIds.length === 0) throw invalidArgument('No ack ids specified.')
      checkAckIds(request.ackIds)
      subscription.acknowledge(request.ackIds)
      return {}
    }),
    modifyAckDeadline: unary((request: ModifyAckDeadlineRequest) => {
      const subscription = broker.subscription(request.subscription)
      if (request.ackIds.length === 0) throw invalidArgument('No ack ids specified')
      if (request.ackDeadlineSeconds < 0) throw invalidArgument('Ack deadline cannot be negative')
      checkAckIds(request.ackIds)
      for (const ackId of request.ackIds) subscription.modifyDeadline(ackId, request.ackDeadlineSeconds)
      return {}
    }),
    pull: unary(async (request: PullRequest, call: ServerUnaryCall<PullRequest, Pulled>) => {
      const subscription = broker.subscription(request.subscription)
      const cancelled = new AbortController()
      call.on('cancelled', () => cancelled.abort())
      const deadline = Number(call.getDeadline())
      return { receivedMessages: await pull(subscription, request, deadline, cancelled.signal) }
    }),
    streamingPull: (stream: PullStream) => streamingPull(broker, stream),
  }
}

interface Pulled {
  receivedMessages: ReceivedMessage[]
}
