import { type DocumentPlace, documentPath, keptPath } from '@vigie/domain/paths'
import { actOnDocument, type NoPlace } from '../data/documents.ts'
import { deleteFile, pagesOfFiles } from '../data/files.ts'

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
  // Whatever there is of it: what was kept, and what came meanwhile.
  await deleteFile(documentPath(place))
  for await (const kept of pagesOfFiles(keptPath(place, '')))
    await Promise.all(kept.map(({ path }) => deleteFile(path)))
  return outcome.answer
}
