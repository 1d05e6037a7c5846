import { useCallback, useState } from 'react'
import type { NotesOf } from './notes-of.ts'
import { type LatestNotes, useNotes } from './use-notes.ts'
import { useReadableNotes } from './use-readable-notes.ts'

const pageOfNotes = 30

/**
 * The notes about a resident, more of them each time that `readOn` is called: twice as many, so that whoever reads all of them has each
 * read twice at most; eight times as many for a search, which needs all of them. What was there stays while more comes, as long as they may
 * read the same.
 */
export function useAllNotes(
  { eid, bid, access }: NotesOf,
  isSearch: boolean,
): LatestNotes & { readOn: () => void } {
  const [count, setCount] = useState(pageOfNotes)
  const readable = useReadableNotes(access, bid)
  const now = useNotes(eid, bid, access, count)
  const [kept, keep] = useState({ readable, now })
  if (now.live.status === 'ready' && now !== kept.now) keep({ readable, now })
  const isReading = now.live.status === 'loading'
  const readOn = useCallback(() => {
    if (!isReading) setCount((before) => before * (isSearch ? 8 : 2))
  }, [isReading, isSearch])
  // What was there when they might read more may hold what they may not read any more.
  const stays = isReading && kept.readable === readable && kept.now.live.status === 'ready'
  return { ...(stays ? kept.now : now), readOn }
}
