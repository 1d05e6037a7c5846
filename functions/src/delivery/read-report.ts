import { type Request, type Response, raw } from 'express'
import { z } from 'zod'
import { bodyWithinMs, parseInTime } from '../limits/parse-in-time.ts'

/** More than a batch of SendGrid's, which it ends at 768 kB; Twilio's reports are far smaller. */
const mostBytes = 1_000_000

const failureSchema = z.object({ status: z.int().min(400).max(499) })

/**
 * The body of a provider's report as it came, or the status to refuse it with: anybody may post here, so nothing is read
 * beyond the limit or after the time that a body may take, and nothing is unpacked
 * (docs/adr/0024-api-reads-its-own-bodies.md).
 */
export async function readReport(
  request: Request,
  response: Response,
  withinMs = bodyWithinMs,
): Promise<Buffer | number> {
  const parse = raw({ limit: mostBytes, inflate: false, type: () => true })
  const failure = await parseInTime(parse, request, response, withinMs)
  if (failure === undefined) return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const { success, data } = failureSchema.safeParse(failure)
  if (!success) throw failure
  return data.status
}
