import { fateOf, type Notice } from '@vigie/domain/notices/notice'
import { type NamedPlace, placesOf } from '@vigie/domain/notices/notice-places'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { keyOf } from './key-of.ts'

/** Worst first: of the first three nobody is told, of the last perhaps somebody was. */
const fates = ['refused', 'noRule', 'illegible', 'unreadableRule'] as const

/** A place to go to, by the notice that names it. */
interface Place {
  readonly notice: WithId<Notice>
  readonly named: NamedPlace
}

/** What is said in short of a home's calls with one fate. */
interface Line {
  readonly fate: (typeof fates)[number]
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
 * Notices in short: of each home what became of its calls, worst first. A device that several causes name is one place to go to, named with
 * the worst of them; what names none is left out.
 */
export function linesOf(list: readonly WithId<Notice>[]): readonly Line[] {
  const homes = [...new Set(list.map(({ establishmentId }) => establishmentId))]
  const known = new Set<string>()
  let left = mostNamed
  return homes.flatMap((home) =>
    fates.flatMap((fate): Line[] => {
      const these = list.filter((one) => one.establishmentId === home && fateOf(one.reason) === fate)
      const all = these
        .flatMap((notice) => placesOf(notice).map((named) => ({ notice, named })))
        .filter(({ named }) => {
          const key = `${home} ${keyOf(named)}`
          const isNew = !known.has(key)
          known.add(key)
          return isNew
        })
      // At least the first of each: a line without a place would say nothing of where to go.
      const places = all.slice(0, Math.max(1, left))
      left -= places.length
      const lastAt = Math.max(...these.map((one) => one.lastAt))
      return all.length === 0 ? [] : [{ fate, lastAt, count: all.length, places }]
    }),
  )
}
