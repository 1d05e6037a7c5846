import { z } from 'zod'
import type { KnownKeys } from '../care/api-keys.ts'
import { instantSchema } from '../ids.ts'
import type { Found } from './silences.ts'
import type { Watch } from './watch.ts'

/** That a gateway publishes with a key which another has followed: since when that is told of, and until when the key is taken. */
export const keyEndSchema = z.object({ since: instantSchema, until: instantSchema })
type KeyEnd = z.infer<typeof keyEndSchema>

/** With which key each gateway of a home was heard last, and when. */
export type GatewayKeys = ReadonlyMap<string, { readonly keyId: string; readonly lastHeardAt: number }>

const day = 24 * 3_600_000

/** It is told of so long before its end; of a shorter time once half of that is over, as whoever made the new key is at work. */
const toldBeforeMs = 3 * day

/** A gateway that was not heard for so long may have the new key by now. */
const forgottenAfterMs = day

const keyOf = (gatewayId: string) => `gatewayKey:${gatewayId}`

/** The watch after the keys of all gateways of a home were looked at; null: its keys are not known. `now` is epoch milliseconds. */
export function keyEndsAfter(
  watch: Watch,
  gateways: GatewayKeys,
  keys: KnownKeys | null,
  now: number,
): Watch {
  const { keyEnds: _, ...rest } = watch
  const ends = [...gateways].flatMap(([gatewayId, { keyId, lastHeardAt }]): [string, KeyEnd][] => {
    const end = keys && endOf(keyId, keys)
    if (!end || lastHeardAt < end.followedAt || now - lastHeardAt > forgottenAfterMs) return []
    const { since, until } = end
    return now < since || now >= until ? [] : [[keyOf(gatewayId), { since, until }]]
  })
  return ends.length === 0 ? rest : { ...rest, keyEnds: Object.fromEntries(ends) }
}

/** When a former key was followed, from when its end is told of, and when it ends; null: it is not one of those. */
function endOf(
  keyId: string,
  { current, former }: KnownKeys,
): { followedAt: number; since: number; until: number } | null {
  const place = former.findIndex(({ id }) => id === keyId)
  const key = former[place]
  if (key === undefined) return null
  const { madeAt: followedAt } = former[place - 1] ?? current
  const { until } = key
  return { followedAt, since: Math.max(until - toldBeforeMs, (followedAt + until) / 2), until }
}

/** The gateways that publish with a key which soon ends. */
export const endingKeys = ({ keyEnds = {} }: Watch): Found[] =>
  Object.entries(keyEnds).map(([key, { since, until }]) => {
    const gatewayId = key.slice(keyOf('').length)
    return { since, subject: { kind: 'gatewayKey', gatewayId, until } }
  })
