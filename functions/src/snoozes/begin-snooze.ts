import { createHash } from 'node:crypto'
import { beginByPress, beginSnooze as begun } from '@vigie/domain/care/snooze-life'
import type { SnoozeSaid } from '@vigie/domain/care/snooze-said'
import { minutesOfPress, spanOfPress } from '@vigie/domain/care/snooze-time'
import { changeSnoozes, type SnoozeAct, type SnoozeOutcome } from '../data/snoozes.ts'

/**
 * Begins care with a resident, for as long as somebody says from when they pressed, under the id that they chose. The same again changes
 * nothing, also once it was ended, and neither does what would be over by now. `now` is epoch milliseconds.
 */
export async function beginSnooze(
  act: SnoozeAct,
  id: string,
  { deviceId, minutes, pressedAt }: SnoozeSaid,
  now: number,
): Promise<SnoozeOutcome> {
  const span = spanOfPress(pressedAt, minutes, now)
  if (span === null) return { changed: false, goesOn: false }
  return changeSnoozes(
    act,
    'snooze.begin',
    {
      id,
      deviceId,
      change: (snoozes, by) => {
        const begins = by === null ? beginByPress : begun
        return begins(snoozes, { id, deviceId, ...span, by, ended: null }, now)
      },
    },
    now,
  )
}

/** A press of a button that begins care: where it hangs, what names the press, and when it was, by the earlier of its own clock and ours. */
export interface Press {
  eid: string
  bid: string
  deviceId: string
  eventKey: string
  pressedAt: number
}

/** Begins care with whoever has the button. A press that is delivered again, or as late as it would last, silences nothing anew. */
export const beginByButton = (
  { eid, bid, deviceId, eventKey, pressedAt }: Press,
  now: number,
): Promise<SnoozeOutcome> =>
  beginSnooze(
    { eid, bid, uid: null },
    createHash('sha256').update(`${deviceId}\n${eventKey}`).digest('hex').slice(0, 20),
    { deviceId: null, minutes: minutesOfPress, pressedAt },
    now,
  )
