import type { Alert } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import type { QueuedMessage } from './outbox.ts'
import { whenDocument } from './until.ts'

/** The message as soon as it is in one of these states. */
export const whenState = (message: QueuedMessage, ...states: string[]) =>
  whenDocument(paths.delivery(message.eid, message.did), ({ state }) => states.includes(state))

/** Waits until the alert says that none of its messages reached anybody. */
export const whenNobodyIsReached = ({ eid, aid }: QueuedMessage) =>
  whenDocument(paths.alert(eid, aid), ({ nobodyReachedAt }) => nobodyReachedAt !== null)

/**
 * What became of its messages, once the alert was told of so many, which is after they are recorded. On a machine so slow that a message hangs, staff are told meanwhile
 * that nobody is reached yet: that is left out.
 */
export const whenOutcomes = async ({ eid, aid }: QueuedMessage, count = 1) => {
  const { timeline } = await whenDocument(
    paths.alert(eid, aid),
    (alert) => outcomesIn(alert.timeline).length >= count,
  )
  return outcomesIn(timeline)
}

const outcomesIn = (timeline: Alert['timeline']) =>
  timeline.slice(1).filter(({ step }) => step !== 'nobodyReached')
