import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { endOf, goesOnBy } from '@vigie/domain/rules/durations'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { readAssignment } from '../data/devices.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { readWatchedDevices, type WatchedDevice } from '../data/watched.ts'

/** Of which resident of which home. */
interface Whose {
  eid: string
  bid: string
}

/**
 * What was told of a resident, with an end to what would go on for ever by a device that they have no more: when it was given to somebody else, when they got another in its place, or, where
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
  const ends = await Promise.all(goingOn.map((last) => endWhereGone(whose, last, devices)))
  return [...events, ...ends.flatMap((end) => end ?? [])]
}

/** Null: they have it still, or it cannot be read whether they do. */
async function endWhereGone(
  { eid, bid }: Whose,
  last: ToldEvent,
  devices: readonly WatchedDevice[],
): Promise<ToldEvent | null> {
  const assignment = await readAssignment(last.deviceId).catch(unlessSpoilt)
  if (assignment === undefined) return null
  const left = assignment?.former.findLast((one) => one.beneficiaryId === bid && one.to >= last.at)
  if (left) return endOf(last, left.to)
  if (assignment?.establishmentId === eid && assignment.beneficiaryId === bid) return null
  const others = devices.flatMap(({ assignedAt }) => (assignedAt > last.at ? assignedAt : []))
  return endOf(last, others.length === 0 ? last.at : Math.min(...others))
}

/** Of where it is nothing can be said: what goes on is worth more. */
function unlessSpoilt(error: unknown): undefined {
  if (!(error instanceof SpoiltDocument)) throw error
}
