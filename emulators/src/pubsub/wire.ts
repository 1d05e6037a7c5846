/**
 * The messages of google.pubsub.v1 as proto-loader hands them over with the options of protocol.ts: every scalar,
 * list and map is present, a sub-message that was not sent is null, int64 is a number, enums are their names.
 * Only what this emulator reads or writes is spelled out.
 */

/** google.protobuf.Timestamp and google.protobuf.Duration alike. */
export interface SecondsAndNanos {
  seconds: number
  nanos: number
}

export interface PubsubMessage {
  data: Buffer
  attributes: Record<string, string>
  messageId: string
  publishTime: SecondsAndNanos | null
  orderingKey: string
}

export interface TopicConfig {
  name: string
  schemaSettings: object | null
  ingestionDataSourceSettings: object | null
  messageTransforms: object[]
}

export interface PushConfig {
  pushEndpoint?: string
  noWrapper?: object | null
}

export interface DeadLetterPolicy {
  deadLetterTopic: string
  maxDeliveryAttempts: number
}

export interface RetryPolicy {
  minimumBackoff: SecondsAndNanos | null
  maximumBackoff: SecondsAndNanos | null
}

export interface SubscriptionConfig {
  name: string
  topic: string
  pushConfig: PushConfig | null
  bigqueryConfig: object | null
  cloudStorageConfig: object | null
  bigtableConfig: object | null
  ackDeadlineSeconds: number
  messageRetentionDuration: SecondsAndNanos | null
  enableMessageOrdering: boolean
  filter: string
  deadLetterPolicy: DeadLetterPolicy | null
  retryPolicy: RetryPolicy | null
  enableExactlyOnceDelivery: boolean
  messageTransforms: object[]
}

export interface PublishRequest {
  topic: string
  messages: PubsubMessage[]
}

export interface ListRequest {
  pageSize: number
  pageToken: string
}

export interface AcknowledgeRequest {
  subscription: string
  ackIds: string[]
}

export interface ModifyAckDeadlineRequest {
  subscription: string
  ackIds: string[]
  ackDeadlineSeconds: number
}

export interface PullRequest {
  subscription: string
  returnImmediately: boolean
  maxMessages: number
}

export interface StreamingPullRequest {
  subscription: string
  ackIds: string[]
  modifyDeadlineSeconds: number[]
  modifyDeadlineAckIds: string[]
  streamAckDeadlineSeconds: number
  maxOutstandingMessages: number
  maxOutstandingBytes: number
}

/** One delivery of a message, as Pull and StreamingPull answer it. */
export interface ReceivedMessage {
  ackId: string
  message: PubsubMessage
  deliveryAttempt: number
}
