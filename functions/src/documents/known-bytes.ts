import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import type { KnownBytes } from '@vigie/domain/care/document-types'
import { fileTypeFromStream } from 'file-type'

/** How much of a text is looked at, in bytes. */
export const lookedAt = 64 * 1024

type Read = (part?: { start: number; end: number }) => Readable

/** What bytes say that they are. `read` reads them, or the part of them from the byte `start` up to the byte `end`, and is asked several times. */
export async function knownBytes(read: Read): Promise<KnownBytes> {
  const mark = await markOf(read())
  if (mark === container && (await isInstaller(read))) return { mark: 'application/x-msi', isText: false }
  if (mark !== null) return { mark, isText: false }
  return { mark, isText: isText(await wholeOf(read({ start: 0, end: lookedAt - 1 }))) }
}

/** One for the old documents of Office, for programs that install others, and more. */
const container = 'application/x-cfb'

/** The class ids of installers (000C1084-…), their patches and their transforms, as they are stored. */
const installerClass = /^8[246]100c0000000000c000000000000046$/

/**
 * Whether a container is a program that installs others: its root says by which program it is to be opened ([MS-CFB], 2.2 and 2.6.1). Of a
 * document of Office many say nothing there.
 */
async function isInstaller(read: Read): Promise<boolean> {
  const header = await wholeOf(read({ start: 0, end: 511 }))
  if (header.length < 512) return false
  const sectorSize = 2 ** header.readUInt16LE(30)
  const root = (header.readUInt32LE(48) + 1) * sectorSize
  const classId = await wholeOf(read({ start: root + 80, end: root + 95 }))
  return installerClass.test(classId.toString('hex'))
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
