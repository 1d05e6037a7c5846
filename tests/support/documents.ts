import type { CareDocument } from '@vigie/domain/care/document'
import { type DocumentPlace, documentPath, keptPath } from '@vigie/domain/paths'
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
  keptAs: null,
  cameLate: false,
  ...change,
})

/** Keeps a document, as if somebody had sent it a while ago, and it had been looked at. */
export async function keepDocument(
  place: DocumentPlace,
  bytes: BodyInit,
  change: Partial<CareDocument> = {},
): Promise<void> {
  const document = newDocument({ keptAs: 'kept', ...change })
  await db.doc(documentPath(place)).set(document)
  const path = document.keptAs === null ? documentPath(place) : keptPath(place, document.keptAs)
  await sendFile('server', path, bytes, { contentType: document.contentType })
}
