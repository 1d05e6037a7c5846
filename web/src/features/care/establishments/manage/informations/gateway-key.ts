import type { KnownKeys } from '@vigie/domain/care/api-keys'

type FormerKey = KnownKeys['former'][number]

/** How a gateway's key stands: it is the current one, a former one that is still taken, or one that has ended. */
export type GatewayKey =
  | { readonly state: 'current' }
  | { readonly state: 'former'; readonly key: FormerKey }
  /** Null: it ended so long ago that nothing is known of it any more. */
  | { readonly state: 'ended'; readonly key: FormerKey | null }

/** How the key stands that a gateway used last. `now` is epoch milliseconds. */
export function gatewayKey(keyId: string, { current, former }: KnownKeys, now: number): GatewayKey {
  if (keyId === current.id) return { state: 'current' }
  const key = former.find(({ id }) => id === keyId)
  if (key === undefined) return { state: 'ended', key: null }
  return { state: key.until > now ? 'former' : 'ended', key }
}

/** What cannot call for help any more first, then what soon cannot. */
export const gatewayKeyOrder: readonly GatewayKey['state'][] = ['ended', 'former', 'current']
