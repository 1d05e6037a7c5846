import { type Assignment, type Device, maxFormer } from './device.ts'

/**
 * Who had the device at an instant. What happened before anybody is known to have had it belongs to the first who is
 * known: a device is heard from while it is being installed.
 */
export function residentAt({ beneficiaryId, since, former }: Assignment, at: number): string {
  if (at >= since) return beneficiaryId
  const then = former.findLast(({ from }) => at >= from) ?? former[0]
  return then?.beneficiaryId ?? beneficiaryId
}

/** The assignment of a device that another resident has from `now` on. */
export function givenTo(assignment: Assignment, beneficiaryId: string, now: number): Assignment {
  const ended = { beneficiaryId: assignment.beneficiaryId, from: assignment.since, to: now }
  return {
    ...assignment,
    beneficiaryId,
    since: now,
    former: [...assignment.former, ended].slice(-maxFormer),
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
