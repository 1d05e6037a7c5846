import { answered, type Notice } from '@vigie/domain/notices/notice'
import { readCallsOf } from '../data/calls-of-wave.ts'
import { readNoticesOf, setNotice, withNotice } from '../data/notices.ts'
import { wavePlaceSchema } from '../data/waves.ts'

/**
 * Ends what the screens of a home say of calls for help that became no alert, for each device a call of which a wave asks people to come for
 * (docs/adr/0164-a-call-that-got-through-ends-its-notice.md). The same wave again changes nothing, nor does one of before the call that became none. One query, and two
 * reads and one of each alert where something is said.
 */
export async function endNotices(params: unknown): Promise<void> {
  const { establishmentId: eid, waveId } = wavePlaceSchema.parse(params)
  if (eid === null) return
  const named = (await readNoticesOf(eid)).filter(({ notice }) => notice.deviceIds.length > 0)
  if (named.length === 0) return
  const calls = await readCallsOf(eid, waveId)
  const after = (notice: Notice) => calls.reduce<Notice>((left, call) => answered(left, call) ?? left, notice)
  for (const { id, notice } of named) {
    if (after(notice) === notice) continue
    await withNotice(id, async (transaction, known) => {
      const left = known && after(known)
      if (left !== null && left !== known) setNotice(transaction, id, left)
    })
  }
}
