import type { Channel } from '@vigie/domain/alerts/channel'
import type { Due } from '../data/due.ts'
import { atOnce, atOncePerHome } from './pools.ts'

/** A message that is being tried. */
export interface UnderWay {
  channel: Channel
  /** Null: of none, which together count as one. */
  establishmentId: string | null
}

/**
 * Of what is due, in this order, what there is room for beside what is under way: no channel gets more than its pool, and
 * no home more of it than its share.
 */
export function roomFor(due: readonly Due[], underWay: readonly UnderWay[]): Due[] {
  const taken = [...underWay]
  return due.filter(({ channel, place: { establishmentId } }) => {
    const alike = taken.filter((other) => other.channel === channel)
    const ofHome = alike.filter((other) => other.establishmentId === establishmentId)
    if (alike.length >= atOnce[channel] || ofHome.length >= atOncePerHome[channel]) return false
    taken.push({ channel, establishmentId })
    return true
  })
}
