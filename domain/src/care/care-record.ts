import { z } from 'zod'
import { maxDocumentBytes } from '../constants.ts'
import { idSchema, instantSchema } from '../ids.ts'

/** `…/beneficiaries/{bid}/notes/{mid}`: a note. Who reads a private one: docs/permissions.md. */
export const noteSchema = z.object({
  text: z.string().min(1).max(10_000),
  visibility: z.enum(['public', 'private']),
  by: idSchema,
  byName: z.string().max(120),
  at: instantSchema,
})
export type Note = z.infer<typeof noteSchema>

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
