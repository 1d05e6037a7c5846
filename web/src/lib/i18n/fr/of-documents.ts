import { callFailed } from './call-failed-documents.ts'
import { documents } from './documents.ts'

/** What is read of documents, and said where a call about them fails, in French (fr-CA). */
export const ofDocuments = { callFailed, documents }
