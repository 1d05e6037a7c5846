import { z } from 'zod'
import { refusedAfterMs } from '../constants.ts'
import { instantSchema } from '../ids.ts'
import { type OffClock, offClockSchema } from './clock-evidence.ts'
import { gatewayNotedEveryMs } from './clock-notes.ts'

/** A clock that has told no right time for a while, and always off by as much. */
export const clockRunSchema = offClockSchema.extend({
  /** When the first of these messages was published. */
  since: instantSchema,
  /** By how much the first was ahead. */
  firstAheadMs: z.number(),
  /** How many looks found another message. */
  count: z.number().int().min(1),
})
export type ClockRun = z.infer<typeof clockRunSchema>

/** What one and the same clock may seem to be off by, for messages wait. */
const steadyWithinMs = 120_000
const wrongAfterMs = 900_000
const wrongAfterLooks = 3

/**
 * What is known of a clock after one more look: `off` is the latest message that told a wrong time, `rightAt` when one that told a right
 * one was published, to five minutes. What is buffered comes ever less late until it is fresh: that begins anew each time, and is never wrong.
 */
export function runAfter(
  known: ClockRun | undefined,
  off: OffClock | undefined,
  rightAt = 0,
): ClockRun | undefined {
  const run = known !== undefined && rightAt > known.since ? undefined : known
  if (off === undefined || off.at <= Math.max(run?.at ?? 0, rightAt + gatewayNotedEveryMs)) return run
  if (run === undefined) return beginning(off)
  const deviceId = run.deviceId === off.deviceId ? run.deviceId : null
  // What was said to be wrong is so until it tells a right time, and is written anew only for something new.
  if (isClockWrong(run)) {
    const isSame = Math.abs(off.aheadMs - run.aheadMs) <= steadyWithinMs && deviceId === run.deviceId
    return isSame ? run : { ...run, ...off, deviceId }
  }
  if (!isSteady(run.firstAheadMs, off.aheadMs)) return beginning(off)
  return { ...run, ...off, deviceId, count: run.count + 1 }
}

/** Whether a clock is wrong, and none that catches up after an outage. */
export const isClockWrong = ({ since, at, count }: ClockRun): boolean =>
  count >= wrongAfterLooks && at - since >= wrongAfterMs

const beginning = (off: OffClock): ClockRun => ({
  ...off,
  since: off.at,
  firstAheadMs: off.aheadMs,
  count: 1,
})

/** A clock that stands still, or was never set, falls ever further behind: nothing that catches up does. */
const isSteady = (first: number, next: number) =>
  Math.abs(next - first) <= steadyWithinMs || (first < -refusedAfterMs && next <= first)
