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
  let written = ''
  const parser = json({
    limit,
    inflate: false,
    type: () => true,
    verify: (_req, _res, bytes) => {
      written = bytes.toString('latin1')
    },
  })
  const failure = await parseInTime(parser, req, res, withinMs)
  if (failure !== undefined) throw refusalOf(failure)
  if (spellsHalf(written)) throw new ApiError('malformed')
  return req.body ?? {}
}

/**
 * Whether JSON spells half a character in a text or in the name of a field. UTF-8 has none, so that only escapes can; and what was read is
 * not walked through: a megabyte holds half a million values, which took thirty times as long as to read them.
 */
function spellsHalf(written: string): boolean {
  for (let at = written.indexOf('\\'); at !== -1; at = written.indexOf('\\', at + 2)) {
    const half = halfAt(written, at)
    if (half === null) continue
    if (half === 'second' || halfAt(written, at + 6) !== 'second') return true
    at += 6
  }
  return false
}

/** Which half the escape is that stands there; null: it is none. */
function halfAt(written: string, at: number): 'first' | 'second' | null {
  if (!written.startsWith('\\u', at)) return null
  const unit = Number.parseInt(written.slice(at + 2, at + 6), 16)
  if (unit < 0xd800 || unit > 0xdfff) return null
  return unit < 0xdc00 ? 'first' : 'second'
}

function refusalOf(failure: unknown): unknown {
  const { data } = failureSchema.safeParse(failure)
  if (data === undefined || data.status >= 500) return failure
  if (data.status === 408) return new ApiError('tooSlow')
  if (data.status === 413) return new ApiError('tooLarge')
  return new ApiError(data.status === 415 ? 'encodingNotTaken' : 'malformed')
}
