import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** The number that a device itself gave an uplink. It begins anew when the device joins its network again. */
export const frameSchema = z.object({
  /** The address that the device got when it joined, hexadecimal: another one each time. */
  session: z.string().regex(/^[\da-f]{8}$/),
  count: z.number().int().min(0),
})
export type Frame = z.infer<typeof frameSchema>

/** What tells of one uplink of a device whether it was sent before or after another. */
export const uplinkMomentSchema = z.object({
  /** By the clock of the gateway that heard it. */
  at: instantSchema,
  /** By the clock of Pub/Sub when it took the message. */
  publishedAt: instantSchema,
  frame: frameSchema.optional(),
})
export type UplinkMoment = z.infer<typeof uplinkMomentSchema>

/**
 * Whether one uplink was sent after another of the same device. Each of the three that tell may be wrong: a gateway's clock
 * may be slow, a message may have been published late, a count may have begun anew. Two of them decide; where the device did
 * not count both in one session, when they were published (docs/adr/0039-two-of-three-tell-the-order.md).
 */
export function isAfter(one: UplinkMoment, other: UplinkMoment): boolean {
  const byClock = one.at - other.at
  const byPublishing = one.publishedAt - other.publishedAt
  const byCount = countApart(one, other)
  if (byCount === null) return (byPublishing || byClock) > 0
  return Math.sign(byCount) + Math.sign(byPublishing || byCount) + Math.sign(byClock) > 0
}

/** Whether two messages tell of the same uplink, published again perhaps. */
export function isSameUplink(one: UplinkMoment, other: UplinkMoment): boolean {
  return (countApart(one, other) ?? one.at - other.at) === 0
}

/** Whether the device itself says that it sent one right after the other; where it did not count both, it does not. */
export function isNextUplink(one: UplinkMoment, other: UplinkMoment): boolean {
  return countApart(one, other) === 1
}

function countApart({ frame }: UplinkMoment, { frame: other }: UplinkMoment): number | null {
  return frame === undefined || frame.session !== other?.session ? null : frame.count - other.count
}
