import type { Alert } from '../alerts/alert.ts'
import { lostAfter } from './lost-calls.ts'
import { fateOf, type Notice, type NoticeReason, noticePlaceSchema } from './notice.ts'
import { earlierOf } from './notice-places.ts'
import { isSameCall, toldOf } from './told-calls.ts'

/** A call for help of a device that people were asked to come for: about whom, and when it was made. */
export interface CallAnswered {
  deviceId: string
  beneficiaryId: string
  /** Epoch milliseconds, our clock. */
  at: number
}

/** The steps by which an alert calls for somebody: those of its escalation remind of a call that it made before. */
const callSteps: readonly Alert['timeline'][number]['step'][] = [
  'opened',
  'repeated',
  'calledAgain',
  'released',
]

/**
 * When an alert made the call that messages of an instant ask people to come for, epoch milliseconds: its latest by then, be it that it was open again. Null where none is known.
 * A reminder, or a message on the next channel, is of a call that may be older than one that was lost since.
 */
export function calledBy(
  { timeline, lastCallAt }: Pick<Alert, 'timeline' | 'lastCallAt'>,
  at: number,
): number | null {
  const calls = [lastCallAt, ...timeline.flatMap((one) => (callSteps.includes(one.step) ? one.at : []))]
  const latest = Math.max(...calls.filter((one) => one <= at))
  return Number.isFinite(latest) ? latest : null
}

/**
 * A notice once a later call of one of its devices has had people asked to come to whom that one was about: it names that device no more, and is over where it names
 * none (docs/adr/0164-a-call-that-got-through-ends-its-notice.md); the record of the shift says of each of its calls that was lost before that one that it was answered since. Null: nothing changes. What may have told too few is as true after a call that told somebody, and what
 * could not be read may have been of any device.
 */
export function answered(notice: Notice, call: CallAnswered): Notice | null {
  if (!endsByCall(notice.reason)) return null
  const left = namedLess(notice, call)
  const lost = notice.lost && lostAfter(notice.lost, call)
  if (left === null && lost === notice.lost) return null
  return { ...(left ?? notice), ...(lost && { lost }) }
}

/** The notice as it names whom to go to once such a call was made; null: as before. */
function namedLess(notice: Notice, { deviceId, beneficiaryId, at }: CallAnswered): Notice | null {
  const { earlier = [], ...rest } = notice
  if (!notice.deviceIds.includes(deviceId)) return null
  const { [deviceId]: latest, ...places } = notice.places
  const isOfDevice = (place: { deviceId: string }) => place.deviceId === deviceId
  const named = [...(latest ? [{ ...latest, deviceId }] : []), ...earlier.filter(isOfDevice)]
  const waiting = named.filter(
    (place) => place.beneficiaryId !== beneficiaryId || at <= (place.at ?? notice.lastAt),
  )
  if (named.length === 0 ? at <= notice.lastAt : waiting.length === named.length) return null
  const [next, ...others] = waiting
  const deviceIds = next ? notice.deviceIds : notice.deviceIds.filter((id) => id !== deviceId)
  return {
    ...rest,
    deviceIds,
    places: next ? { ...places, [deviceId]: noticePlaceSchema.parse(next) } : places,
    ...earlierOf([...others, ...earlier.filter((place) => !isOfDevice(place))]),
    toldCalls: toldOf(notice, at).map((told) =>
      isSameCall(told, { deviceId, beneficiaryId }) ? { ...told, isOver: true } : told,
    ),
    // Of whom it had no room to name nobody knows that they were asked for.
    ...(deviceIds.length === 0 && !notice.isCut && { isOver: true }),
  }
}

/** Whether a later call of its device ends what is said for this reason. */
export const endsByCall = (reason: NoticeReason): boolean => ['refused', 'noRule'].includes(fateOf(reason))

/** The notice after all of these calls; the same object where none of them changes it. */
export const answeredBy = (notice: Notice, calls: readonly CallAnswered[]): Notice =>
  calls.reduce((left, call) => answered(left, call) ?? left, notice)

/** Whether one of these calls of a device ends what the notice says of its latest: those about another resident, who had it before, do not. */
export function isLatestAnswered(notice: Notice, deviceId: string, calls: readonly CallAnswered[]): boolean {
  const whose = notice.places[deviceId]?.beneficiaryId
  const theirs = calls.filter(
    (call) => call.deviceId === deviceId && call.beneficiaryId === (whose ?? call.beneficiaryId),
  )
  return endsByCall(notice.reason) && theirs.some((call) => namedLess(notice, call) !== null)
}
