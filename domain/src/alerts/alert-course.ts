import { aliasOf } from '../deliveries/alias.ts'
import type { Delivery } from '../deliveries/delivery.ts'
import type { Alert, AlertStep } from './alert.ts'

/** A message about an alert, as far as the alert's record tells of it: neither its address nor its words. */
export type CourseMessage = Pick<
  Delivery,
  'alias' | 'recipient' | 'channel' | 'deliveredAt' | 'lastError'
> & {
  id: string
}

/** One thing that happened between the sensor and the end of an alert. */
export type CourseEvent =
  /** The sensor's own clock said so, the gateway published it, ingest had it. */
  | { link: 'occurred' | 'published' | 'received'; at: number }
  /** The rule fired. */
  | { link: 'raised'; at: number }
  /** Anything else that its timeline tells; `message`: the one that it tells of, where that is known. */
  | { link: 'step'; at: number; step: AlertStep; message: CourseMessage | null }
  /** A message reached its recipient. */
  | { link: 'delivered'; at: number; message: CourseMessage }

/** The same with how long it was after what came before it, in milliseconds; null for the first, and where clocks disagree. */
export type CourseLink = CourseEvent & { afterMs: number | null }

/**
 * Everything that is known of an alert, in the order of time: what came at the same instant stays in the order of the course. `messages`
 * are those about it, for whoever may know them, and none for everybody else.
 */
export function courseOf(
  { times, timeline, cause }: Pick<Alert, 'times' | 'timeline' | 'cause'>,
  messages: readonly CourseMessage[],
): CourseLink[] {
  const known = new Map(messages.map((message) => [aliasOf({ id: message.id, delivery: message }), message]))
  const events: CourseEvent[] = [
    { link: 'occurred', at: times.occurredAt },
    // What a rule counted or waited for came to us in no one message.
    ...(cause === undefined
      ? ([
          { link: 'published', at: times.publishedAt },
          { link: 'received', at: times.receivedAt },
        ] as const)
      : []),
    { link: 'raised', at: times.raisedAt },
    ...timeline.flatMap((step): CourseEvent[] => {
      // The rule's own firing says that already.
      if (step.step === 'opened') return []
      const message = ('deliveryId' in step ? known.get(step.deliveryId) : undefined) ?? null
      return [{ link: 'step', at: step.at, step, message }]
    }),
    ...messages.flatMap((message): CourseEvent[] =>
      message.deliveredAt === null ? [] : [{ link: 'delivered', at: message.deliveredAt, message }],
    ),
  ]
  // The sensor's clock is its own: what it says comes first however it is set.
  const [first, ...others] = events
  const sorted = first ? [first, ...others.toSorted((one, next) => one.at - next.at)] : []
  return sorted.map((event, index) => {
    const before = sorted[index - 1]
    const afterMs = before === undefined ? null : event.at - before.at
    return { ...event, afterMs: afterMs !== null && afterMs < 0 ? null : afterMs }
  })
}
