import type { Response } from 'express'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import { readReport } from '../delivery/read-report.ts'
import { statusPaths } from '../delivery/report-address.ts'
import { sendgridEvents } from '../delivery/sendgrid-events.ts'
import { twilioCallback } from '../delivery/twilio-callback.ts'
import { countForAddress, enterFromAddress, enterWithAnswer, strangerCost } from '../limits/address-limit.ts'
import { pushGone, pushShown, pushTaken } from './push-answers.ts'
import type { StatusAnswer } from './status-answer.ts'
import { twilioAnswer } from './twilio-answer.ts'
import { twilioCall, twilioKey } from './twilio-call.ts'
import { twilioCallStatus } from './twilio-call-status.ts'

/**
 * Takes what a provider or a phone reports of the messages it took, and what people answer to them; answers with a status, or with what
 * the provider is to do, and nothing else.
 */
export async function onProviderStatus(request: Request, response: Response): Promise<void> {
  const answer = await answerTo(request, response)
  if (typeof answer === 'number') response.status(answer).end()
  else if ('json' in answer) response.status(200).json(answer.json)
  else response.status(200).type('text/xml').send(answer.xml)
}

/** Who takes what comes to a path. */
const takers: Readonly<Record<string, (request: Request, body: Buffer) => Promise<StatusAnswer>>> = {
  [statusPaths.twilio]: twilioCallback,
  [statusPaths.call]: twilioCall,
  [statusPaths.key]: twilioKey,
  [statusPaths.callStatus]: twilioCallStatus,
  [statusPaths.answer]: twilioAnswer,
  [statusPaths.sendgrid]: sendgridEvents,
  [statusPaths.pushShown]: pushShown,
  [statusPaths.pushTaken]: pushTaken,
  [statusPaths.pushGone]: pushGone,
}

/** What a person says, and waits for. */
const answers: ReadonlySet<string> = new Set([statusPaths.answer, statusPaths.call, statusPaths.key])

async function answerTo(request: Request, response: Response): Promise<Exclude<StatusAnswer, null>> {
  if (request.method !== 'POST') return refuse(request, response, 405)
  const take = takers[request.path]
  if (take === undefined) return refuse(request, response, 404)
  const enter = answers.has(request.path) ? enterWithAnswer : enterFromAddress
  if (!enter(request, response)) {
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
