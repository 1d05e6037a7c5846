import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { mostBytesOfPart } from '@vigie/domain/api/call'
import type { Request, Response } from 'express'
import * as logger from 'firebase-functions/logger'
import type { StoredFile } from '../data/files.ts'
import { ApiError } from './api-error.ts'

/** What a browser shows by itself; whatever else it saves, or is not ours (domain/src/care/document-types.ts). */
const shown = /^(?:application\/pdf|text\/plain|(?:image|audio|video)\/[a-z0-9-]+)$/

/** How long a client may take nothing of a file, in milliseconds: until then it may have lost its network for a moment. */
const idleForMs = 30_000

/** A file, and what it is called where it is saved. */
export interface NamedFile extends StoredFile {
  fileName: string
}

interface Part {
  start: number
  end: number
}

/**
 * Sends a file, or the part of it that is asked for, as it comes from Cloud Storage. Resolves when it is sent, or when the
 * caller has gone. Throws ApiError before the first byte; a failure after that, or a client that takes nothing for too long,
 * breaks the connection off, so that nobody takes a piece for the whole. Whoever asks for the head alone has no byte read.
 */
export async function sendFile(
  file: NamedFile,
  req: Request,
  res: Response,
  idleFor = idleForMs,
): Promise<void> {
  const part = partOf(req, res, file.size)
  if (req.method === 'HEAD') {
    describe(file, part, res)
    res.end()
    return
  }
  const bytes = file.read(part)
  // Only an answer that has not begun can still become a refusal.
  await fromStorage(once(bytes, 'readable'))
  describe(file, part, res)
  // What is read for a client that takes nothing holds memory, and a slot that others need.
  res.setTimeout(idleFor, () => res.destroy())
  try {
    await pipeline(bytes, res)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      logger.error(error)
  }
}

function describe(file: NamedFile, part: Part | undefined, res: Response): void {
  res.status(part === undefined ? 200 : 206)
  // Express writes a name in any letters as RFC 6266 and RFC 5987 want it, and knows attachments alone.
  const attached = String(res.attachment(file.fileName).get('Content-Disposition'))
  const isShown = shown.test(file.contentType)
  res.set({
    'Accept-Ranges': 'bytes',
    'Content-Disposition': isShown ? attached.replace(/^attachment/, 'inline') : attached,
  })
  // Not by Express, which would add a charset of its own.
  res.setHeader('Content-Type', file.contentType)
  if (part !== undefined) res.set('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
  const length = part === undefined ? file.size : part.end - part.start + 1
  // Cloud Run takes a larger answer only where it does not say how large it is.
  if (length <= mostBytesOfPart) res.set('Content-Length', String(length))
}

/** What Cloud Storage answers; whatever else it does is told as "not answering". Throws ApiError. */
export async function fromStorage<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new ApiError('unavailable', null, { cause: error })
  }
}

/**
 * The part that a Range header asks for, no larger than one answer may be; undefined where the whole is wanted. Several
 * parts at once, or what cannot be read, are the whole (RFC 9110, section 14.2).
 */
function partOf(req: Request, res: Response, size: number): Part | undefined {
  if (!isRange(req.get('Range'))) return undefined
  const asked = req.range(size)
  if (asked === -1 && asksForLastOf(req, size)) return partFrom({ start: 0, end: size - 1 })
  if (asked === -1) {
    res.set('Content-Range', `bytes */${size}`)
    throw new ApiError('noSuchPart')
  }
  const [first, second] = Array.isArray(asked) && asked.type === 'bytes' ? asked : []
  if (first === undefined || second !== undefined) return undefined
  return partFrom(first)
}

/** Whether it is one of bytes that ends nowhere before it begins: Express takes others for parts that lie behind the end. */
const isRange = (said: string | undefined): boolean =>
  said?.startsWith('bytes=') === true &&
  [...said.matchAll(/(\d+)-(\d+)/g)].every(([, start, end]) => Number(start) <= Number(end))

const partFrom = ({ start, end }: Part): Part => ({ start, end: Math.min(end, start + mostBytesOfPart - 1) })

/** Whether the last so many bytes are asked for of fewer: all of them, which Express takes for none (RFC 9110, section 14.1.2). */
function asksForLastOf(req: Request, size: number): boolean {
  const wanted = Number(/^bytes=-(\d+)$/.exec(req.get('Range') ?? '')?.[1] ?? 0)
  return size > 0 && wanted > size
}
