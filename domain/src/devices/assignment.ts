import { type Assignment, type CallsHeard, callsHeardSchema, type Device, maxFormer } from './device.ts'

/**
 * Who had the device at an instant. What happened before anybody is known to have had it belongs to the first who is
 * known: a device is heard from while it is being installed.
 */
export function residentAt(assignment: Assignment, at: number): string {
  return formerAt(assignment, at)?.beneficiaryId ?? assignment.beneficiaryId
}

/**
 * What the device had said of calls when it went from whoever had it at an instant: by it the uplinks of that time are judged
 * that come after. Null where they have it still, or it is not known.
 */
export function heardUntilMoved(assignment: Assignment, at: number): CallsHeard | null {
  return formerAt(assignment, at)?.heard ?? null
}

function formerAt({ since, former }: Assignment, at: number) {
  return at >= since ? undefined : (former.findLast(({ from }) => at >= from) ?? former[0])
}

/** The assignment of a device, with its state until then (null: not known), that another resident has from `now` on, with whom no care is under way yet. */
export function givenTo(
  assignment: Assignment,
  device: Device | null,
  beneficiaryId: string,
  now: number,
): Assignment {
  const { beneficiaryId: formerId, since: from, silenced: _, ...kept } = assignment
  const heard = device && { heard: callsHeardSchema.parse(device) }
  const ended = { beneficiaryId: formerId, from, to: now, ...heard }
  return {
    ...kept,
    beneficiaryId,
    since: now,
    former: [...kept.former, ended].slice(-maxFormer),
  }
}

/** The state of a device from which nothing was heard yet since it came to its resident. */
export function startedAnew({
  type,
  location,
  since,
}: Pick<Assignment, 'type' | 'location' | 'since'>): Device {
  return {
    type,
    location,
    assignedAt: since,
    lastSeenAt: null,
    lastEvent: null,
    readings: {},
    battery: null,
    signal: null,
    day: null,
  }
}
