import { answeredBy, type CallAnswered, endsByCall } from '@vigie/domain/notices/answered'
import type { Notice } from '@vigie/domain/notices/notice'
import { readCallsOf } from '../data/calls-of-wave.ts'
import { readNoticesOf, setNotice, withNotice } from '../data/notices.ts'
import { oneAtATime } from '../data/one-at-a-time.ts'
import { wavePlaceSchema } from '../data/waves.ts'

/**
 * Ends what the screens of a home say of calls for help that became no alert, for each device a call of which a wave asks people to come for
 * (docs/adr/0164-a-call-that-got-through-ends-its-notice.md). The same wave again changes nothing, nor does one of before the call that became none, or that reminds of a call of before it. One query, and, where
 * something is said, what `readCallsOf` reads.
 */
export async function endNotices(params: unknown): Promise<void> {
  const { establishmentId: eid, waveId } = wavePlaceSchema.parse(params)
  if (eid === null) return
  const named = (await readNoticesOf(eid)).filter(({ notice }) => waitsForCall(notice))
  if (named.length === 0) return
  const calls = await readCallsOf(eid, waveId)
  // Thirty who call at once are thirty waves about one notice.
  for (const one of named) await oneAtATime(one.id, () => endBy(one, calls))
}

/** Whether it names anybody, or the record of a shift has a call that was not answered since. */
const waitsForCall = ({ reason, deviceIds, lost = [] }: Notice) =>
  endsByCall(reason) && (deviceIds.length > 0 || lost.some((one) => !one.isOver && one.deviceId !== null))

/** Ends what a notice, as it was seen, says of the devices of these calls. */
export async function endBy(
  { id, notice }: { id: string; notice: Notice },
  calls: readonly CallAnswered[],
): Promise<void> {
  if (answeredBy(notice, calls) === notice) return
  await withNotice(id, async (transaction, known) => {
    const left = known && answeredBy(known, calls)
    if (left !== null && left !== known) setNotice(transaction, id, left)
  })
}
