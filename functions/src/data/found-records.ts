import type { DocumentSnapshot } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import type { SearchEntry } from '@vigie/domain/search/search-entry'
import type { z } from 'zod'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const { avatar, color, caregiverIds } = beneficiarySchema.shape
const residentSchema = beneficiarySchema.pick({ name: true, room: true, state: true }).extend({
  avatar: avatar.catch(null),
  color: color.catch('#0277bd'),
  caregiverIds: caregiverIds.catch([]),
})
const deviceSchema = assignmentSchema.pick({
  establishmentId: true,
  beneficiaryId: true,
  type: true,
  location: true,
})
const memberNameSchema = memberSchema.pick({ uid: true, displayName: true, role: true, state: true })
const profileNameSchema = userSchema.pick({ displayName: true, roleId: true })
const homeSchema = establishmentSchema.pick({ name: true })

export type FoundResident = z.infer<typeof residentSchema> & { eid: string; bid: string }
export type FoundDevice = z.infer<typeof deviceSchema> & { deviceId: string; eid: string; bid: string }

/** An entry that is of a home. */
export type EntryOfHome = SearchEntry & { establishmentId: string }

async function read(documents: readonly string[]): Promise<DocumentSnapshot[]> {
  const db = firestore()
  return documents.length === 0 ? [] : db.getAll(...documents.map((path) => db.doc(path)))
}

/** Residents as their records say now; one that is gone or cannot be read is left out. A read for each. */
export async function readFoundResidents(
  places: readonly { eid: string; bid: string }[],
): Promise<FoundResident[]> {
  const records = await read(places.map(({ eid, bid }) => paths.beneficiary(eid, bid)))
  return places.flatMap((place, index) => {
    const record = readOrReport(residentSchema, records[index])
    return record === null ? [] : [{ ...record, ...place }]
  })
}

/** Devices where they are now; one that its home has no more, or has not heard yet, is left out. A read for each. */
export async function readFoundDevices(entries: readonly EntryOfHome[]): Promise<FoundDevice[]> {
  const records = await read(entries.map(({ id }) => paths.assignment(id)))
  return entries.flatMap(({ id, establishmentId: eid }, index) => {
    const record = readOrReport(deviceSchema, records[index])
    return record?.establishmentId === eid
      ? [{ ...record, deviceId: id, eid, bid: record.beneficiaryId }]
      : []
  })
}

/** People as a home or their profile says now, each once; who left is left out. A read for each. */
export async function readFoundUsers(entries: readonly SearchEntry[]) {
  const ofHomes = entries.filter((entry): entry is EntryOfHome => entry.establishmentId !== null)
  const asSuch = entries.filter(({ establishmentId }) => establishmentId === null)
  const [members, profiles] = await Promise.all([
    read(ofHomes.map(({ id, establishmentId }) => paths.member(establishmentId, id))),
    read(asSuch.map(({ id }) => paths.user(id))),
  ])
  const known = members.flatMap((one) => {
    const member = readOrReport(memberNameSchema, one)
    return member?.state === 'accepted' ? [member] : []
  })
  const others = profiles.flatMap((one) => {
    const profile = readOrReport(profileNameSchema, one)
    return profile === null ? [] : [{ uid: one.id, displayName: profile.displayName, role: profile.roleId }]
  })
  return [...new Map([...known, ...others].map((one) => [one.uid, one])).values()]
}

/** What these homes are called, by id; empty where it cannot be read. A read for each. */
export async function readHomeNames(eids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(eids)]
  const records = await read(distinct.map(paths.establishment))
  return new Map(distinct.map((eid, index) => [eid, readOrReport(homeSchema, records[index])?.name ?? '']))
}
