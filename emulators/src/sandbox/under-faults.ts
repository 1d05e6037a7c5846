import { setTimeout as delay } from 'node:timers/promises'
import type { Response } from 'express'
import { type Answer, sendAnswer } from './answer.ts'
import type { Faults } from './faults.ts'
import type { Channel } from './outbox.ts'

/** How a provider words its two refusals; both are built when they are needed. */
export interface Refusals {
  failed: () => Answer
  rateLimited: () => Answer
}

interface Request {
  channel: Channel
  recipients: string[]
  res: Response
  refusals: Refusals
  /** Validates, records and words the answer. `reaches` is false when the message is to be reported undelivered. */
  handle: (reaches: boolean) => Answer
}

/** Lets one provider request meet the fault in force for it, if any, then answers it (see faultRequestSchema). */
export async function answerUnderFaults(faults: Faults, request: Request): Promise<void> {
  const { channel, recipients, res, refusals, handle } = request
  const fault = faults.take(channel, recipients)
  switch (fault?.mode) {
    case 'fail':
      return sendAnswer(res, refusals.failed())
    case 'rateLimit':
      return sendAnswer(res, refusals.rateLimited())
    case 'slow':
      await delay(fault.ms, undefined, { ref: false })
      return sendAnswer(res, handle(true))
    case 'holdBefore':
      if (await faults.hold(fault, hangUpOf(res))) sendAnswer(res, handle(true))
      return
    case 'holdAfter':
      handle(true)
      return
    case 'undelivered':
      return sendAnswer(res, handle(false))
    case undefined:
      return sendAnswer(res, handle(true))
  }
}

function hangUpOf(res: Response): AbortSignal {
  const hangUp = new AbortController()
  res.once('close', () => hangUp.abort())
  return hangUp.signal
}
