import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import type { Claim, NewDevice } from '@vigie/domain/devices/claim'
import type { Assignment } from '@vigie/domain/devices/device'
import type { WithId } from '../../../../lib/firebase/live-source.ts'

/** A device of a home, as those who manage it see it. */
export interface KeptDevice extends NewDevice {
  readonly deviceId: string
  /** Whether it was heard with a key of the home; before that it is only claimed. */
  readonly isHeard: boolean
}

export interface DevicesOfResident {
  /** Null for whoever lives there no more, or cannot be read. */
  readonly resident: WithId<Beneficiary> | null
  readonly devices: readonly KeptDevice[]
}

const places = new Intl.Collator('fr-CA', { numeric: true, sensitivity: 'base' })

/**
 * The devices of a home by resident, in room order, those of nobody who lives there last. One that was heard a moment ago may
 * still be told of as claimed: it is there once.
 */
export function devicesByResident(
  assignments: readonly WithId<Assignment>[],
  claims: readonly WithId<Claim>[],
  residents: readonly WithId<Beneficiary>[],
): readonly DevicesOfResident[] {
  const heard = assignments.map((one) => keptOf(one, true))
  const known = new Set(heard.map(({ deviceId }) => deviceId))
  const claimed = claims.filter(({ id }) => !known.has(id)).map((one) => keptOf(one, false))
  const all = [...heard, ...claimed].sort(byPlace)
  // Looked through once: a large home has thousands of both, and they come anew with every change.
  const ofResident = Map.groupBy(all, ({ beneficiaryId }) => beneficiaryId)
  const living = residents
    .toSorted(byRoom)
    .map((resident) => ({ resident, devices: ofResident.get(resident.id) ?? [] }))
  const isHere = new Set(residents.map(({ id }) => id))
  const others = { resident: null, devices: all.filter(({ beneficiaryId }) => !isHere.has(beneficiaryId)) }
  return [...living, others].filter(({ devices }) => devices.length > 0)
}

/** Those that are named apart from the others, each by resident and in the order that they have. */
export function apart(
  groups: readonly DevicesOfResident[],
  named: ReadonlySet<string>,
): { readonly named: readonly DevicesOfResident[]; readonly others: readonly DevicesOfResident[] } {
  const only = (isWanted: (device: KeptDevice) => boolean) =>
    groups
      .map((group) => ({ ...group, devices: group.devices.filter(isWanted) }))
      .filter(({ devices }) => devices.length > 0)
  return {
    named: only(({ deviceId }) => named.has(deviceId)),
    others: only(({ deviceId }) => !named.has(deviceId)),
  }
}

/**
 * The devices that were added for a resident and are not heard yet, by place. One that was heard a moment ago may still be told of as
 * claimed: it is not among them.
 */
export function waitingFor(
  bid: string,
  claims: readonly WithId<Claim>[],
  known: readonly { readonly id: string }[],
): readonly KeptDevice[] {
  return claims
    .filter(({ id, beneficiaryId }) => beneficiaryId === bid && !known.some((one) => one.id === id))
    .map((one) => keptOf(one, false))
    .sort(byPlace)
}

function keptOf({ id, type, beneficiaryId, location }: WithId<NewDevice>, isHeard: boolean): KeptDevice {
  return { deviceId: id, type, beneficiaryId, location, isHeard }
}

const byPlace = (one: KeptDevice, other: KeptDevice) =>
  places.compare(one.location, other.location) || one.deviceId.localeCompare(other.deviceId)

/** A DevEUI as labels have it, in groups that can be compared by eye: "A840 4100 0001 0001". */
export function devEuiInWords(deviceId: string): string {
  return deviceId.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ')
}
