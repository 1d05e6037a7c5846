import { careButton, isCarePress } from '@vigie/domain/care/care-press'
import { residentAt } from '@vigie/domain/devices/assignment'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { readSwitchedOff, type SwitchedOff } from '../data/homes.ts'
import { beginByButton } from '../snoozes/begin-snooze.ts'
import { keyOf } from './device-changes.ts'
import type { Grounds } from './grounds.ts'

/**
 * What of a message may call for somebody: all but the presses that begin care, which have begun when this resolves. Rejects where that could
 * not be written: the same press again begins nothing more.
 */
export async function withoutCare(
  deviceId: string,
  received: readonly ReceivedEvent[],
  { assignment, rules }: Grounds,
): Promise<readonly ReceivedEvent[]> {
  const { type, establishmentId: eid, beneficiaryId: bid } = assignment
  const { rules: live = [], conditional = [], unreadable = [], unreadableConditions = [] } = rules ?? {}
  const rulesOf: readonly SwitchedOff[] = [...live, ...conditional]
  const known = {
    rules: rulesOf,
    unreadable: [...unreadable, ...unreadableConditions],
  }
  const pressesBy = (home: typeof known) =>
    received.filter(({ event }) => isCarePress(event.kind, type, home))
  if (pressesBy(known).length === 0) return received
  // A rule that is switched off is asked for where it matters alone: an ordinary press of a call button costs no read more.
  const switchedOff = await readSwitchedOff(eid, careButton, 'buttonPressed')
  const presses = pressesBy({ ...known, rules: [...known.rules, ...switchedOff] })
  if (presses.length === 0) return received
  await Promise.all(
    presses
      // Nobody is silenced by a button that has left their room since.
      .filter(({ belongsAt }) => residentAt(assignment, belongsAt) === bid)
      .map((press) => {
        const { event, publishedAt, receivedAt } = press
        const pressedAt = Math.min(event.occurredAt, publishedAt)
        return beginByButton({ eid, bid, deviceId, eventKey: keyOf(press), pressedAt }, receivedAt)
      }),
  )
  return received.filter((one) => !presses.includes(one))
}
