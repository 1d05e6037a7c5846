import { z } from 'zod'
import { deliveryIdSchema, idSchema, instantSchema } from '../ids.ts'

/** Somebody who does not come for an alert any more that they were told of. */
const leftSchema = z.object({ uid: idSchema, alertId: idSchema })
export type Left = z.infer<typeof leftSchema>

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
  /** Who has left which of the alerts since, or had just let go of it as they were told (docs/adr/0145-who-left-was-not-reached.md); missing: nobody. */
  left: z.array(leftSchema).optional().catch(undefined),
})
export type Wave = z.infer<typeof waveSchema>
