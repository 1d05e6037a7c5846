import { deliveryPlaceSchema } from '../data/deliveries.ts'
import { sendDelivery } from './send-delivery.ts'
import { loadSenders } from './senders.ts'

/** What the local suite names a delivery that does not exist, to make a process load what the first one would. */
const warmUpId = 'warm-up'

/** Sends a delivery that was just written to the outbox. The same event again sends nothing more. */
export async function onDeliveryCreated(params: unknown): Promise<void> {
  const place = deliveryPlaceSchema.parse(params)
  if (place.deliveryId === warmUpId && process.env.FUNCTIONS_EMULATOR === 'true') await loadSenders()
  await sendDelivery(place)
}
