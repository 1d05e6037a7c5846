import { paths } from '@vigie/domain/paths'
import type { QueuedMessage } from './outbox.ts'
import { whenDocument } from './until.ts'

/** The message as soon as it is in one of these states. */
export const whenState = (message: QueuedMessage, ...states: string[]) =>
  whenDocument(paths.delivery(message.eid, message.did), ({ state }) => states.includes(state))

/** What the alert was told of its messages, once that is so many things. */
export const whenSteps = async ({ eid, aid }: QueuedMessage, count = 1) => {
  const alert = await whenDocument(paths.alert(eid, aid), ({ timeline }) => timeline.length > count)
  return alert.timeline.slice(1)
}
