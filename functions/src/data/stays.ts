import type { Transaction } from '@google-cloud/firestore'
import { deviceSchema } from '@vigie/domain/devices/device'
import { type FormerDevice, formerDeviceSchema } from '@vigie/domain/devices/former-device'
import { livedBy, type Signs } from '@vigie/domain/devices/silences'
import { establishmentIdOf, paths, stayPaths } from '@vigie/domain/paths'
import type { Stay } from '@vigie/domain/trends/stays'
import type { DevicePlace } from './devices.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** Of a device's record what says when it lived. */
export const signsSchema = deviceSchema.pick({ type: true, lastSeenAt: true, silences: true })
const knownSchema = signsSchema.extend({ assignedAt: deviceSchema.shape.assignedAt })

/**
 * Which devices a resident has, and which they had, since and until when; one that cannot be read is reported, and left out. A read for each, in no transaction: what ingest writes with each event
 * would hold one up, and nothing that comes meanwhile changes what was before.
 */
export async function readStays({ eid, bid }: { eid: string; bid: string }): Promise<Stay[]> {
  const db = firestore()
  const has = await db
    .collection(paths.devices(eid, bid))
    .select(...Object.keys(knownSchema.shape))
    .get()
  // Afterwards: one that is taken away in between is found there.
  const had = await db.collection(stayPaths.all(eid, bid)).get()
  return [
    ...has.docs.flatMap((stored) => {
      const known = readOrReport(knownSchema, stored)
      if (known === null) return []
      const { type, assignedAt: from } = known
      return { deviceId: stored.id, type, from, until: null, lived: livedBy(known) }
    }),
    ...had.docs.flatMap((stored) => readOrReport(formerDeviceSchema, stored) ?? []),
  ]
}

/** Keeps, with the transaction that takes a device away from a resident, that it was theirs, and when it lived, as far as its state (null: it cannot be read) says so. One write. */
export function keepStay(
  transaction: Transaction,
  { establishmentId: eid, beneficiaryId: bid, deviceId }: DevicePlace,
  { state, ...stay }: Omit<FormerDevice, 'deviceId' | 'lived'> & { state: Signs | null },
): void {
  const former: FormerDevice = { deviceId, ...stay, lived: state ? livedBy(state) : [] }
  transaction.set(firestore().doc(stayPaths.one(eid, bid, deviceId, stay.from)), former)
}

/** A device with a resident who has it no more. */
interface FormerPlace {
  eid: string
  bid: string
  deviceId: string
}

async function readEnded({ eid, bid, deviceId }: FormerPlace): Promise<FormerDevice[]> {
  const { docs } = await firestore()
    .collection(stayPaths.all(eid, bid))
    .where('deviceId', '==', deviceId)
    .get()
  return docs.flatMap((stored) => readOrReport(formerDeviceSchema, stored) ?? [])
}

const stayAt = (ended: readonly FormerDevice[], at: number) =>
  ended.find(({ from, until }) => from <= at && at <= until)

/** When a device was taken away from a resident who had it at an instant; null: that is not known. One query. */
export async function endOfStay(place: FormerPlace, at: number): Promise<number | null> {
  return stayAt(await readEnded(place), at)?.until ?? null
}

/** Where a device hung with a resident who had it at an instant, or had it last of what is known; null: that is not kept. One query. */
export async function placeOfStay(place: FormerPlace, at: number): Promise<string | null> {
  const stays = (await readEnded(place)).toSorted((one, other) => other.until - one.until)
  return (stayAt(stays, at) ?? stays[0])?.location ?? null
}

/** With whom of a home, and where, a device hung that it has no more: the last of them; null where it never had it, or where is not kept. One query. */
export async function lastPlaceOf(
  eid: string,
  deviceId: string,
): Promise<{ beneficiaryId: string; location: string } | null> {
  const { docs } = await firestore().collectionGroup(stayPaths.group).where('deviceId', '==', deviceId).get()
  const [last] = docs
    .filter(({ ref }) => establishmentIdOf(ref.path) === eid)
    .flatMap((stored) => {
      const stay = readOrReport(formerDeviceSchema, stored)
      return stay === null ? [] : { ...stay, beneficiaryId: stored.ref.parent.parent?.id }
    })
    .toSorted((one, other) => other.until - one.until)
  const { beneficiaryId, location } = last ?? {}
  return beneficiaryId === undefined || location === undefined ? null : { beneficiaryId, location }
}
