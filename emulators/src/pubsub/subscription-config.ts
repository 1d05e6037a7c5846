import { status } from '@grpc/grpc-js'
import { milliseconds } from './backoff.ts'
import { checkName } from './names.ts'
import { invalidArgument, StatusError, unimplemented } from './status-error.ts'
import type {
  DeadLetterPolicy,
  PushConfig,
  RetryPolicy,
  SecondsAndNanos,
  SubscriptionConfig,
} from './wire.ts'

const daySeconds = 24 * 3600
const seconds = (amount: number): SecondsAndNanos => ({ seconds: amount, nanos: 0 })

/**
 * The subscription as it is kept, with Google's defaults: 10 s to acknowledge, 7 days of retention, 5 delivery
 * attempts, back-off of 10 s to 10 min. Bounds and codes are those of Google's emulator, so an acknowledgement
 * deadline may be as short as 1 s. Throws INVALID_ARGUMENT, OUT_OF_RANGE or UNIMPLEMENTED.
 */
export function completeConfig(asked: SubscriptionConfig): SubscriptionConfig {
  const topic = checkName('topics', asked.topic)
  refuseWhatIsMissing(asked)
  return {
    ...asked,
    name: checkName('subscriptions', asked.name),
    topic,
    ackDeadlineSeconds: checkAckDeadline(asked.ackDeadlineSeconds),
    messageRetentionDuration: checkRetention(asked.messageRetentionDuration ?? seconds(7 * daySeconds)),
    pushConfig: checkPush(asked.pushConfig ?? {}),
    deadLetterPolicy: asked.deadLetterPolicy && checkDeadLetter(asked.deadLetterPolicy),
    retryPolicy: asked.retryPolicy && checkRetry(asked.retryPolicy),
  }
}

function refuseWhatIsMissing(asked: SubscriptionConfig): void {
  if (asked.bigqueryConfig || asked.cloudStorageConfig || asked.bigtableConfig) throw unimplemented('exports')
  if (asked.filter) throw unimplemented('filters')
  if (asked.enableExactlyOnceDelivery) throw unimplemented('exactly-once delivery')
  if (asked.messageTransforms.length > 0) throw unimplemented('message transforms')
  if (asked.pushConfig?.noWrapper) throw unimplemented('unwrapped push')
}

function checkAckDeadline(asked: number): number {
  if (asked < 0 || asked > 600) throw invalidArgument('ack_deadline_secs out of bounds')
  return asked || 10
}

function checkRetention(asked: SecondsAndNanos): SecondsAndNanos {
  const inBounds = asked.seconds >= 600 && asked.seconds <= 31 * daySeconds
  if (!inBounds) throw invalidArgument('message_retention_duration out of bounds')
  return asked
}

function checkPush(asked: PushConfig): PushConfig {
  if (asked.pushEndpoint && !/^https?:$/.test(URL.parse(asked.pushEndpoint)?.protocol ?? '')) {
    throw invalidArgument('Unsupported push_endpoint')
  }
  return asked
}

function checkDeadLetter(asked: DeadLetterPolicy): DeadLetterPolicy {
  const attempts = asked.maxDeliveryAttempts || 5
  if (attempts < 5) throw outOfRange(attempts, 'small', 'minimum value is 5')
  if (attempts > 100) throw outOfRange(attempts, 'large', 'maximum value is 100')
  return { ...asked, maxDeliveryAttempts: attempts }
}

function outOfRange(attempts: number, size: string, bound: string): StatusError {
  const details = `The value for max_delivery_attempts is too ${size}. You passed ${attempts} in the request, but the ${bound}.`
  return new StatusError(status.OUT_OF_RANGE, details)
}

function checkRetry(asked: RetryPolicy): RetryPolicy {
  const minimumBackoff = checkBackoff('minimum_backoff', asked.minimumBackoff ?? seconds(10))
  const maximumBackoff = checkBackoff('maximum_backoff', asked.maximumBackoff ?? seconds(600))
  if (milliseconds(maximumBackoff) < milliseconds(minimumBackoff)) {
    throw invalidArgument('The value for maximum_backoff is too small: it must be at least minimum_backoff.')
  }
  return { minimumBackoff, maximumBackoff }
}

function checkBackoff(field: string, asked: SecondsAndNanos): SecondsAndNanos {
  const inBounds = milliseconds(asked) >= 0 && milliseconds(asked) <= 600_000
  if (!inBounds)
    throw invalidArgument(`The value for ${field} is out of bounds: it must be between 0s and 600s.`)
  return asked
}
