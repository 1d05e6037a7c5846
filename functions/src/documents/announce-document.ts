import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { announced } from '@vigie/domain/care/document-acts'
import type { DocumentPlace } from '@vigie/domain/paths'
import type { Person } from '@vigie/domain/people/permissions'
import { actOnDocument, type NoPlace } from '../data/documents.ts'
import { msUntilWritten } from '../data/written-of-day.ts'

type Outcome = ReturnType<typeof announced> | { why: 'tooManyDocumentsOfDay'; waitMs: number }

/**
 * Notes that somebody is about to send a document: its record is the ticket by which Cloud Storage takes the bytes. The same again
 * changes nothing, and brings none back that was deleted meanwhile. `now` is epoch milliseconds.
 * @param isIdChosen whether the caller chose the id for this document; false: it is made from who sends what, who may do so again
 */
export async function announceDocument(
  person: Person,
  place: DocumentPlace,
  said: DocumentNews,
  now: number,
  isIdChosen = true,
): Promise<{ changed: boolean; document: CareDocument } | Extract<Outcome, { why: string }> | NoPlace> {
  // Beside the transaction, which would have to wait for each document that they announce at the time.
  const waitMs = await msUntilWritten('documentsGroup', person.uid, now)
  const outcome = await actOnDocument<Outcome>(
    place,
    person.uid,
    now,
    ({ known, wasDeleted, taken, membership, name }) => {
      if (wasDeleted && isIdChosen) return { answer: { why: 'documentExists' } }
      const answer = announced({ access: { person, membership }, byName: name, said, known, taken, now })
      if ('why' in answer || !answer.changed) return { answer }
      // Anew as well: it takes the home's space for another hour.
      if (waitMs > 0) return { answer: { why: 'tooManyDocumentsOfDay', waitMs } }
      const fields = ['title', 'fileName', 'contentType', 'size'] as const
      return { answer, becomes: { document: answer.document, said: { action: 'document.add', fields } } }
    },
  )
  return 'why' in outcome ? outcome : outcome.answer
}
