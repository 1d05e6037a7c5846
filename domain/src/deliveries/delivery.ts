import { z } from 'zod'
import { channelSchema, recipientSchema } from '../alerts/notification-rule.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'

/** `establishments/{eid}/deliveries/{did}`: the outbox, one message to one recipient on one channel (design section 10). */
export const deliverySchema = z.object({
  alertId: idSchema,
  /** The step of the alert this message tells of. */
  step: z.enum(['opened', 'repeated', 'calledAgain']),
  channel: channelSchema,
  recipient: recipientSchema,
  /** An e-mail address or an E.164 number; null only where nobody can be reached, which is `failed` from the start. */
  to: z.string().min(3).max(254).nullable(),
  locale: localeSchema,
  subject: z.string().max(200).nullable(),
  text: z.string().min(1).max(5_000),
  state: z.enum(['pending', 'sending', 'accepted', 'delivered', 'failed']),
  attempts: z.number().int().min(0),
  /** When it may next be tried; only `pending` and `sending` (then the end of the lease) carry one. */
  dueAt: instantSchema.nullable(),
  /** Names who holds the lease, so that a sender that lost it cannot record over the new holder. */
  leaseId: idSchema.nullable(),
  /** A sender vanished or a provider fell silent in the middle of a sending: the recipient may have had this already. */
  possibleRepeat: z.boolean(),
  providerId: z.string().max(120).nullable(),
  lastError: z.string().max(300).nullable(),
  createdAt: instantSchema,
  acceptedAt: instantSchema.nullable(),
  deliveredAt: instantSchema.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>
