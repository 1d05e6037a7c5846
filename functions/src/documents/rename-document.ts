import type { CareDocument, DocumentChange } from '@vigie/domain/care/document'
import { renamed } from '@vigie/domain/care/document-acts'
import type { DocumentPlace } from '@vigie/domain/paths'
import { actorInHome } from '../data/actor-in-home.ts'
import { actOnDocument, type NoPlace } from '../data/documents.ts'

type Renamed =
  | { changed: boolean; document: CareDocument }
  | { why: 'documentNotFound' }
  | { why: 'documentChanged'; current: CareDocument }

/** Gives a document another title, unless somebody has changed it since. The same again changes nothing. `now` is epoch milliseconds. */
export async function renameDocument(
  uid: string,
  place: DocumentPlace,
  said: DocumentChange,
  now: number,
): Promise<Renamed | NoPlace> {
  const outcome = await actOnDocument<Renamed>(place, uid, now, ({ known, membership, name }) => {
    if (known === null) return { answer: { why: 'documentNotFound' } }
    const answer = renamed(known, said, actorInHome(uid, name, membership?.role ?? null), now)
    if ('why' in answer) return { answer: { ...answer, current: known } }
    if (!answer.changed) return { answer }
    const { document } = answer
    return { answer, becomes: { document, said: { action: 'document.rename', fields: ['title'] } } }
  })
  return 'why' in outcome ? outcome : outcome.answer
}
