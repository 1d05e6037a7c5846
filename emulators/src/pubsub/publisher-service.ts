import type { UntypedServiceImplementation } from '@grpc/grpc-js'
import type { Broker } from './broker.ts'
import { checkName, checkProject } from './names.ts'
import { pageOf } from './page.ts'
import { unary } from './unary.ts'
import type { ListRequest, PublishRequest, TopicConfig } from './wire.ts'

/** google.pubsub.v1.Publisher; a method that is not here answers UNIMPLEMENTED. */
export function publisherService(broker: Broker): UntypedServiceImplementation {
  return {
    createTopic: unary((config: TopicConfig) => broker.createTopic(config)),
    getTopic: unary((request: { topic: string }) => broker.topic(request.topic)),
    deleteTopic: unary((request: { topic: string }) => {
      broker.deleteTopic(request.topic)
      return {}
    }),
    listTopics: unary((request: ListRequest & { project: string }) => {
      const prefix = `${checkProject(request.project)}/`
      const names = [...broker.topics.keys()].filter((name) => name.startsWith(prefix))
      const { page, nextPageToken } = pageOf(names, request)
      return { topics: page.map((name) => broker.topics.get(name)), nextPageToken }
    }),
    listTopicSubscriptions: unary((request: ListRequest & { topic: string }) => {
      const attached = broker.subscriptionsOf(checkName('topics', request.topic))
      const { page, nextPageToken } = pageOf(
        attached.map(({ config }) => config.name),
        request,
      )
      return { subscriptions: page, nextPageToken }
    }),
    publish: unary((request: PublishRequest) => ({
      messageIds: broker.publish(request.topic, request.messages),
    })),
  }
}
