import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { isLost } from '@vigie/domain/deliveries/usefulness'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { readableWave, type WavePlace } from './waves.ts'

/**
 * Whether all messages of a wave are lost, those on next channels included: nobody has them, and none is tried again. One that is
 * not there, or cannot be read, says nothing. One read, and one for each message.
 */
export async function isWaveLost(place: WavePlace): Promise<boolean> {
  const messages = await readMessages(place)
  return messages.length > 0 && messages.every((message) => message !== null && isLost(message))
}

/** Whether any message of a wave is still to be sent, as far as they can be read. As many reads. */
export async function isWaveOpen(place: WavePlace): Promise<boolean> {
  const messages = await readMessages(place)
  return messages.some((message) => message !== null && message.dueAt !== null)
}

async function readMessages(place: WavePlace): Promise<(Delivery | null)[]> {
  const { deliveryIds = [] } = (await readableWave(place)) ?? {}
  if (deliveryIds.length === 0) return []
  const documents = deliveryIds.map((id) => firestore().doc(paths.delivery(place.establishmentId, id)))
  const messages = await firestore().getAll(...documents)
  return messages.map((message) => readOrReport(deliverySchema, message))
}
