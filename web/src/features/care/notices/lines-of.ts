import { fateOf, type Notice } from '@vigie/domain/notices/notice'
import { type NamedPlace, placesOf } from '@vigie/domain/notices/notice-places'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { keyOf } from './key-of.ts'

/** A place to go to, by the notice that names it. */
interface Place {
  readonly notice: WithId<Notice>
  readonly named: NamedPlace
}

/** What is said in short of a home's calls with one fate. */
interface Line {
  readonly fate: ReturnType<typeof fateOf>
  /** Epoch milliseconds. */
  readonly lastAt: number
  /** How many places. */
  readonly count: number
  /** Those that are named. */
  readonly places: readonly Place[]
}

/** How many devices fit in a line, in all of them together. */
const mostNamed = 3

/**
 * Notices in short: what became of the calls of each home, those first of which somebody can be gone to, and of these the latest: whatever
 * is cut off is older. A device that several causes name is one place to go to, named with the latest of which nobody was told; what names none
 * is left out.
 * @param eid the home whose page it is: its own calls come first
 */
export function linesOf(list: readonly WithId<Notice>[], eid?: string): readonly Line[] {
  const known = new Set<string>()
  const calls = list
    .flatMap((notice) =>
      placesOf(notice).map((named) => ({
        notice,
        named,
        fate: fateOf(notice.reason),
        at: named.place?.at ?? notice.lastAt,
        isElsewhere: eid !== undefined && notice.establishmentId !== eid,
      })),
    )
    // Of an unreadable rule perhaps somebody was told.
    .toSorted(
      (one, other) =>
        Number(one.fate === 'unreadableRule') - Number(other.fate === 'unreadableRule') || other.at - one.at,
    )
    .filter(({ notice, named }) => {
      const key = `${notice.establishmentId} ${keyOf(named)}`
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
    .toSorted(
      (one, other) =>
        Number(one.isElsewhere) - Number(other.isElsewhere) ||
        Number(!one.named.place) - Number(!other.named.place) ||
        other.at - one.at,
    )
  const lines = Map.groupBy(calls, ({ notice, fate }) => `${notice.establishmentId} ${fate}`)
  let left = mostNamed
  return [...lines.values()].flatMap((places) => {
    const [first] = places
    if (!first) return []
    // At least the first of each: a line without a place would say nothing of where to go.
    const named = places.slice(0, Math.max(1, left))
    left -= named.length
    const lastAt = Math.max(...places.map(({ at }) => at))
    return { fate: first.fate, lastAt, count: places.length, places: named }
  })
}
