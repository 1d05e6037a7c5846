import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { statusPaths } from './report-address.ts'
import { sendgridEvents } from './sendgrid-events.ts'
import { twilioCallback } from './twilio-callback.ts'

/** Takes what a provider reports of the messages it took; answers with a status and nothing else. */
export async function onProviderStatus(request: Request, response: Response): Promise<void> {
  response.status(await statusOf(request)).end()
}

async function statusOf(request: Request): Promise<number> {
  if (request.method !== 'POST') return 405
  switch (request.path) {
    case statusPaths.twilio:
      return twilioCallback(request)
    case statusPaths.sendgrid:
      return sendgridEvents(request)
    default:
      return 404
  }
}
