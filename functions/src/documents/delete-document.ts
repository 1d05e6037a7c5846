import { type DocumentPlace, documentPath } from '@vigie/domain/paths'
import { actOnDocument, type NoPlace } from '../data/documents.ts'
import { deleteFile } from '../data/files.ts'

/**
 * Deletes a document: what is known of it first, after which nobody reads it any more, then its bytes. `changed` is false where it
 * was not there; whatever is left of its bytes goes then too. Rejects where the bytes stay: the same again deletes them.
 */
export async function deleteDocument(
  uid: string,
  place: DocumentPlace,
  now: number,
): Promise<{ changed: boolean } | NoPlace> {
  const outcome = await actOnDocument(place, uid, now, ({ known }) =>
    known === null
      ? { answer: { changed: false } }
      : {
          answer: { changed: true },
          becomes: { document: null, said: { action: 'document.delete' as const } },
        },
  )
  if ('why' in outcome) return outcome
  await deleteFile(documentPath(place))
  return outcome.answer
}
