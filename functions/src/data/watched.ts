import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { deviceSchema } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { type ConditionalRule, conditionalRuleSchema } from '@vigie/domain/rules/conditional-rule'
import type { Sign } from '@vigie/domain/rules/observed'
import type { Shift } from '@vigie/domain/time/shift'
import { firestore } from './firestore.ts'
import { isActiveHome } from './homes.ts'
import { readOrReport } from './read-document.ts'

/** A conditional rule with the clock and the shifts of its home, as they are by now. */
export interface Watching {
  rule: ConditionalRule
  isActive: boolean
  timeZone: string
  shifts: readonly Shift[]
  /** When anything was last said of the home: its shifts were others until then, perhaps. */
  homeChangedAt: number
}

const homeSchema = establishmentSchema.pick({ timeZone: true, shifts: true, lastUpdateAt: true })

const documentsOf = (eid: string, ruleId: string) =>
  [firestore().doc(paths.notification(eid, ruleId)), firestore().doc(paths.establishment(eid))] as const

function watchingOf(rule?: DocumentSnapshot, establishment?: DocumentSnapshot): Watching | null {
  if (rule?.get('type') !== 'conditional' || establishment === undefined) return null
  const read = readOrReport(conditionalRuleSchema, rule)
  const home = readOrReport(homeSchema, establishment)
  if (read === null || home === null) return null
  const { timeZone, shifts, lastUpdateAt: homeChangedAt } = home
  return { rule: read, isActive: isActiveHome(establishment), timeZone, shifts, homeChangedAt }
}

/** A conditional rule and what it watches by; null where either is not there, or cannot be read, which is reported. Two reads. */
export async function readWatching(eid: string, ruleId: string): Promise<Watching | null> {
  return watchingOf(...(await firestore().getAll(...documentsOf(eid, ruleId))))
}

/** The same within a transaction. */
export async function getWatching(
  transaction: Transaction,
  eid: string,
  ruleId: string,
): Promise<Watching | null> {
  return watchingOf(...(await transaction.getAll(...documentsOf(eid, ruleId))))
}

/** The ids of the residents of a home who are not archived. One read each. */
export async function activeResidents(eid: string): Promise<string[]> {
  const active = firestore().collection(paths.beneficiaries(eid)).where('state', '==', 'active')
  return (await active.select().get()).docs.map(({ id }) => id)
}

/** The ids of those whom a rule is about: all residents of its home who are not archived, or the one that it names. */
export const residentsOf = async (
  eid: string,
  { beneficiaryId }: { beneficiaryId: string | null },
): Promise<string[]> => (beneficiaryId === null ? activeResidents(eid) : [beneficiaryId])

const stateOf = async (eid: string, bid: string): Promise<unknown> =>
  (await firestore().doc(paths.beneficiary(eid, bid)).get()).get('state')

/** Whether a resident is there and not archived. One read. */
export const isActiveResident = async (eid: string, bid: string): Promise<boolean> =>
  (await stateOf(eid, bid)) === 'active'

/** Whether a resident is known to be archived: nothing is told of them any more. Of whom that cannot be read something is. One read. */
export const isArchivedResident = async (eid: string, bid: string): Promise<boolean> =>
  (await stateOf(eid, bid)) === 'archived'

const knownSchema = deviceSchema.pick({ type: true, lastSeenAt: true, location: true, assignedAt: true })

/** A device of a resident, and when it was last heard; `at` null: never. */
export interface WatchedDevice extends Omit<Sign, 'at'> {
  at: number | null
  assignedAt: number
}

/** The devices of these types that a resident has now. One read each. */
export async function readWatchedDevices(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
): Promise<WatchedDevice[]> {
  const { docs } = await firestore()
    .collection(paths.devices(eid, bid))
    .where('type', 'in', [...types])
    .get()
  return docs.flatMap((stored) => {
    const known = readOrReport(knownSchema, stored)
    if (known === null) return []
    const { type: deviceType, lastSeenAt: at, assignedAt } = known
    return [{ deviceId: stored.id, deviceType, at, assignedAt }]
  })
}

/**
 * How many devices of these types each resident of a home has, by the resident's id; `isCut`: of the first `most` of them alone, as there are more. One read each.
 */
export async function countWatchedDevices(
  eid: string,
  types: readonly DeviceType[],
  most: number,
): Promise<{ byResident: Map<string, number>; isCut: boolean }> {
  const { docs } = await firestore()
    .collection(paths.assignments)
    .where('establishmentId', '==', eid)
    .where('type', 'in', [...types])
    .select('beneficiaryId')
    .limit(most + 1)
    .get()
  const byResident = new Map<string, number>()
  for (const stored of docs.slice(0, most)) {
    const bid: unknown = stored.get('beneficiaryId')
    if (typeof bid === 'string') byResident.set(bid, (byResident.get(bid) ?? 0) + 1)
  }
  return { byResident, isCut: docs.length > most }
}
