import { savedAs } from '@vigie/domain/care/document-types'
import { type DocumentPlace, documentPath, keptPath } from '@vigie/domain/paths'
import { readCareDocument } from '../data/documents.ts'
import { findFile } from '../data/files.ts'
import { receiveFile } from './receive-file.ts'

/**
 * Where the bytes of a document are that were looked at, and what it is called where it is saved; null where there are none. Those of
 * before they were kept apart are looked at now. `now` is epoch milliseconds.
 */
export async function findBytes(
  place: DocumentPlace,
  now: number,
): Promise<{ path: string; fileName: string } | null> {
  const known = await readCareDocument(place)
  if (known?.state !== 'ready') return null
  const { keptAs, fileName, contentType } =
    known.keptAs === null ? ((await keptSince(place, now)) ?? known) : known
  return keptAs === null ? null : { path: keptPath(place, keptAs), fileName: savedAs(fileName, contentType) }
}

async function keptSince(place: DocumentPlace, now: number) {
  const path = documentPath(place)
  const came = await findFile(path)
  if (came !== null) await receiveFile(path, came.generation, now)
  return readCareDocument(place)
}
