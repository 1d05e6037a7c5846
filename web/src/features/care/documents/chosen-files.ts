import { type CareDocument, type DocumentNews, documentNewsSchema } from '@vigie/domain/care/document'
import { savedAs, typeOfFile } from '@vigie/domain/care/document-types'
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
    news: {
      title: titleOf(file.name),
      // Some are called without an ending, by another one than browsers go by, or with spaces about it.
      fileName: savedAs(file.name.trim(), contentType),
      contentType,
      size: file.size,
    },
  }
}

/** Whether a file that was chosen is the one that a document was announced for, as far as can be told before it is sent. */
export function isFileOf(
  { news }: Chosen,
  document: Pick<CareDocument, 'fileName' | 'contentType' | 'size'>,
): boolean {
  const said = documentNewsSchema.safeParse(news).data
  return (['fileName', 'contentType', 'size'] as const).every((field) => said?.[field] === document[field])
}

/** By which it is told that a file is there already: what it is called, and how long it is. */
export type NameAndSize = Pick<CareDocument, 'fileName' | 'size'>

/** Of each file that was chosen, whether it is there already: among what is known, or before it among those that were chosen with it. */
export function areThere(files: readonly Chosen[], known: readonly NameAndSize[]): boolean[] {
  const keyOf = ({ fileName, size }: NameAndSize) => `${size} ${fileName.trim()}`
  const there = new Set(known.map(keyOf))
  return files.map(({ news }) => {
    if (news === null) return false
    const key = keyOf(news)
    const isThere = there.has(key)
    there.add(key)
    return isThere
  })
}

/** What a document is called at first: its file, without the ending. */
export const titleOf = (fileName: string): string =>
  (fileName.replace(/\.[^.]{1,5}$/, '') || fileName).slice(0, 200)
