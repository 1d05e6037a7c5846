import { json, type Request, type Response } from 'express'
import { z } from 'zod'
import { bodyWithinMs, parseInTime } from '../limits/parse-in-time.ts'
import { ApiError } from './api-error.ts'

const failureSchema = z.object({ status: z.number() })

/**
 * The JSON of a request's body; `{}` where there is none. Nothing is read beyond the limit (in bytes) or after the time that
 * a body may take, and nothing is unpacked: a kilobyte can be packed so that it fills an instance's memory. Throws ApiError.
 */
export async function readBody(
  req: Request,
  res: Response,
  limit: number,
  withinMs = bodyWithinMs,
): Promise<unknown> {
  const failure = await parseInTime(json({ limit, inflate: false, type: () => true }), req, res, withinMs)
  if (failure !== undefined) throw refusalOf(failure)
  return req.body ?? {}
}

function refusalOf(failure: unknown): unknown {
  const { data } = failureSchema.safeParse(failure)
  if (data === undefined || data.status >= 500) return failure
  if (data.status === 408) return new ApiError('tooSlow')
  if (data.status === 413) return new ApiError('tooLarge')
  return new ApiError(data.status === 415 ? 'encodingNotTaken' : 'malformed')
}
