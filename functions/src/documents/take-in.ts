import { type CareDocument, ticketMs } from '@vigie/domain/care/document'
import { type CameIn, isOfUse, mayDocument, receivedDocument } from '@vigie/domain/care/document-acts'
import { type DocumentPlace, keptPath } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { type Sender, settleDocument } from '../data/documents.ts'
import { deleteFile } from '../data/files.ts'

/**
 * Has a document be ready with bytes that were looked at and are kept, if they are what it says and whoever sent them still may; what was
 * kept for nothing is deleted. Answers the document by then, or null where there is none. The same again changes nothing. `now` is
 * epoch milliseconds.
 */
export async function takeIn(place: DocumentPlace, came: CameIn, now: number): Promise<CareDocument | null> {
  const becomes = await settleDocument(place, (awaited, sender) =>
    receivedDocument(
      awaited,
      came,
      { may: maySend(awaited, place, sender), isArchived: sender.isArchived },
      now,
    ),
  )
  if (!isOfUse(becomes, came.keptAs)) await deleteFile(keptPath(place, came.keptAs))
  return becomes
}

/** By what stands there now: rules have seen one document of two, and not the sessions that were ended since. */
function maySend(
  { by, until }: CareDocument,
  { bid }: DocumentPlace,
  { profile, membership }: Sender,
): boolean {
  const askedAt = (until ?? 0) - ticketMs
  if (profile === null || profile.sessionsEndedAt > askedAt) return false
  return mayDocument({ person: personOf(by, profile, profile.emailVerified), membership }, 'create', bid)
}
