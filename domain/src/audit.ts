import { z } from 'zod'
import { idSchema, instantSchema } from './ids.ts'

/** What a person may do that is written down. */
export const auditActionSchema = z.enum(['alert.acknowledge', 'alert.resolve', 'device.move'])

/** `audit/{id}`: who did what to which record; written by the server with the change itself, and never changed. */
export const auditSchema = z.object({
  at: instantSchema,
  uid: idSchema,
  establishmentId: idSchema.nullable(),
  action: auditActionSchema,
  /** The path of the record. */
  record: z.string().max(500),
  /** What the action was given; no text that a person wrote. */
  details: z.record(z.string(), z.string().max(200)),
})
export type Audit = z.infer<typeof auditSchema>
