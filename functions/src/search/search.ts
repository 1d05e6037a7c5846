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
import { entriesFound } from './entries-found.ts'
import { type Sight, sightOf } from './sight.ts'

/**
 * The residents, devices and people that somebody means by what they typed, of those that they may see: 20 of each at most. An entry
 * only leads to a record; what is told, and whether it may be, the record says. Reads what is found, and where that is much, 63 entries
 * and 21 of each kind.
 */
export async function search(person: Person, term: string): Promise<Found> {
  const typed = typedWords(term)
  if (typed.length === 0) return { residents: [], devices: [], users: [], more: false }
  const sight = await sightOf(person)
  const entries = await entriesFound(typed, sight)
  const [residents, devices, users] = await Promise.all([
    foundResidents(typed, sight, entries.residents),
    foundDevices(typed, sight, entries.devices),
    foundUsers(typed, entries.users),
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

async function foundResidents(
  typed: readonly string[],
  sight: Sight,
  some: readonly SearchEntry[],
): Promise<Group<FoundResident>> {
  const { entries, more } = firstOf(some)
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

async function foundDevices(typed: readonly string[], sight: Sight, some: readonly SearchEntry[]) {
  const { entries, more } = firstOf(some)
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

async function foundUsers(typed: readonly string[], entries: readonly SearchEntry[]) {
  const people = await readFoundUsers(entries.slice(0, foundAtOnce))
  const meant = people.filter(({ displayName }) => isMeantBy(personWords(displayName), typed))
  return {
    all: meant.toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'fr')),
    more: entries.length > foundAtOnce,
  }
}

function firstOf(entries: readonly SearchEntry[]): { entries: EntryOfHome[]; more: boolean } {
  const ofHomes = entries.filter((entry): entry is EntryOfHome => entry.establishmentId !== null)
  return { entries: ofHomes.slice(0, foundAtOnce), more: ofHomes.length > foundAtOnce }
}
