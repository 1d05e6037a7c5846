import { useCallback, useState } from 'react'
import type { NotesOf } from './notes-of.ts'
import { type LatestNotes, useNotes } from './use-notes.ts'

const pageOfNotes = 30

/**
 * The notes about a resident, more of them each time that `readOn` is called: twice as many, so that whoever reads all of them has each
 * read twice at most. What was there stays while more comes.
 */
export function useAllNotes({ eid, bid, access }: NotesOf): LatestNotes & { readOn: () => void } {
  const [count, setCount] = useState(pageOfNotes)
  const now = useNotes(eid, bid, access, count)
  const [kept, keep] = useState(now)
  if (now.live.status === 'ready' && now !== kept) keep(now)
  const isReading = now.live.status === 'loading'
  const readOn = useCallback(() => {
    if (!isReading) setCount((before) => before * 2)
  }, [isReading])
  const shown = isReading && kept.live.status === 'ready' ? kept : now
  return { ...shown, readOn }
}
