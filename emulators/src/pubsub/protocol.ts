import { createRequire } from 'node:module'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { fromJSON } from '@grpc/proto-loader'

const require = createRequire(import.meta.url)

// The compiled protos that Google's client ships: the very same definitions on both ends.
const definitions = fromJSON(require('@google-cloud/pubsub/build/protos/protos.json'), {
  defaults: true,
  enums: String,
  longs: Number,
})

/** google.pubsub.v1.Publisher, ready for `Server.addService`. */
export const publisherDefinition = definitions['google.pubsub.v1.Publisher'] as ServiceDefinition

/** google.pubsub.v1.Subscriber, ready for `Server.addService`. */
export const subscriberDefinition = definitions['google.pubsub.v1.Subscriber'] as ServiceDefinition
