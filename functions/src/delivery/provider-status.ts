import type { Response } from 'express'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import { countForAddress, enterFromAddress, strangerCost } from '../limits/address-limit.ts'
import { readReport } from './read-report.ts'
import { statusPaths } from './report-address.ts'
import { sendgridEvents } from './sendgrid-events.ts'
import { twilioCallback } from './twilio-callback.ts'

/** Takes what a provider reports of the messages it took; answers with a status and nothing else. */
export async function onProviderStatus(request: Request, response: Response): Promise<void> {
  response.status(await statusOf(request, response)).end()
}

/** Who takes the reports that come to a path; null is answered to what its provider did not sign. */
const takers: Readonly<Record<string, (request: Request, body: Buffer) => Promise<number | null>>> = {
  [statusPaths.twilio]: twilioCallback,
  [statusPaths.sendgrid]: sendgridEvents,
}

async function statusOf(request: Request, response: Response): Promise<number> {
  if (request.method !== 'POST') return refuse(request, response, 405)
  const take = takers[request.path]
  if (take === undefined) return refuse(request, response, 404)
  if (!enterFromAddress(request, response)) {
    response.set('Retry-After', '1')
    return refuse(request, response, 429)
  }
  const body = await readReport(request, response)
  if (typeof body === 'number') return refuse(request, response, body)
  return (await take(request, body)) ?? refuse(request, response, 403)
}

/**
 * Counts what is refused for the address it came from; beyond the limit it is told to wait, and logged no more.
 * What is signed counts only beyond the calls that an address may have in flight: it comes from addresses that the
 * provider shares among its customers, and no count keeps it out.
 */
async function refuse(request: Request, response: Response, status: number): Promise<number> {
  const wait = await countForAddress(request, strangerCost)
  if (wait !== null) {
    response.set('Retry-After', String(wait))
    return 429
  }
  logger.warn('a post was refused', { path: request.path.slice(0, 100), status })
  return status
}
