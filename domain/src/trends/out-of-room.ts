import type { Between } from '../rules/durations.ts'
import { isSign } from '../rules/signs.ts'
import { inOrder, type ToldEvent } from '../rules/told-event.ts'

/**
 * When somebody was out of their room, as far as its sensors tell: from an opening of the door, or the antiwandering sensor, to the next opening, or to whatever
 * is told in the room. Whoever lies or sits, by the pad, stays in it though somebody else opens the door. One that nothing has ended has no end.
 */
export function outOfRoom(events: readonly ToldEvent[]): Between[] {
  const pieces: Between[] = []
  const resting = new Set<string>()
  let since: number | null = null
  const back = (at: number) => {
    if (since !== null && since < at) pieces.push({ from: since, until: at })
    since = null
  }
  for (const { kind, at, deviceId } of inOrder(events.filter((event) => isSign(event.kind)))) {
    if (kind === 'doorClose') continue
    if (kind === 'wanderingDetected') since ??= at
    else if (kind !== 'doorOpen') back(at)
    else if (since !== null) back(at)
    else if (resting.size === 0) since = at
    if (kind === 'layDown' || kind === 'sitDown') resting.add(deviceId)
    if (kind === 'standUp') resting.delete(deviceId)
  }
  back(Number.POSITIVE_INFINITY)
  return pieces
}
