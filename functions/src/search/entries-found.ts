import { foundAtOnce } from '@vigie/domain/api/search-calls'
import type { SearchEntry } from '@vigie/domain/search/search-entry'
import { type FoundEntries, findEntries, type Scope } from '../data/search-entries.ts'
import type { Sight } from './sight.ts'

/** Entries of residents, those who live there first, of devices, and of people. */
export type Entries = Record<'residents' | 'devices' | 'users', readonly SearchEntry[]>

/** How many are asked for of all kinds at once: what people look for is mostly less, and one question is enough. */
const anyKindAtOnce = 3 * (foundAtOnce + 1)

/**
 * The entries that somebody means by what they typed, where they may look: more than 20 of a kind where there are more. One question where
 * they are few, which is what people mostly mean; else one for each kind.
 */
export const entriesFound = async (typed: readonly string[], sight: Sight): Promise<Entries> =>
  (await fewEntries(typed, sight)) ?? (await someOfEach(typed, sight))

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

async function found(
  typed: readonly string[],
  what: Pick<Scope, 'kind' | 'isArchived'>,
  places: Sight['residents'],
  most = foundAtOnce + 1,
): Promise<FoundEntries> {
  const each = await Promise.all(places.map((place) => findEntries(typed, { ...what, ...place }, most)))
  return { entries: each.flatMap(({ entries }) => entries), isAll: each.every(({ isAll }) => isAll) }
}
