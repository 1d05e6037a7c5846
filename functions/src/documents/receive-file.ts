import type { CareDocument } from '@vigie/domain/care/document'
import { ticketMs } from '@vigie/domain/care/document'
import { type CameIn, mayDocument, receivedDocument } from '@vigie/domain/care/document-acts'
import { type DocumentPlace, documentPlaceOf } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import type { Member } from '@vigie/domain/people/user'
import { readCareDocument, type SenderProfile, settleDocument } from '../data/documents.ts'
import { deleteFile, findFile, type StoredFile, sealFile } from '../data/files.ts'
import { knownBytes } from './known-bytes.ts'

/**
 * Takes in a file that came to Cloud Storage: no link opens it any more, and its document is ready if the bytes are what it says, and
 * whoever sent them still may. Whatever else came is deleted. The same again changes nothing.
 */
export async function receiveFile(path: string, now: number): Promise<void> {
  await sealFile(path)
  const place = documentPlaceOf(path)
  if (place === null) return
  const file = await findFile(path)
  if (file === null) return
  const becomes = await settled(place, file, now)
  if (becomes?.state !== 'ready') await deleteFile(path)
}

async function settled(place: DocumentPlace, file: StoredFile, now: number): Promise<CareDocument | null> {
  const known = await readCareDocument(place)
  if (known?.state !== 'coming') return known
  const came: Omit<CameIn, 'may'> = { bytes: await knownBytes(file.read), size: file.size }
  return settleDocument(place, (coming, sender) =>
    receivedDocument(coming, { ...came, may: maySend(coming, place, sender) }, now),
  )
}

/** By what stands there now: rules have seen one document of two, and not the sessions that were ended since. */
function maySend(
  { by, until }: CareDocument,
  { bid }: DocumentPlace,
  { profile, membership }: { profile: SenderProfile | null; membership: Member | null },
): boolean {
  const askedAt = (until ?? 0) - ticketMs
  if (profile === null || profile.sessionsEndedAt > askedAt) return false
  return mayDocument({ person: personOf(by, profile, profile.emailVerified), membership }, 'create', bid)
}
