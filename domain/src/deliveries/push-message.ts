import { z } from 'zod'
import { severitySchema } from '../alerts/severity.ts'
import { deliveryIdSchema, idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'

/** 256 random bits, as base64url. */
export const pushPassSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * What a phone is sent, as FCM takes it: text only, and of the alert no more than what may stand on a locked screen
 * (docs/adr/0113-a-notification-beside-the-sms.md).
 */
export const pushDataSchema = z.object({
  text: z.string().min(1).max(500),
  locale: localeSchema,
  severity: severitySchema,
  /** One notification per tag: a later one takes the place of the one before. */
  tag: idSchema,
  /** Where a press opens, a path of ours. */
  path: z.string().startsWith('/').max(500),
  /** By which the phone says that it has shown it, and takes its alert. */
  pass: pushPassSchema,
  /** When it was sent, epoch milliseconds: what a press did that came before it says nothing of it. */
  sentAt: z.string().regex(/^\d+$/),
  /** `yes` where its alert may be taken from the notification. */
  mayTake: z.enum(['yes', 'no']),
})
export type PushData = z.infer<typeof pushDataSchema>

/**
 * `pushPasses/{hash of the pass}`: by which one phone answers one message, for the person to whom it went and for as long as it is of use
 * (docs/adr/0114-taken-from-the-notification.md). Server only.
 */
export const storedPushPassSchema = z.object({
  uid: idSchema,
  deviceId: z.string().max(64),
  establishmentId: idSchema.nullable(),
  deliveryId: deliveryIdSchema,
  attempt: z.int().min(0),
  madeAt: instantSchema,
  until: instantSchema,
})
export type StoredPushPass = z.infer<typeof storedPushPassSchema>
