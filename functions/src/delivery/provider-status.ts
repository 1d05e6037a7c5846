import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { readReport } from './read-report.ts'
import { statusPaths } from './report-address.ts'
import { sendgridEvents } from './sendgrid-events.ts'
import { twilioCallback } from './twilio-callback.ts'

/** Takes what a provider reports of the messages it took; answers with a status and nothing else. */
export async function onProviderStatus(request: Request, response: Response): Promise<void> {
  response.status(await statusOf(request, response)).end()
}

/** Who takes the reports that come to a path. */
const takers: Readonly<Record<string, (request: Request, body: Buffer) => Promise<number>>> = {
  [statusPaths.twilio]: twilioCallback,
  [statusPaths.sendgrid]: sendgridEvents,
}

async function statusOf(request: Request, response: Response): Promise<number> {
  if (request.method !== 'POST') return 405
  const take = takers[request.path]
  if (take === undefined) return 404
  const body = await readReport(request, response)
  return typeof body === 'number' ? body : take(request, body)
}
