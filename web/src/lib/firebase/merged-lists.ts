import type { Live, LiveList, WithId } from './live-source.ts'

/**
 * What several lists hold together, each document once, the latest first: loading until all of them are there, failed where one is.
 * @param timeOf by what they are sorted
 */
export function mergedLists<T>(
  lives: readonly Live<LiveList<T>>[],
  timeOf: (item: T) => number,
): Live<LiveList<T>> {
  const failed = lives.find(({ status }) => status === 'failed')
  if (failed) return failed
  const lists = lives.flatMap((live) => (live.status === 'ready' ? [live.value] : []))
  if (lists.length < lives.length) return { status: 'loading' }
  const items = onceEach(lists.flatMap((list) => list.items))
  const unreadable = onceEach(lists.flatMap((list) => list.unreadable))
  return {
    status: 'ready',
    value: { items: items.toSorted((one, other) => timeOf(other) - timeOf(one)), unreadable },
  }
}

const onceEach = <D extends Pick<WithId<unknown>, 'path'>>(documents: readonly D[]): D[] => [
  ...new Map(documents.map((one) => [one.path, one])).values(),
]
