import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { announced } from '@vigie/domain/care/document-acts'
import type { DocumentPlace } from '@vigie/domain/paths'
import type { Person } from '@vigie/domain/people/permissions'
import { actOnDocument, type NoPlace } from '../data/documents.ts'
import { msUntilWritten } from '../data/written-of-day.ts'

type Outcome = ReturnType<typeof announced> | { why: 'tooManyDocumentsOfDay'; waitMs: number }

/**
 * Notes that somebody is about to send a document: its record is the ticket by which Cloud Storage takes the bytes. The same again
 * changes nothing. `now` is epoch milliseconds.
 */
export async function announceDocument(
  person: Person,
  place: DocumentPlace,
  said: DocumentNews,
  now: number,
): Promise<{ changed: boolean; document: CareDocument } | Extract<Outcome, { why: string }> | NoPlace> {
  // Beside the transaction, which would have to wait for each document that they announce at the time.
  const waitMs = await msUntilWritten('documentsGroup', person.uid, now)
  const outcome = await actOnDocument<Outcome>(
    place,
    person.uid,
    now,
    ({ known, taken, membership, name }) => {
      const answer = announced({ access: { person, membership }, byName: name, said, known, taken, now })
      if (known === null && !('why' in answer) && waitMs > 0)
        return { answer: { why: 'tooManyDocumentsOfDay', waitMs } }
      if ('why' in answer || !answer.changed) return { answer }
      const fields = ['title', 'fileName', 'contentType', 'size'] as const
      return { answer, becomes: { document: answer.document, said: { action: 'document.add', fields } } }
    },
  )
  return 'why' in outcome ? outcome : outcome.answer
}
