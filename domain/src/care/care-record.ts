import { z } from 'zod'
import { maxDocumentBytes } from '../constants.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { periodicities, taskTypes } from './enums.ts'

/** `…/beneficiaries/{bid}/tasks/{tid}`: something to be done for a resident, once or again and again. */
export const taskSchema = z.object({
  title: z.string().max(200),
  description: z.string().min(1).max(5_000),
  type: z.literal(Object.values(taskTypes)),
  startAt: instantSchema,
  endAt: instantSchema.nullable(),
  startEvery: z.number().int().min(1).nullable(),
  periodicity: z.literal(Object.values(periodicities)).nullable(),
  /** Number of occurrences; null is without end. */
  repeat: z.number().int().min(1).nullable(),
  nbDone: z.number().int().min(0),
  activated: z.boolean(),
  completed: z.boolean(),
  addedBy: idSchema,
})
export type Task = z.infer<typeof taskSchema>

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
