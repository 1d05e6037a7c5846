import type { KnownKeys } from '@vigie/domain/care/api-keys'
import { type FormerHeard, formerHeard, type KeysHeard } from '@vigie/domain/care/keys-heard'

/** How a gateway's key stands: it is the current one, a former one that is still taken, or one that has ended. */
export type GatewayKey =
  | { readonly state: 'current' }
  | { readonly state: 'former'; readonly heard: FormerHeard }
  /** Null: it ended so long ago that nothing is known of it any more. */
  | { readonly state: 'ended'; readonly heard: FormerHeard | null }

/** How the keys stand that come through a gateway, what ended first: the current one where no other is known to. `now` is epoch milliseconds. */
export function gatewayKeys(gateway: KeysHeard, keys: KnownKeys, now: number): readonly GatewayKey[] {
  const former = formerHeard(gateway, keys, now).map(
    (heard): GatewayKey => ({ state: heard.key.until > now ? 'former' : 'ended', heard }),
  )
  const isKnown = [keys.current, ...keys.former].some(({ id }) => id === gateway.keyId)
  const all: GatewayKey[] = isKnown ? former : [{ state: 'ended', heard: null }, ...former]
  return all.length === 0
    ? [{ state: 'current' }]
    : all.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** What cannot call for help any more first, then what soon cannot. */
const order: readonly GatewayKey['state'][] = ['ended', 'former', 'current']
const orderOf = ({ state }: GatewayKey) => order.indexOf(state)

/** Where a gateway stands among others by its keys. */
export const gatewayOrder = ([first]: readonly GatewayKey[]): number =>
  first ? orderOf(first) : order.length
