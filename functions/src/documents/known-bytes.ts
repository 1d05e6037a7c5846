import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import type { KnownBytes } from '@vigie/domain/care/document-types'
import { fileTypeFromStream } from 'file-type'

/** How much of a text is looked at, in bytes. */
export const lookedAt = 64 * 1024

/** What bytes say that they are. `read` reads them from their start, up to the byte `end` where it is given, and is asked twice. */
export async function knownBytes(
  read: (part?: { start: number; end: number }) => Readable,
): Promise<KnownBytes> {
  const mark = await markOf(read())
  if (mark !== null) return { mark, isText: false }
  return { mark, isText: isText(await wholeOf(read({ start: 0, end: lookedAt - 1 }))) }
}

/** No more is read than it takes. */
async function markOf(bytes: Readable): Promise<string | null> {
  try {
    return (await fileTypeFromStream(ReadableStream.from(bytes)))?.mime ?? null
  } finally {
    if (!bytes.closed) {
      bytes.destroy()
      await once(bytes, 'close')
    }
  }
}

async function wholeOf(bytes: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Whether bytes can be text: in UTF-16 if they begin so, else without the controls that no text has, in whatever encoding. */
export function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}
