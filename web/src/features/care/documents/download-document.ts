import { savedAs } from '@vigie/domain/care/document-types'
import i18next from 'i18next'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { fetchDocument } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'

/** For how long a browser may take to begin saving what it was given, in milliseconds. */
const savedWithinMs = 60_000

/** Fetches a document and hands it to the browser, which saves it under its own name. */
export async function downloadDocument(
  { eid, bid }: Pick<DocumentsOf, 'eid' | 'bid'>,
  document: KnownDocument,
): Promise<void> {
  const { id: fid, title } = document
  const told = tell({
    kind: 'info',
    text: () => i18next.t('documents.fetching', { title }),
    lastsMs: savedWithinMs,
  })
  try {
    const never = new AbortController().signal
    save(await fetchDocument({ eid, bid, fid }, never), document)
  } catch (error) {
    tellFailure(error, () => i18next.t('documents.notFetched', { title }))
  } finally {
    dismiss(told)
  }
}

/** Hands the bytes of a document to the browser, to be saved under its name, which ends as its type does. */
export function save(bytes: Blob, { fileName, contentType }: KnownDocument): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = savedAs(fileName, contentType)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), savedWithinMs)
}
