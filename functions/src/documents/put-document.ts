import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { areOfType } from '@vigie/domain/care/document-types'
import { keptPath } from '@vigie/domain/paths'
import type { Person } from '@vigie/domain/people/permissions'
import { keepFile } from '../data/files.ts'
import { announceDocument } from './announce-document.ts'
import { knownBytes } from './known-bytes.ts'
import { takeIn } from './take-in.ts'

type Announced = Awaited<ReturnType<typeof announceDocument>>

/**
 * Keeps a document whose bytes are at hand, looked at before they are kept where nobody sends to. Without an id the same bytes under the
 * same name are the same document of this person. `now` is epoch milliseconds.
 */
export async function putDocument(
  person: Person,
  { eid, bid, id }: { eid: string; bid: string | null; id?: string | undefined },
  said: Omit<DocumentNews, 'size'>,
  bytes: Buffer,
  now: number,
): Promise<
  | { id: string; changed: boolean; document: CareDocument }
  | Extract<Announced, { why: string }>
  | { why: 'documentNotWhatItSays' }
> {
  const found = await knownBytes(({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
  )
  if (!areOfType(said.contentType, found)) return { why: 'documentNotWhatItSays' }
  const fid = id ?? idOf(person.uid, said.fileName, bytes)
  const place = { eid, bid, fid }
  const news = { ...said, size: bytes.length }
  const announced = await announceDocument(person, place, news, now, id !== undefined)
  if ('why' in announced) return announced
  if (announced.document.state === 'ready') return { id: fid, ...announced }
  const keptAs = randomUUID()
  await keepFile(keptPath(place, keptAs), bytes, said.contentType)
  const document = await takeIn(place, { bytes: found, size: bytes.length, keptAs }, now)
  // Refused under this id before, or deleted meanwhile.
  if (document?.state !== 'ready') return { why: 'documentExists' }
  return { id: fid, changed: true, document }
}

function idOf(uid: string, fileName: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, fileName]))
  return hash.update(bytes).digest('base64url').slice(0, 28)
}
