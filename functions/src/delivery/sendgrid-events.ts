import { createPublicKey, verify } from 'node:crypto'
import type { ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { DeliveryPlace } from '../data/deliveries.ts'
import { sendgridEventsKey } from '../settings.ts'
import { readReportArguments } from './report-address.ts'
import { takeReports } from './take-report.ts'

/**
 * An event of SendGrid's webhook, as far as we read it; our arguments of the mail stand beside the other fields.
 * Source: https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
 */
const eventSchema = z.looseObject({ event: z.string(), sg_message_id: z.string().max(300).optional() })

const batchSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(z.unknown()).max(10_000))

/** What it tells of a mail; `deferred` means that SendGrid goes on trying, and the others are about its reader. */
const statuses: Readonly<Record<string, ProviderReport['status']>> = {
  processed: 'sent',
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'bounced',
}

/**
 * Takes a batch of events, in whatever order and however often SendGrid sends them: 204 when all are taken in or tell
 * nothing new, null when it is not signed by SendGrid, 400 when it is no batch, 500 when one could not be recorded, so
 * that SendGrid sends all again. An event that is not about a message of ours is left out: it never will be.
 */
export async function sendgridEvents(request: Request, body: Buffer): Promise<number | null> {
  if (!isSigned(request, body)) return null
  const batch = batchSchema.safeParse(body.toString())
  if (!batch.success) return 400
  const byMail = Map.groupBy(batch.data.flatMap(readEvent), ({ place }) => JSON.stringify(place))
  const outcomes = await Promise.allSettled(
    [...byMail.values()].map((events) => atATime(() => takeAll(events))),
  )
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failures) logger.error(reason)
  return failures.length === 0 ? 204 : 500
}

/** A batch may hold thousands. */
const atATime = pLimit(20)

/** Twilio's own check of it, with Node's cryptography: the timestamp and the body as it came, signed by ECDSA. */
function isSigned(request: Request, body: Buffer): boolean {
  const signature = request.get('x-twilio-email-event-webhook-signature')
  const timestamp = request.get('x-twilio-email-event-webhook-timestamp')
  const key = sendgridEventsKey.value()
  if (signature === undefined || timestamp === undefined || key === '') return false
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    const signed = Buffer.concat([Buffer.from(timestamp), body])
    return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'))
  } catch (error) {
    logger.error(error)
    return false
  }
}

interface Told {
  place: DeliveryPlace
  report: ProviderReport
}

/** What an event tells of a mail of ours; nothing where it is none, or tells nothing that we ask about. */
function readEvent(given: unknown): Told[] {
  const { success, data: event } = eventSchema.safeParse(given)
  const about = readReportArguments(given)
  const status = success ? statuses[event.event] : undefined
  if (!success || about === null || status === undefined) return []
  // What SendGrid adds to the id that it gave us with its answer comes after a dot.
  const providerId = event.sg_message_id?.split('.')[0]?.slice(0, 120) ?? null
  const report = { status, attempt: about.attempt, providerId, reason: `sendgrid ${event.event}` }
  return [{ place: about.place, report }]
}

async function takeAll(told: readonly Told[]): Promise<void> {
  const [first] = told
  if (first === undefined) return
  await takeReports(
    first.place,
    told.map(({ report }) => report),
  )
}
