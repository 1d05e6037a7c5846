import { paths } from '@vigie/domain/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { keepRequestsUnread } from './api/front-door.ts'
import { sendgridApiKey, twilioAccountSid, twilioAuthToken } from './settings.ts'

// 20 instances of 80 calls each are many times what every home together needs, and an end to what a flood may cost.
setGlobalOptions({
  region: 'northamerica-northeast1',
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
})

// Loaded when first needed, and kept: importing again costs a good part of what taking an event in does.
let onMessage: typeof import('./ingest/on-message.ts').onMessage | undefined

/** Takes sensor events in (design section 9). Retried until it resolves: an event is never lost. */
export const ingest = onMessagePublished({ topic: 'sensor-events', retry: true }, async ({ data }) => {
  onMessage ??= (await import('./ingest/on-message.ts')).onMessage
  await onMessage(data.message)
})

const providerSecrets = [sendgridApiKey, twilioAccountSid, twilioAuthToken]

/** Sends each message of the outbox as it is written (design section 10). */
export const deliver = onDocumentCreated(
  {
    document: paths.delivery('{establishmentId}', '{deliveryId}'),
    retry: true,
    timeoutSeconds: 120,
    secrets: providerSecrets,
  },
  async ({ params }) => {
    const { onDeliveryCreated } = await import('./delivery/on-delivery-created.ts')
    await onDeliveryCreated(params)
  },
)

/** Sends what is left due in the outbox, whatever became of its sender. */
export const sweepDeliveries = onSchedule(
  { schedule: '* * * * *', timeoutSeconds: 180, secrets: providerSecrets },
  async () => {
    const { sweepDeliveries: sweep } = await import('./delivery/sweep.ts')
    await sweep()
  },
)

/** Hears from Twilio what became of a message. */
export const providerStatus = onRequest({ secrets: [twilioAuthToken] }, async (request, response) => {
  const { onProviderStatus } = await import('./delivery/provider-status.ts')
  await onProviderStatus(request, response)
})

// Every function is loaded from this file; only the process that serves this one must leave its requests unread.
if (process.env.FUNCTION_TARGET === 'api') keepRequestsUnread()

/** Every call of the browser (docs/architecture.md). */
export const api = onRequest(async (request, response) => {
  const { app } = await import('./api/app.ts')
  app(request, response)
})
