import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import type { Sealed } from './seal.ts'

/** Something encrypted that this device keeps until an instant, epoch milliseconds by its clock. */
export interface KeptRecord extends Sealed {
  readonly until: number
}

let opened: UseStore | undefined

const store = (): UseStore => {
  opened ??= createStore('vigie.kept', 'records')
  return opened
}

/** Under what records of somebody are kept: a name that does not tell who it is. */
export async function ownerOf(uid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`vigie ${uid}`))
  return Array.from(new Uint8Array(digest.slice(0, 16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

const nameOf = (owner: string, id: string) => `${owner}/${id}`

/** Those of whom nothing is kept any more while this page lives: what was under way when they signed out comes too late. */
const forgotten = new Set<string>()

/** What is kept of somebody, by id. What was to be kept until now, of whomever, is taken away. `now` is epoch milliseconds. */
export async function recordsOf(owner: string, now: number): Promise<ReadonlyMap<string, KeptRecord>> {
  const all = await entries<string, KeptRecord>(store())
  const over = all.filter(([, { until }]) => until <= now)
  await delMany(namesOf(over), store())
  const whole = ofOwner(all, owner).filter(([, { until }]) => until > now)
  return new Map(whole.map(([name, record]) => [name.slice(nameOf(owner, '').length), record]))
}

type Entry = readonly [name: string, record: KeptRecord]
const namesOf = (all: readonly Entry[]) => all.map(([name]) => name)
const ofOwner = (all: readonly Entry[], owner: string) =>
  all.filter(([name]) => name.startsWith(nameOf(owner, '')))

export const recordOf = (owner: string, id: string): Promise<KeptRecord | undefined> =>
  get<KeptRecord>(nameOf(owner, id), store())

/** Keeps a record in the place of the one before. */
export async function keepRecord(owner: string, id: string, record: KeptRecord): Promise<void> {
  if (!forgotten.has(owner)) await set(nameOf(owner, id), record, store())
}

export const dropRecord = (owner: string, id: string): Promise<void> => del(nameOf(owner, id), store())

/** Takes away all that is kept of somebody, and keeps nothing more of them. */
export async function forgetRecords(uid: string): Promise<void> {
  const owner = await ownerOf(uid)
  forgotten.add(owner)
  await delMany(namesOf(ofOwner(await entries<string, KeptRecord>(store()), owner)), store())
}
