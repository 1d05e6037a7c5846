import { documentTitleSchema } from '@vigie/domain/care/document'

/** What is wrong with a title, as the key of its words; null: nothing. */
export function titleFault(
  typed: string,
): 'documents.titleMissing' | 'documents.titleTooLong' | 'documents.titleNotShown' | null {
  if (documentTitleSchema.safeParse(typed).success) return null
  const { length } = typed.trim()
  if (length === 0) return 'documents.titleMissing'
  return length > 200 ? 'documents.titleTooLong' : 'documents.titleNotShown'
}
