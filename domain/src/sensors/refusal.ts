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
export type RefusalReason = (typeof refusalReasons)[number]

/**
 * Why a call for help that was taken in may have told nobody (docs/adr/0037-a-call-that-no-rule-answers.md): no activated
 * live rule of the home is for it; or one that may be for it names nobody, or cannot be read.
 */
export const unansweredReasons = ['noRule', 'unreadableRule'] as const
export type UnansweredReason = (typeof unansweredReasons)[number]

/** How much of a refused message's body is shown, in UTF-16 code units. */
export const longestBodyKept = 4_000

/**
 * `refusals/{messageId}`: what an administrator sees and counts; the message itself is on the dead-letter topic. One of a
 * call for help that was taken in and may have told nobody is `refusals/{messageId}_{reason}`, and so is one that is told to
 * a second home, which claims the device.
 */
export const refusalSchema = z.object({
  reason: z.enum([...refusalReasons, ...unansweredReasons]),
  /** What exactly was wrong, in English, without the offending values. */
  detail: z.string().max(500),
  deviceId: devEuiSchema.nullable(),
  gatewayId: z.string().max(120).nullable(),
  establishmentId: idSchema.nullable(),
  /** Which resident of that home had the device when the message was published; missing where that is not known. */
  beneficiaryId: idSchema.optional().catch(undefined),
  /** Somebody may have called for help: what the message says of itself, whoever sent it. */
  callForHelp: z.boolean(),
  at: instantSchema,
  /**
   * The message's body as text, without any API key and cut off at `longestBodyKept`; null for one that was taken in,
   * or that came without a key of the home. The whole of it, byte for byte, is on the dead-letter topic.
   */
  body: z.string().max(longestBodyKept).nullable().default(null),
})
export type Refusal = z.infer<typeof refusalSchema>
