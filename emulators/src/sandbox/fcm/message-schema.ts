import { z } from 'zod'

/** Bytes of all data of a message together. Source: https://firebase.google.com/docs/cloud-messaging/customize-messages/set-message-type */
const mostBytes = 4_096
/** Keys that FCM keeps for itself: the same page. */
const reserved = /^(from|message_type|notification)$|^(google|gcm)\./

const bytesOf = (data: Readonly<Record<string, string>>) =>
  Object.entries(data).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0)

/** Lists Urgency's four words, and seconds up to four weeks. Source: RFC 8030, sections 5.2 and 5.3 */
const headersSchema = z
  .strictObject({
    TTL: z
      .string()
      .regex(/^\d+$/)
      .refine((ttl) => Number(ttl) <= 2_419_200)
      .optional(),
    Urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
    Topic: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,32}$/)
      .optional(),
  })
  .optional()

/**
 * What `messages:send` takes, as far as Vigie uses it: a data message to the token of a browser. Source:
 * https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export const sendSchema = z.strictObject({
  validate_only: z.boolean().optional(),
  message: z.strictObject({
    token: z.string().min(1),
    data: z
      .record(
        z.string().refine((key) => !reserved.test(key)),
        z.string(),
      )
      .refine((data) => bytesOf(data) <= mostBytes, 'Message too big'),
    webpush: z.strictObject({ headers: headersSchema }).optional(),
  }),
})
export type FcmSend = z.infer<typeof sendSchema>
