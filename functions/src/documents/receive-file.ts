import { randomUUID } from 'node:crypto'
import type { CareDocument } from '@vigie/domain/care/document'
import { isAwaited, isOfUse } from '@vigie/domain/care/document-acts'
import { type DocumentPlace, documentPath, documentPlaceOf, keptPath } from '@vigie/domain/paths'
import { readCareDocument } from '../data/documents.ts'
import { copyFile, deleteFile, findFile, ifThere, type StoredFile, sealFile } from '../data/files.ts'
import { knownBytes } from './known-bytes.ts'
import { takeIn } from './take-in.ts'

/**
 * Takes in a file that came to Cloud Storage: no link opens it any more. Where the bytes are what its document says, and whoever sent them
 * still may, they are kept apart, where nobody sends to, and the document is ready; what came is deleted, whatever it was
 * (docs/adr/0074-what-was-looked-at-is-kept-apart.md). The same again changes nothing. `now` is epoch milliseconds.
 */
export async function receiveFile(path: string, generation: string, now: number): Promise<void> {
  await sealFile(path, generation)
  const place = documentPlaceOf(path)
  if (place === null) return
  const file = await findFile(path, generation)
  // Replaced since, of which we hear for itself, or dealt with by another hearing of the same.
  if (file !== null) await ifThere(takeInFile(place, file, now))
}

async function takeInFile(place: DocumentPlace, file: StoredFile, now: number): Promise<void> {
  const becomes = await settled(place, file, now)
  if (!isOfUse(becomes, null)) await deleteFile(documentPath(place), file.generation)
}

async function settled(place: DocumentPlace, file: StoredFile, now: number): Promise<CareDocument | null> {
  const known = await readCareDocument(place)
  if (known === null || !isAwaited(known)) return known
  const bytes = await knownBytes(file.read)
  // Each hearing has a copy of its own, which nobody else deletes.
  const keptAs = randomUUID()
  await copyFile(documentPath(place), file.generation, keptPath(place, keptAs))
  return takeIn(place, { bytes, size: file.size, keptAs }, now)
}
