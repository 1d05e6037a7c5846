import { fateOf, type Notice, type NoticeReason } from './notice.ts'

/** A call for help of a device that asked people to come, at an instant: about whom. */
export interface CallAnswered {
  deviceId: string
  beneficiaryId: string
  /** Epoch milliseconds. */
  at: number
}

/**
 * A notice once a later call of one of its devices has had people asked to come to whom that one was about: it names that device no more, and is over where it names
 * none (docs/adr/0164-a-call-that-got-through-ends-its-notice.md). Null: nothing changes. What may have told too few is as true after a call that told somebody, and what
 * could not be read may have been of any device.
 */
export function answered(notice: Notice, { deviceId, beneficiaryId, at }: CallAnswered): Notice | null {
  const { deviceIds, places, lastAt, reason } = notice
  const { [deviceId]: place, ...others } = places
  const isTheirs = place === undefined || place.beneficiaryId === beneficiaryId
  if (!endsByCall(reason) || !deviceIds.includes(deviceId) || at <= (place?.at ?? lastAt) || !isTheirs)
    return null
  const left = deviceIds.filter((id) => id !== deviceId)
  return { ...notice, places: others, deviceIds: left, ...(left.length === 0 && { isOver: true }) }
}

/** Whether a later call of its device ends what is said for this reason. */
export const endsByCall = (reason: NoticeReason): boolean => ['refused', 'noRule'].includes(fateOf(reason))

/** The notice after all of these calls; the same object where none of them changes it. */
export const answeredBy = (notice: Notice, calls: readonly CallAnswered[]): Notice =>
  calls.reduce((left, call) => answered(left, call) ?? left, notice)
