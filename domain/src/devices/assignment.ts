import { type Assignment, maxFormer } from './device.ts'

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
