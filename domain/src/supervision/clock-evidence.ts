import { z } from 'zod'
import { gatewaySchema } from '../care/api-keys.ts'
import { clockSkewMs, lateAfterMs } from '../constants.ts'
import { devEuiSchema, instantSchema } from '../ids.ts'

/** That messages told a time at which no warning alerts. */
export const offClockSchema = z.object({
  /** When the latest of them was published. */
  at: instantSchema,
  /** The most by which one of them was ahead of its publishing, milliseconds; below zero: behind. Waiting makes it only less. */
  aheadMs: z.number(),
  /** Whose they were; null: several devices'. */
  deviceId: devEuiSchema.nullable(),
})
export type OffClock = z.infer<typeof offClockSchema>

/** What messages said of the clock by which they tell the time. */
export const clockEvidenceSchema = z.object({
  /** When one was last published that told the right time. */
  rightAt: instantSchema.optional(),
  off: offClockSchema.optional(),
})
export type ClockEvidence = z.infer<typeof clockEvidenceSchema>

/** A gateway's record with what its messages said of its clock, and what silence goes by. Only the server reads these. */
export const notedGatewaySchema = gatewaySchema.extend({
  ...clockEvidenceSchema.shape,
  /** When the latest of its messages was published that was taken in; missing: all of them were refused, as far as is known. */
  takenAt: instantSchema.optional(),
})
export type NotedGateway = z.infer<typeof notedGatewaySchema>

/** A minute less than an event is live for: at the edge some of them alert and others do not. */
const behindAtMostMs = lateAfterMs - 60_000

/** Whether a message that is ahead of its publishing by so many milliseconds tells the right time, as far as alerts go. */
export const isRightTime = (aheadMs: number): boolean => aheadMs <= clockSkewMs && aheadMs >= -behindAtMostMs

/** By how much the latest time that a message tells is ahead of its publishing; null: it tells none. Epoch milliseconds. */
export function aheadOf(told: readonly (number | null)[], publishedAt: number): number | null {
  const known = told.filter((at) => at !== null)
  return known.length === 0 ? null : Math.max(...known) - publishedAt
}

/** A message as it speaks of a clock. */
export interface ClockWord {
  deviceId: string
  publishedAt: number
  aheadMs: number
}

/** The evidence after one more message: the same in whatever order, and however often, they come. */
export function evidenceAfter(
  { rightAt, off }: ClockEvidence,
  { deviceId, publishedAt, aheadMs }: ClockWord,
): ClockEvidence {
  if (isRightTime(aheadMs)) return { rightAt: Math.max(rightAt ?? 0, publishedAt), ...(off && { off }) }
  const next: OffClock = {
    at: Math.max(off?.at ?? 0, publishedAt),
    aheadMs: Math.max(off?.aheadMs ?? Number.NEGATIVE_INFINITY, aheadMs),
    deviceId: off === undefined || off.deviceId === deviceId ? deviceId : null,
  }
  return { ...(rightAt !== undefined && { rightAt }), off: next }
}
