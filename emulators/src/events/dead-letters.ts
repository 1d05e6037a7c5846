import type { Message, PubSub } from '@google-cloud/pubsub'
import { cappedLog } from '../suite/capped-log.ts'
import { ensureSubscription } from './ensure-subscription.ts'

const sizeLimit = 20e6

/**
 * Keeps what `ingest` refused, one JSON object a line: the reason and the rest of the attributes, and the body. In the
 * cloud a subscription of this name keeps it for 31 days (docs/architecture.md); here a file does, since an emulator
 * that nobody empties fills its memory.
 * @returns how to stop
 */
export async function keepDeadLetters(pubsub: PubSub, file: string): Promise<() => Promise<void>> {
  const subscription = await ensureSubscription(pubsub, 'sensor-events-dead', 'sensor-events-dead-kept')
  const log = cappedLog(file, sizeLimit)
  subscription.on('message', (message: Message) => {
    const { id, publishTime, attributes, data } = message
    log.write(
      JSON.stringify({ id, publishTime: publishTime.toISOString(), attributes, body: data.toString() }),
    )
    message.ack()
  })
  subscription.on('error', (error) => console.error(`Subscription ${subscription.name}: ${error.message}`))
  return async () => {
    await subscription.close()
    log.close()
  }
}
