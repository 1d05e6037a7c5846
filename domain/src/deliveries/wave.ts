import { z } from 'zod'
import { deliveryIdSchema, idSchema, instantSchema } from '../ids.ts'

/** `establishments/{eid}/waves/{waveId}`: all messages that are queued at the same time, taken up together. */
export const waveSchema = z.object({
  /** Its own id; of a wave of next channels the id of the first one, which lists these messages too. */
  first: idSchema,
  /** The alerts that the messages stand for. */
  alertIds: z.array(idSchema).max(100),
  /** Far more than a home's rules tell of one event, and still well within a document. */
  deliveryIds: z.array(deliveryIdSchema).max(2_000),
  createdAt: instantSchema,
  /** When the sweep is to see whether all that became of its messages is told; null: nothing is left to tell. */
  dueAt: instantSchema.nullable(),
})
export type Wave = z.infer<typeof waveSchema>
