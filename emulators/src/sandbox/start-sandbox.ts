import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { controlRoutes } from './control-routes.ts'
import { sandboxCredentials } from './credentials.ts'
import { createFaults } from './faults.ts'
import { fcmRoutes } from './fcm/fcm-routes.ts'
import { openidRoutes } from './openid/openid-routes.ts'
import { createOutbox } from './outbox.ts'
import { pageRoutes } from './page/page-routes.ts'
import { createEventWebhook } from './sendgrid/event-webhook.ts'
import { sendgridRoutes } from './sendgrid/mail-send.ts'
import { createPhoneCalls } from './twilio/phone-calls.ts'
import { phoneRoutes } from './twilio/phone-routes.ts'
import { createStatusCallbacks } from './twilio/status-callbacks.ts'
import { twilioRoutes } from './twilio/twilio-routes.ts'

/** Longer than any client keeps an idle connection, so that none is cut under a request that was just written. */
const keepAliveMs = 65_000

export interface Sandbox {
  url: string
  close(): Promise<void>
}

export interface SandboxOptions {
  host: string
  /** 0 takes a free one. */
  port: number
  /** Where SendGrid's event webhook posts; nowhere where it is left out. */
  sendgridEventsTo?: string
  /** Where Twilio posts the SMS that people send; nowhere where it is left out. */
  answersTo?: string
}

/**
 * Starts the stand-in for SendGrid, Twilio, Firebase Cloud Messaging and whoever else people sign in at. Rejects when the port is taken.
 * `close` ends held and slow requests, status callbacks under way and open streams.
 */
export async function startSandbox({
  host,
  port,
  sendgridEventsTo,
  answersTo,
}: SandboxOptions): Promise<Sandbox> {
  const outbox = createOutbox()
  const faults = createFaults()
  const callbacks = createStatusCallbacks(sandboxCredentials.twilioAuthToken)
  const events = createEventWebhook(sandboxCredentials.sendgridEventsPrivateKey, sendgridEventsTo)
  const calls = createPhoneCalls(outbox, callbacks)
  const app = express()
    .disable('x-powered-by')
    .use(pageRoutes(outbox, faults))
    .use(openidRoutes())
    .use(controlRoutes(outbox, faults))
    .use(phoneRoutes(outbox, callbacks, calls, answersTo))
    .use(sendgridRoutes(outbox, faults, events))
    .use(fcmRoutes(outbox, faults))
    .use(twilioRoutes(outbox, faults, callbacks, calls))

  const server = createServer(app)
  server.keepAliveTimeout = keepAliveMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: boundPort } = server.address() as AddressInfo

  return {
    url: `http://${host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        callbacks.close()
        calls.close()
        events.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
