import { handoverSpan } from '@vigie/domain/time/shift-span'
import { addReader } from '../data/handover-marks.ts'
import { readShifts } from '../data/homes.ts'

/** Who says so, and in which home. */
interface Reader {
  eid: string
  uid: string
}

/**
 * Notes that somebody has read what the shift before the one of `now` left, once however often they say so; or says why not: another
 * shift has begun since they saw it. `now` is epoch milliseconds.
 */
export async function markRead(
  { eid, uid }: Reader,
  seen: { shiftId: string; from: number },
  now: number,
): Promise<{ changed: boolean } | { why: 'establishmentNotFound' | 'handoverOver' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'establishmentNotFound' }
  const span = handoverSpan(home.shifts, now, home.timeZone)
  if (span === null || span.shift.id !== seen.shiftId || span.from !== seen.from)
    return { why: 'handoverOver' }
  const { shift, from, until } = span
  return addReader({ eid, uid }, { shiftId: shift.id, from, until }, now)
}
