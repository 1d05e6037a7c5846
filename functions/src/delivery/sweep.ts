import { type DeliveryPlace, dueDeliveries } from '../data/deliveries.ts'
import { sendDelivery } from './send-delivery.ts'

/** As many messages at once as providers take from an account without asking for patience. */
const pageSize = 20
/** After this no page is begun: the next sweep is there by then. */
const longestMs = 50_000

/**
 * Sends whatever is due in any establishment: messages that were put off, and those whose sender vanished. Rejects when
 * one of them could not even be tried, after having tried the others.
 */
export async function sweepDeliveries(): Promise<void> {
  const begunAt = Date.now()
  const failed: DeliveryPlace[] = []
  for await (const page of dueDeliveries(begunAt, pageSize)) {
    await Promise.all(
      page.map((place) =>
        sendDelivery(place).catch((error: unknown) => {
          console.error(error)
          failed.push(place)
        }),
      ),
    )
    if (Date.now() - begunAt > longestMs) break
  }
  if (failed.length > 0) throw new Error(`due deliveries could not be tried: ${JSON.stringify(failed)}`)
}
