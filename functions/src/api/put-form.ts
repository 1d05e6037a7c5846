import type { documentFormSchema } from '@vigie/domain/api/document-calls'
import { documentNewsSchema } from '@vigie/domain/care/document'
import { typeOfFile } from '@vigie/domain/care/document-types'
import type { Person } from '@vigie/domain/people/permissions'
import type { z } from 'zod'
import { putDocument } from '../documents/put-document.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { parse } from './let-in.ts'

/** Keeps the document of a form, of a resident or, where `bid` is null, of the home itself. Throws ApiError. */
export async function putForm(
  person: Person,
  of: { eid: string; bid: string | null },
  { id, title, file }: z.output<typeof documentFormSchema>,
) {
  const contentType = typeOfFile(file)
  if (contentType === null) throw new ApiError('documentTypeNotTaken')
  const news = {
    title: title ?? file.name.slice(0, 200),
    fileName: file.name,
    contentType,
    size: file.size,
  }
  const { size: _, ...said } = parse(documentNewsSchema, news)
  const bytes = Buffer.from(await file.arrayBuffer())
  return doneOr(await putDocument(person, { ...of, id }, said, bytes, Date.now()))
}
