import { type Found, foundAtOnce } from '@vigie/domain/api/search-calls'
import { byRoom } from '@vigie/domain/care/by-room'
import type { Person } from '@vigie/domain/people/permissions'
import type { SearchEntry } from '@vigie/domain/search/search-entry'
import {
  deviceWords,
  isMeantBy,
  personWords,
  residentWords,
  typedWords,
} from '@vigie/domain/search/search-words'
import {
  type EntryOfHome,
  type FoundResident,
  readFoundDevices,
  readFoundResidents,
  readFoundUsers,
  readHomeNames,
} from '../data/found-records.ts'
import { findEntries, type Scope } from '../data/search-entries.ts'
import { type Sight, sightOf } from './sight.ts'

/**
 * The residents, devices and people that somebody means by what they typed, of those that they may see: 20 of each at most. An entry
 * only leads to a record; what is told, and whether it may be, the record says. Reads what is found and one more of each kind.
 */
export async function search(person: Person, term: string): Promise<Found> {
  const typed = typedWords(term)
  if (typed.length === 0) return { residents: [], devices: [], users: [], more: false }
  const sight = await sightOf(person)
  const [residents, devices, users] = await Promise.all([
    foundResidents(typed, sight),
    foundDevices(typed, sight),
    foundUsers(typed, sight),
  ])
  const names = await readHomeNames([...residents.all, ...devices.all].map(({ eid }) => eid))
  const withHome = <T extends { eid: string }>(one: T) => ({
    ...one,
    establishmentName: names.get(one.eid) ?? '',
  })
  return {
    residents: residents.all.map(withHome),
    devices: devices.all.map(withHome),
    users: users.all,
    more: residents.more || devices.more || users.more,
  }
}

/** What was found of a kind, and whether there is more. */
interface Group<T> {
  all: T[]
  more: boolean
}

async function foundResidents(typed: readonly string[], sight: Sight): Promise<Group<FoundResident>> {
  const [living, archived] = await Promise.all(
    [false, true].map((isArchived) => found(typed, { kind: 'resident', isArchived }, sight.residents)),
  )
  const { entries, more } = firstOf([...(living ?? []), ...(archived ?? [])])
  const records = await readFoundResidents(entries.map(({ id: bid, establishmentId: eid }) => ({ eid, bid })))
  const seen = records.filter(
    (one) => sight.seesResident(one.eid, one.bid, one.caregiverIds) && isMeantBy(residentWords(one), typed),
  )
  const isArchived = ({ state }: FoundResident) => Number(state === 'archived')
  return {
    all: seen.toSorted((one, other) => isArchived(one) - isArchived(other) || byRoom(one, other)),
    more,
  }
}

async function foundDevices(typed: readonly string[], sight: Sight) {
  const { entries, more } = firstOf(
    await found(typed, { kind: 'device', isArchived: false }, sight.residents),
  )
  const devices = await readFoundDevices(entries)
  const residents = await readFoundResidents(devices)
  const all = devices.flatMap((device) => {
    const of = residents.find(({ eid, bid }) => eid === device.eid && bid === device.bid)
    const isSeen = of !== undefined && sight.seesResident(of.eid, of.bid, of.caregiverIds)
    if (!isSeen || !isMeantBy(deviceWords(device.deviceId, device), typed)) return []
    return [{ ...device, name: of.name, room: of.room }]
  })
  return { all: all.toSorted(byRoom), more }
}

async function foundUsers(typed: readonly string[], { users }: Sight) {
  if (users === null) return { all: [], more: false }
  const entries = await findEntries(typed, { kind: 'user', isArchived: false, homes: users }, foundAtOnce + 1)
  const people = await readFoundUsers(entries.slice(0, foundAtOnce))
  const meant = people.filter(({ displayName }) => isMeantBy(personWords(displayName), typed))
  return {
    all: meant.toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'fr')),
    more: entries.length > foundAtOnce,
  }
}

async function found(
  typed: readonly string[],
  what: Pick<Scope, 'kind' | 'isArchived'>,
  places: Sight['residents'],
): Promise<SearchEntry[]> {
  const each = places.map((place) => findEntries(typed, { ...what, ...place }, foundAtOnce + 1))
  return (await Promise.all(each)).flat()
}

function firstOf(entries: readonly SearchEntry[]): { entries: EntryOfHome[]; more: boolean } {
  const ofHomes = entries.filter((entry): entry is EntryOfHome => entry.establishmentId !== null)
  return { entries: ofHomes.slice(0, foundAtOnce), more: ofHomes.length > foundAtOnce }
}
