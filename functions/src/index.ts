import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'

setGlobalOptions({ region: 'northamerica-northeast1', memory: '512MiB', concurrency: 80 })

// Loaded when first needed, and kept: importing again costs a good part of what taking an event in does.
let onMessage: typeof import('./ingest/on-message.ts').onMessage | undefined

/** Takes sensor events in (design section 9). Retried until it resolves: an event is never lost. */
export const ingest = onMessagePublished({ topic: 'sensor-events', retry: true }, async ({ data }) => {
  onMessage ??= (await import('./ingest/on-message.ts')).onMessage
  await onMessage(data.message)
})
