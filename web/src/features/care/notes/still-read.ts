import type { Note } from '@vigie/domain/care/note'
import type { LiveList } from '../../../lib/firebase/live-source.ts'

/**
 * Those of the notes that a page was given a while ago which the person may still read, by what they may read now (`lists`, the latest first, `atMost` each): one that was deleted, or made private to others, is in none of
 * them. What is older than a list that is full may be in it, and stays as it was given.
 */
export function stillRead<T extends { id: string; at: number }>(
  notes: readonly T[],
  lists: readonly Pick<LiveList<Pick<Note, 'at'>>, 'items' | 'unreadable'>[],
  atMost: number,
): T[] {
  const known = new Set(
    lists.flatMap(({ items, unreadable }) => [...items, ...unreadable]).map(({ id }) => id),
  )
  const full = lists.filter(({ items, unreadable }) => items.length + unreadable.length >= atMost)
  const heardFrom = Math.max(...full.map(({ items }) => items.at(-1)?.at ?? Number.POSITIVE_INFINITY))
  return notes.filter(({ id, at }) => known.has(id) || at < heardFrom)
}
