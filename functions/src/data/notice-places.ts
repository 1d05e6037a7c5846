import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { residentAt } from '@vigie/domain/devices/assignment'
import { claimSchema, mostClaims } from '@vigie/domain/devices/claim'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { isNearDevEui } from '@vigie/domain/devices/near-dev-eui'
import type { NoticePlace } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { lastPlaceOf, placeOfStay } from './stays.ts'

const belongsSchema = assignmentSchema.pick({ establishmentId: true, beneficiaryId: true, location: true })
const claimedSchema = claimSchema.pick({ beneficiaryId: true, location: true })
const roomSchema = beneficiarySchema.pick({ room: true })

/** Of a refusal what its place goes by: whose call it was, where that was noted, and when. */
type Call = Pick<Refusal, 'beneficiaryId' | 'at'>

/**
 * Where a device is, with whom, as that home has or claims it, where one hung last that it has no more, or where one was entered that it may be but for a
 * digit; null where nobody can say. Of one that another resident had when the call was made, where it hung with that one: they are to be seen to. Up to three reads, and two queries.
 */
export async function getPlace(
  transaction: Transaction,
  eid: string,
  deviceId: string,
  call: Call,
): Promise<NoticePlace | null> {
  const db = firestore()
  const assigned = await transaction.get(db.doc(paths.assignment(deviceId)))
  const assignment = readOrReport(belongsSchema, assigned)
  const isOfHome = assignment?.establishmentId === eid
  const place = isOfHome
    ? assignment
    : readOrReport(claimedSchema, await transaction.get(db.doc(paths.claim(eid, deviceId))))
  const had = whoseCall(isOfHome ? assigned : null, call)
  const then =
    had === undefined || had === place?.beneficiaryId ? null : await placeThen(eid, deviceId, had, call.at)
  // One that is some home's, or whose record cannot be read, was not retired.
  const isGone = place === null && !assigned.exists
  const former = then === null && isGone ? await lastPlaceOf(eid, deviceId) : null
  const near = then === null && former === null && isGone ? await nearClaim(eid, deviceId) : null
  const { beneficiaryId, location } = then ?? place ?? former ?? near ?? {}
  if (beneficiaryId === undefined || location === undefined) return null
  const resident = await transaction.get(db.doc(paths.beneficiary(eid, beneficiaryId)))
  const room = readOrReport(roomSchema, resident)?.room ?? ''
  return {
    beneficiaryId,
    location,
    room,
    ...(isGone && near === null && { isRetired: true as const }),
    ...(near !== null && { isNear: true as const }),
  }
}

/** Whose call it was: as it was noted, or by who had the device; missing: not known. */
function whoseCall(assigned: DocumentSnapshot | null, { beneficiaryId, at }: Call): string | undefined {
  if (beneficiaryId !== undefined || assigned === null) return beneficiaryId
  const had = readOrReport(assignmentSchema, assigned)
  return had === null ? undefined : residentAt(had, at)
}

/** With whom it was then, and where, as far as that is kept. Beside the transaction: what was does not change. */
async function placeThen(eid: string, deviceId: string, beneficiaryId: string, at: number) {
  return { beneficiaryId, location: (await placeOfStay({ eid, bid: beneficiaryId, deviceId }, at)) ?? '' }
}

/** The one device that a home waits to hear whose DevEUI is a digit off; null where there is none, or several are. Beside the transaction: it only helps to find somebody. */
async function nearClaim(eid: string, deviceId: string) {
  const { docs } = await firestore()
    .collection(paths.claims(eid))
    .select('beneficiaryId', 'location')
    .limit(mostClaims)
    .get()
  const [near, ...others] = docs.filter(({ id }) => isNearDevEui(id, deviceId))
  return others.length === 0 ? readOrReport(claimedSchema, near) : null
}
