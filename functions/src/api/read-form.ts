import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import type { Request, RequestHandler, Response } from 'express'
import { bodyWithinMs, parseInTime } from '../limits/parse-in-time.ts'
import { ApiError } from './api-error.ts'

/** How long a form may take, in milliseconds: its 8 MB come within it from 2.2 Mbit/s on, and it holds memory. */
const formWithinMs = 30_000

/** What a form says beside its file: a few short fields. */
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 2_000, headerPairs: 20 }

/**
 * The fields of a form (`multipart/form-data`), its one file as a `File`. Nothing is kept beyond the limit (of the file, in bytes) or
 * read after the time that a form may take. Throws ApiError.
 */
export async function readForm(
  req: Request,
  res: Response,
  limit: number,
  withinMs = formWithinMs,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null)
  const readUntil = Date.now() + withinMs
  const failure = await parseInTime(parserInto(form, limit), req, res, withinMs)
  if (failure === undefined) return { ...form }
  req.unpipe()
  // Else Node would wait for what did not come in time.
  if (!(await readAway(req, Math.min(bodyWithinMs, Math.max(0, readUntil - Date.now())))))
    res.set('Connection', 'close')
  if (failure instanceof ApiError) throw failure
  throw new ApiError(isLate(failure) ? 'tooSlow' : 'malformed')
}

/**
 * Reads on and keeps nothing, as long as it may; whether it came to the end. Where a connection ends while its client still
 * writes, the network throws the answer away, and whoever sent it is never told why.
 */
async function readAway(req: Request, forMs: number): Promise<boolean> {
  req.resume()
  await finished(req, { writable: false, signal: AbortSignal.timeout(forMs) }).catch(() => undefined)
  return req.complete
}

const isLate = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 408

const parserInto =
  (form: Record<string, unknown>, limit: number): RequestHandler =>
  (req, _res, next) => {
    const tooLarge = () => next(new ApiError('tooLarge'))
    if (Number(req.headers['content-length'] ?? 0) > limit + 10_000) return tooLarge()
    let parser: busboy.Busboy
    try {
      const headers = { 'content-type': typeOf(req) }
      parser = busboy({ headers, defParamCharset: 'utf8', limits: { ...limits, fileSize: limit } })
    } catch (error) {
      // It is no form.
      return next(error)
    }
    parser.on('field', (name, value) => {
      form[name] = value
    })
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer<ArrayBuffer>[] = []
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => void chunks.push(chunk))
      stream.on('limit', tooLarge)
      stream.on('error', next)
      stream.on('end', () => {
        form[name] = new File(chunks, filename ?? '', { type: mimeType })
      })
    })
    for (const what of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(what, tooLarge)
    parser.on('error', next)
    parser.on('close', () => next())
    req.pipe(parser)
  }

/** The front door takes the type from the headers, so that nothing reads the body before us; as it came it is still known. */
function typeOf({ rawHeaders }: Request): string {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-type')
  return at === -1 ? '' : (rawHeaders[at + 1] ?? '')
}
