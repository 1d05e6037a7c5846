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
  // Of before: the same document may be added again, under the same id, as soon as it is forgotten.
  const kept: string[] = []
  for await (const page of pagesOfFiles(keptPath(place, ''))) kept.push(...page.map(({ path }) => path))
  const outcome = await actOnDocument(place, uid, now, ({ known }) =>
    known === null
      ? { answer: { changed: false } }
      : {
          answer: { changed: true },
          becomes: { document: null, said: { action: 'document.delete' as const } },
        },
  )
  if ('why' in outcome) return outcome
  // What is kept of it meanwhile, and named by no record, `sweepFiles` deletes.
  await Promise.all([documentPath(place), ...kept].map((path) => deleteFile(path)))
  return outcome.answer
}
