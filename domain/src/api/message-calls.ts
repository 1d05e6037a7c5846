import { z } from 'zod'
import { alertSchema, resolutionSchema } from '../alerts/alert.ts'
import { channelSchema } from '../alerts/channel.ts'
import { deliverySchema } from '../deliveries/delivery.ts'
import { deliveryIdSchema, idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const retryDeliveryCall = defineCall({
  operationId: 'retryDelivery',
  method: 'post',
  path: '/api/establishment/:eid/delivery/:did/retry',
  summary: 'Send a message that failed once more, while nobody has come for what it tells of',
  params: z.object({ eid: idSchema, did: deliveryIdSchema }),
  body: z.strictObject({
    /** The message's `attempts` as they were seen: the same wish twice sends once. */
    attempts: z.int().min(0),
  }),
  answer: z.object({
    /** Whether this call has it sent: false for a repetition, and where it did not fail. */
    changed: z.boolean(),
  }),
  refusals: ['forbidden', 'deliveryNotFound', 'deliveryAnswered'],
})

/** A message to oneself about an alert, without its words and the address that it went to. */
const ownMessageSchema = deliverySchema
  .pick({ channel: true, state: true, createdAt: true, deliveredAt: true, lastError: true })
  .extend({ id: deliveryIdSchema })
export type OwnMessage = z.infer<typeof ownMessageSchema>

/** An alert that one was written to about, as one may read it now, and these messages, latest first. */
const ownAlertSchema = z.object({
  establishmentId: idSchema,
  alert: alertSchema.omit({ timeline: true }).extend({
    id: idSchema,
    /** Why it was resolved; null where it was not. */
    resolution: resolutionSchema.nullable(),
  }),
  messages: z.array(ownMessageSchema).min(1),
})
export type ToldAlert = z.infer<typeof ownAlertSchema>

/** One of one's own channels: when a message last arrived there, and when one last did not, of those that are kept; null: none. */
const provenChannelSchema = z.object({
  channel: channelSchema,
  deliveredAt: instantSchema.nullable(),
  failedAt: instantSchema.nullable(),
})
export type ProvenChannel = z.infer<typeof provenChannelSchema>

/** How many messages one answer is made of. */
export const ownMessagesAtOnce = 60

export const getOwnMessagesCall = defineCall({
  operationId: 'getOwnMessages',
  method: 'get',
  path: '/api/messages',
  summary: `The alerts that one was written to about, in whichever establishment, by their latest message, ${ownMessagesAtOnce} messages at once, and which of one’s channels are known to work`,
  params: z.object({}),
  /** `before`: the `next` of the answer before; what is of that very instant comes in both. */
  query: z.object({ before: z.coerce.number().int().min(0).optional() }),
  answer: z.object({
    alerts: z.array(ownAlertSchema),
    /** Those that cannot be read, by their ids. */
    unreadable: z.array(idSchema),
    channels: z.array(provenChannelSchema),
    /** What to go on from; null: there is nothing earlier. */
    next: instantSchema.nullable(),
  }),
  refusals: [],
})
