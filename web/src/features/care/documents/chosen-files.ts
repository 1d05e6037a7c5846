import type { DocumentNews } from '@vigie/domain/care/document'
import { typeOfFile } from '@vigie/domain/care/document-types'
import { maxDocumentBytes } from '@vigie/domain/constants'

/** Why a file cannot be a document. */
export type FileFault = 'tooBig' | 'empty' | 'type'

/** A file as it was chosen: what is to be said of it, or why it cannot be sent. */
export type Chosen = { readonly file: File } & (
  | { readonly fault: FileFault; readonly news: null }
  | { readonly fault: null; readonly news: DocumentNews }
)

/** What there is to be known of a file before any of it is sent. */
export function chosen(file: File): Chosen {
  if (file.size > maxDocumentBytes) return { file, fault: 'tooBig', news: null }
  if (file.size === 0) return { file, fault: 'empty', news: null }
  const contentType = typeOfFile(file)
  if (contentType === null) return { file, fault: 'type', news: null }
  return {
    file,
    fault: null,
    news: { title: titleOf(file.name), fileName: file.name, contentType, size: file.size },
  }
}

/** What a document is called at first: its file, without the ending. */
export const titleOf = (fileName: string): string =>
  (fileName.replace(/\.[^.]{1,5}$/, '') || fileName).slice(0, 200)
