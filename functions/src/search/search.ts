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
import { type FoundEntries, findEntries, type Scope } from '../data/search-entries.ts'
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
  const entries = (await fewEntries(typed, sight)) ?? (await someOfEach(typed, sight))
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

/** Entries of residents, those who live there first, of devices, and of people. */
type Entries = Record<'residents' | 'devices' | 'users', readonly SearchEntry[]>

/** How many are asked for of all kinds at once: what people look for is mostly less, and one question is enough. */
const anyKindAtOnce = 3 * (foundAtOnce + 1)

/** All entries, of whatever kind; null where there are more. */
async function fewEntries(typed: readonly string[], sight: Sight): Promise<Entries | null> {
  const { entries, isAll } = await found(typed, {}, sight.residents, anyKindAtOnce)
  if (!isAll) return null
  const of = (wanted: SearchEntry['kind']) => entries.filter(({ kind }) => kind === wanted)
  return {
    residents: of('resident').toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived)),
    devices: of('device'),
    users: sight.seesAll
      ? of('user').filter(({ establishmentId }) => establishmentId === null)
      : await someUsers(typed, sight),
  }
}

async function someOfEach(typed: readonly string[], sight: Sight): Promise<Entries> {
  const [residents, devices, users] = await Promise.all([
    someResidents(typed, sight.residents),
    found(typed, { kind: 'device' }, sight.residents),
    someUsers(typed, sight),
  ])
  return { residents, devices: devices.entries, users }
}

async function someUsers(typed: readonly string[], { users }: Sight): Promise<readonly SearchEntry[]> {
  if (users === null) return []
  return (await findEntries(typed, { kind: 'user', homes: users }, foundAtOnce + 1)).entries
}

/** Those who are archived are looked for where there are not enough others. */
async function someResidents(
  typed: readonly string[],
  places: Sight['residents'],
): Promise<readonly SearchEntry[]> {
  const living = await found(typed, { kind: 'resident', isArchived: false }, places)
  if (living.entries.length > foundAtOnce) return living.entries
  const archived = await found(typed, { kind: 'resident', isArchived: true }, places)
  return [...living.entries, ...archived.entries]
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

async function found(
  typed: readonly string[],
  what: Pick<Scope, 'kind' | 'isArchived'>,
  places: Sight['residents'],
  most = foundAtOnce + 1,
): Promise<FoundEntries> {
  const each = await Promise.all(places.map((place) => findEntries(typed, { ...what, ...place }, most)))
  return { entries: each.flatMap(({ entries }) => entries), isAll: each.every(({ isAll }) => isAll) }
}

function firstOf(entries: readonly SearchEntry[]): { entries: EntryOfHome[]; more: boolean } {
  const ofHomes = entries.filter((entry): entry is EntryOfHome => entry.establishmentId !== null)
  return { entries: ofHomes.slice(0, foundAtOnce), more: ofHomes.length > foundAtOnce }
}
