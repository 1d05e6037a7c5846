import { z } from 'zod'
import { maxDocumentBytes } from '../constants.ts'
import { idSchema, instantSchema } from '../ids.ts'

/** Metadata of a document of a resident or an establishment; its bytes are in Cloud Storage. */
export const documentSchema = z.object({
  title: z.string().min(1).max(200),
  fileName: z.string().min(1).max(255),
  contentType: z.string().min(1).max(255),
  size: z.number().int().min(0).max(maxDocumentBytes),
  by: idSchema,
  at: instantSchema,
})
export type CareDocument = z.infer<typeof documentSchema>
