import { json, type Request, type Response } from 'express'
import { z } from 'zod'
import { bodyWithinMs, parseInTime } from '../limits/parse-in-time.ts'
import { ApiError } from './api-error.ts'

const failureSchema = z.object({ status: z.number() })

/**
 * The JSON of a request's body; `{}` where there is none. Nothing is read beyond the limit (in bytes) or after the time that
 * a body may take, and nothing is unpacked: a kilobyte can be packed so that it fills an instance's memory. Half a character (an unpaired
 * surrogate, RFC 7493, section 2.1) is no text: Firestore takes none, and a transaction would try until its time is over. Throws ApiError.
 */
export async function readBody(
  req: Request,
  res: Response,
  limit: number,
  withinMs = bodyWithinMs,
): Promise<unknown> {
  const failure = await parseInTime(json({ limit, inflate: false, type: () => true }), req, res, withinMs)
  if (failure !== undefined) throw refusalOf(failure)
  const body: unknown = req.body ?? {}
  if (!isWellFormed(body)) throw new ApiError('malformed')
  return body
}

/** Whether all texts in it are, the names of fields too; not by recursion, for a body may be nested as deeply as it is long. */
function isWellFormed(body: unknown): boolean {
  const rest = [body]
  while (rest.length > 0) {
    const one = rest.pop()
    if (typeof one === 'string' && !one.isWellFormed()) return false
    if (typeof one !== 'object' || one === null) continue
    for (const [key, value] of Object.entries(one)) rest.push(key, value)
  }
  return true
}

function refusalOf(failure: unknown): unknown {
  const { data } = failureSchema.safeParse(failure)
  if (data === undefined || data.status >= 500) return failure
  if (data.status === 408) return new ApiError('tooSlow')
  if (data.status === 413) return new ApiError('tooLarge')
  return new ApiError(data.status === 415 ? 'encodingNotTaken' : 'malformed')
}
