import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { type QueuedMessage, queueMessage } from './outbox.ts'
import { whenState } from './queued-message.ts'

export const alertAt = ({ eid, aid }: QueuedMessage) => db.doc(paths.alert(eid, aid))
export const messageAt = ({ eid, did }: QueuedMessage) => db.doc(paths.delivery(eid, did))
export const stateOf = async (one: QueuedMessage) => (await alertAt(one).get()).data()?.state

/** An alert of a room of which a number was told by SMS: whoever an earlier one went to, or somebody new. */
export async function toldOf(room: string, earlier?: QueuedMessage): Promise<QueuedMessage> {
  const recipient = earlier && (await messageAt(earlier).get()).data()?.recipient
  const message = await queueMessage(db, { channel: 'sms', ...(earlier && { to: earlier.to, recipient }) })
  await whenState(message, 'delivered')
  await alertAt(message).update({ room })
  return message
}
