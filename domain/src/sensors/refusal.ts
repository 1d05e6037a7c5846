import { z } from 'zod'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'

/** Why a sensor message was refused (docs/gateway.md). The dead-letter topic carries it as attribute `reason`. */
export const refusalReasons = [
  'malformedJson',
  'invalidEvent',
  'missingApiKey',
  'wrongApiKey',
  'unknownDevice',
  'establishmentInactive',
  'undecodable',
  'kindNotOfDevice',
  'impossibleValue',
  'tooManyEvents',
  'inFuture',
  'tooOld',
  'cannotBeStored',
  'unreadableRecord',
] as const
export const refusalReasonSchema = z.enum(refusalReasons)
export type RefusalReason = z.infer<typeof refusalReasonSchema>

/** `refusals/{messageId}`: what an administrator sees and counts; the message itself is on the dead-letter topic. */
export const refusalSchema = z.object({
  reason: refusalReasonSchema,
  /** What exactly was wrong, in English, without the offending values. */
  detail: z.string().max(500),
  deviceId: devEuiSchema.nullable(),
  gatewayId: z.string().max(120).nullable(),
  establishmentId: idSchema.nullable(),
  /** Somebody may have called for help: what the message says of itself, whoever sent it. */
  callForHelp: z.boolean(),
  at: instantSchema,
})
export type Refusal = z.infer<typeof refusalSchema>
