import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'

/** On so many devices a person has notifications at most: of one more, the one that was registered first goes. */
export const mostPushDevices = 10

/** A device names itself, by a name that nobody can guess; who holds it knows its token too, for a name stands in clear on a tablet that is shared. */
export const pushDeviceIdSchema = z.uuid()

/** What FCM calls a browser that takes notifications. Source: https://firebase.google.com/docs/cloud-messaging/manage-tokens */
export const pushTokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_:-]+$/)
  .min(20)
  .max(4_096)
  .meta({ examples: ['fGhtR8aNiUY:APA91bHun4Yx'] })

/** `pushDevices/{deviceId}`: a device that notifications of one person go to, the last who registered it. */
export const pushDeviceSchema = z.object({
  uid: idSchema,
  token: pushTokenSchema,
  registeredAt: instantSchema,
  /** Since when its notifications have been this person's without a break. */
  heldSince: instantSchema,
})
export type PushDevice = z.infer<typeof pushDeviceSchema>
