import { isCarePress } from '@vigie/domain/care/care-press'
import { residentAt } from '@vigie/domain/devices/assignment'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
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
  const known = {
    rules: [...live, ...conditional],
    unreadable: [...unreadable, ...unreadableConditions],
  }
  const presses = received.filter(({ event }) => isCarePress(event.kind, type, known))
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
