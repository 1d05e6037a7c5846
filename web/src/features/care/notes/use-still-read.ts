import type { Access } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { notesOfTimeSource } from '../records/note-sources.ts'
import { stillRead } from './still-read.ts'
import { useReadableNotes } from './use-readable-notes.ts'

/** As many as a report reads of a kind. */
const atMost = 2_000

/**
 * Of the notes about a resident that a report was put together of, those that were neither deleted nor made private to others since: nobody reads, prints or saves the others from a page that
 * stays open. It listens to the notes of their time.
 */
export function useStillRead<T extends { id: string; at: number }>(
  { eid, bid, access }: { eid: string; bid: string; access: Access },
  notes: readonly T[],
): readonly T[] {
  const readable = useReadableNotes(access, bid)
  const sources = useMemo(() => {
    if (notes.length === 0) return []
    const times = notes.map(({ at }) => at)
    const span = { from: Math.min(...times), until: Math.max(...times) + 1, atMost }
    return readable.map((which) => notesOfTimeSource(eid, bid, which, span))
  }, [eid, bid, readable, notes])
  const lives = useLiveAll(sources)
  return useMemo(() => {
    const lists = lives.flatMap((live) => (live.status === 'ready' ? [live.value] : []))
    // Until all that they may read is known they are as they were.
    return lists.length < lives.length ? notes : stillRead(notes, lists, atMost)
  }, [notes, lives])
}
