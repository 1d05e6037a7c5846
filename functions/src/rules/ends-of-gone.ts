import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { endOf, goesOnBy } from '@vigie/domain/rules/durations'
import { inOrder, type ToldEvent } from '@vigie/domain/rules/told-event'
import type { WindowFiring } from '@vigie/domain/rules/window-verdict'
import { readAssignment } from '../data/devices.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { endOfStay } from '../data/stays.ts'
import { readWatchedDevices, type WatchedDevice } from '../data/watched.ts'

/** Of which resident of which home. */
interface Whose {
  eid: string
  bid: string
}

/**
 * What was told of a resident, and an end to what would go on for ever by a device that they have no more: when it was given to somebody else, when they got another in its place, or, where
 * nobody knows when it was taken away, when it told of it. One read for each device of theirs, and for each by which something goes on.
 */
export async function withEndsOfGone(
  whose: Whose,
  { action, deviceTypes }: Pick<ConditionalRule, 'action' | 'deviceTypes'>,
  events: readonly ToldEvent[],
): Promise<ToldEvent[]> {
  const goingOn = goesOnBy(action, events)
  if (goingOn.length === 0) return [...events]
  const devices = await readWatchedDevices(whose.eid, whose.bid, deviceTypes)
  const ends = await Promise.all(
    goingOn.map(async (last) => {
      const leftAt = await leftAtOf(whose, last, devices)
      return leftAt === null ? [] : endOf(last, leftAt)
    }),
  )
  return [...events, ...ends.flat()]
}

const minuteMs = 60_000

/** The readings that held for long enough while their sensor was the resident's. One read for each. */
export async function withoutGone(
  whose: Whose,
  { heldMinutes }: Pick<ConditionalRule, 'heldMinutes'>,
  firings: readonly WindowFiring[],
  events: readonly ToldEvent[],
): Promise<WindowFiring[]> {
  const held = await Promise.all(
    firings.map(async (firing) => {
      const { deviceId, at } = firing.cause
      const last = inOrder(events).findLast((one) => one.deviceId === deviceId)
      const leftAt = last ? await leftAtOf(whose, last, []) : null
      return leftAt === null || at + (heldMinutes ?? 0) * minuteMs <= leftAt ? firing : []
    }),
  )
  return held.flat()
}

/** When a device left whoever it was of as it last told; null: they have it still, or it cannot be read whether they do. */
async function leftAtOf(
  { eid, bid }: Whose,
  last: ToldEvent,
  devices: readonly WatchedDevice[],
): Promise<number | null> {
  const assignment = await readAssignment(last.deviceId).catch(unlessSpoilt)
  if (assignment === undefined) return null
  const left = assignment?.former.findLast((one) => one.beneficiaryId === bid && one.to >= last.at)
  if (left) return left.to
  const ended = await endOfStay({ eid, bid, deviceId: last.deviceId }, last.at)
  if (ended !== null) return ended
  if (assignment?.establishmentId === eid && assignment.beneficiaryId === bid) return null
  const others = devices.flatMap(({ assignedAt }) => (assignedAt > last.at ? assignedAt : []))
  return others.length === 0 ? last.at : Math.min(...others)
}

/** Of where it is nothing can be said: what goes on is worth more. */
function unlessSpoilt(error: unknown): undefined {
  if (!(error instanceof SpoiltDocument)) throw error
}
