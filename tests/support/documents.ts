import type { CareDocument } from '@vigie/domain/care/document'
import { type DocumentPlace, documentPath } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { sendFile } from './storage.ts'

/** What is known of a document that is there. */
export const newDocument = (change: Partial<CareDocument> = {}): CareDocument => ({
  title: 'Lettre',
  fileName: 'lettre.pdf',
  contentType: 'application/pdf',
  size: 15,
  by: 'somebody',
  byName: 'Quelqu’un',
  at: Date.now(),
  updatedAt: null,
  state: 'ready',
  refusal: null,
  until: null,
  sentAs: null,
  ...change,
})

/** Keeps a document, as if somebody had sent it a while ago; the record first, or its bytes would be nobody's. */
export async function keepDocument(
  place: DocumentPlace,
  bytes: BodyInit,
  change: Partial<CareDocument> = {},
): Promise<void> {
  const document = newDocument(change)
  await db.doc(documentPath(place)).set(document)
  await sendFile('server', documentPath(place), bytes, { contentType: document.contentType })
}
