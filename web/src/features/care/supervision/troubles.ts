import {
  type Chain,
  type ChainTrouble,
  chainTrouble,
  hidesAlerts,
  newChain,
} from '@vigie/domain/supervision/chain'
import type { Silent } from '@vigie/domain/supervision/silent'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** What is wrong with what a home is watched by. */
export interface Trouble {
  readonly home: OwnEstablishment
  /** Null: alerts got through a short while ago. */
  readonly chain: ChainTrouble | null
  /** Null: none of its devices is known to be silent, or it does not concern this person. */
  readonly silent: Silent | null
}

/** Whose word on what is silent: all of it and a gateway are for whoever follows residents there to know, single devices for who administers. */
export interface Sight {
  readonly follows: (home: OwnEstablishment) => boolean
  readonly administers: (home: OwnEstablishment) => boolean
}

/** Whether a call for help may be raised on no screen: nothing gets through, or nothing is heard of the home, or by way of a gateway. */
export const mayMissCalls = ({ chain, silent }: Trouble): boolean =>
  (chain !== null && hidesAlerts(chain)) || silent?.of === 'home' || silent?.of === 'gateway'

/**
 * What is wrong with which of a person's homes at `now`.
 * @param isHeard whether a home's record is as of now: a screen that does not hear it knows nothing of a check that it has not heard of; whatever else it waits for
 */
export function troublesOf(
  homes: readonly OwnEstablishment[],
  sight: Sight,
  isHeard: (eid: string) => boolean,
  now: number,
): Trouble[] {
  return homes.flatMap((home) => {
    if (home.details?.state !== 'active') return []
    const chain = chainOf(home.details.chain, isHeard(home.id), now)
    const seen = home.details.silent ?? null
    const concerns = seen?.of === 'devices' ? sight.administers : sight.follows
    const silent = seen !== null && concerns(home) ? seen : null
    return chain === null && silent === null ? [] : [{ home, chain, silent }]
  })
}

/** Of a home without one nothing was ever heard: it is watched from its first minute, so that its check was lost, or never comes. */
function chainOf(chain: Chain | undefined, isHeard: boolean, now: number): ChainTrouble | null {
  const trouble = chainTrouble(chain ?? newChain(0), now)
  return trouble?.kind === 'unheard' && !isHeard ? null : trouble
}
