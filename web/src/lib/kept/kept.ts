import { getDraftKeyCall } from '@vigie/domain/api/draft-calls'
import { callApi } from '../api/api-client.ts'
import { networkOrTime } from '../connection/network-or-time.ts'
import { useShared } from '../shared-value.ts'
import { type Kept, keptItems, type Safety } from './kept-items.ts'
import { dropRecord, keepRecord, ownerOf, recordOf, recordsOf } from './kept-records.ts'
import { sealingKey } from './seal.ts'

/** Between two tries to get the key, and two looks at what is over, in milliseconds. */
const askAgainMs = 30_000
const sweepEveryMs = 60_000

const owner = Promise.withResolvers<string>()
const tabs = new BroadcastChannel('vigie.kept')

interface Told {
  readonly owner: string
  readonly id: string
}

const kept = keptItems({
  all: async () => recordsOf(await owner.promise, Date.now()),
  one: async (id) => recordOf(await owner.promise, id),
  async keep(id, record) {
    await keepRecord(await owner.promise, id, record)
    tabs.postMessage({ owner: await owner.promise, id } satisfies Told)
  },
  async drop(id) {
    await dropRecord(await owner.promise, id)
    tabs.postMessage({ owner: await owner.promise, id } satisfies Told)
  },
})

/** Keeps something of the person on this device: for the screen at once, and for later as soon as it can be encrypted. */
export const keepItem = (item: Kept): void => kept.keep(item)
export const dropItem = (id: string): void => kept.drop(id)
export const keptNow = (): readonly Kept[] => kept.items.get()
export const useKept = (): readonly Kept[] => useShared(kept.items)

/** Whether a page that opens later will find what was typed by now. */
export const useSafety = (): Safety => useShared(kept.safety)

let isBegun = false
const found = Promise.withResolvers<void>()

/** Resolves once all is here that this device keeps of the person, or where the key to it cannot be had for now. */
export const whenKeptFound = (): Promise<void> => found.promise

/**
 * Finds what this device kept of somebody who is signed in, by the key that the server gives to their session alone
 * (docs/adr/0063-what-was-not-sent-yet.md). For one person while a page lives: whoever signs in next gets another page.
 */
export async function beginKept(uid: string): Promise<void> {
  if (isBegun) return
  isBegun = true
  owner.resolve(await ownerOf(uid))
  tabs.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
    if (data.owner === (await owner.promise)) await kept.changedElsewhere(data.id)
  })
  await kept.open(await sealingKey(await askForKey()))
  found.resolve()
  setInterval(() => kept.sweep(Date.now()), sweepEveryMs)
}

async function askForKey(): Promise<string> {
  for (;;) {
    try {
      return (await callApi(getDraftKeyCall, { params: {} })).key
    } catch (error) {
      console.warn('The key of what this device keeps could not be had', error)
      found.resolve()
      await networkOrTime(askAgainMs)
    }
  }
}
