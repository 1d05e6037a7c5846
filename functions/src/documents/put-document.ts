import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { areOfType } from '@vigie/domain/care/document-types'
import { documentPath } from '@vigie/domain/paths'
import type { Person } from '@vigie/domain/people/permissions'
import { readCareDocument } from '../data/documents.ts'
import { keepFile } from '../data/files.ts'
import { announceDocument } from './announce-document.ts'
import { knownBytes } from './known-bytes.ts'
import { receiveFile } from './receive-file.ts'

type Announced = Awaited<ReturnType<typeof announceDocument>>

/**
 * Keeps a document whose bytes are at hand, by the same steps as one that the browser sends by itself. Without an id the same bytes under the
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
  const announced = await announceDocument(person, place, { ...said, size: bytes.length }, now)
  if ('why' in announced) return announced
  if (announced.document.state === 'ready') return { id: fid, ...announced }
  await keepFile(documentPath(place), bytes, said.contentType)
  await receiveFile(documentPath(place), now)
  const document = await readCareDocument(place)
  // Refused under this id before, or deleted meanwhile.
  if (document?.state !== 'ready') return { why: 'documentExists' }
  return { id: fid, changed: true, document }
}

function idOf(uid: string, fileName: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, fileName]))
  return hash.update(bytes).digest('base64url').slice(0, 28)
}
