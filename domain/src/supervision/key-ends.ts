import { z } from 'zod'
import type { KnownKeys } from '../care/api-keys.ts'
import { formerHeard, type KeysHeard, silentAtMostMs } from '../care/keys-heard.ts'
import { instantSchema } from '../ids.ts'
import type { Found } from './silences.ts'
import type { Watch } from './watch.ts'

/** That a gateway publishes with a key which another has followed: since when that is told of, and until when the key is taken. */
export const keyEndSchema = z.object({ since: instantSchema, until: instantSchema })
type KeyEnd = z.infer<typeof keyEndSchema>

/** With which keys each gateway of a home was heard, and when. */
export type GatewayKeys = ReadonlyMap<string, KeysHeard>

const day = 24 * 3_600_000

/** It is told of so long before its end; of a shorter time once half of that is over, as whoever made the new key is at work. */
const toldBeforeMs = 3 * day

const keyOf = (gatewayId: string) => `gatewayKey:${gatewayId}`

/** The watch after the keys of all gateways of a home were looked at; null: its keys are not known. `now` is epoch milliseconds. */
export function keyEndsAfter(
  watch: Watch,
  gateways: GatewayKeys,
  keys: KnownKeys | null,
  now: number,
): Watch {
  const { keyEnds: _, ...rest } = watch
  const ends = [...gateways].flatMap(([gatewayId, heard]): [string, KeyEnd][] => {
    // Of several keys that come through one gateway, the one that ends first.
    const [end] = keys ? endingOf(heard, keys, now).toSorted((one, other) => one.until - other.until) : []
    return end ? [[keyOf(gatewayId), end]] : []
  })
  return ends.length === 0 ? rest : { ...rest, keyEnds: Object.fromEntries(ends) }
}

/**
 * The keys that end which come through a gateway, where it is time to tell of them. Beside one that came since, a key is not told of once it did not
 * come for half of its time: a gateway that was seen to at once is no news hours later.
 */
const endingOf = (heard: KeysHeard, keys: KnownKeys, now: number): KeyEnd[] =>
  formerHeard(heard, keys, now).flatMap(({ key: { until }, followedAt, usedAt, isLatest }) => {
    const half = (until - followedAt) / 2
    const since = Math.max(until - toldBeforeMs, followedAt + half)
    const isSilent = now - usedAt > (isLatest ? silentAtMostMs : Math.min(silentAtMostMs, half))
    return usedAt < followedAt || isSilent || now < since || now >= until ? [] : [{ since, until }]
  })

/** The gateways that publish with a key which soon ends. */
export const endingKeys = ({ keyEnds = {} }: Watch): Found[] =>
  Object.entries(keyEnds).map(([key, { since, until }]) => {
    const gatewayId = key.slice(keyOf('').length)
    return { since, subject: { kind: 'gatewayKey', gatewayId, until } }
  })
