import type { Note } from '@vigie/domain/care/note'
import type { Access } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../lib/firebase/merged-lists.ts'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { notesSource } from '../records/note-sources.ts'
import { useReadableNotes } from './use-readable-notes.ts'

/** The latest notes about a resident, live, and whether there may be earlier ones. */
export interface LatestNotes {
  readonly live: Live<LiveList<Note>>
  readonly hasMore: boolean
}

/** Listens to the latest notes that the person may read, `count` at most. */
export function useNotes(eid: string, bid: string, access: Access, count: number): LatestNotes {
  const readable = useReadableNotes(access, bid)
  const sources = useMemo(
    () => readable.map((which) => notesSource(eid, bid, which, count)),
    [eid, bid, readable, count],
  )
  const lives = useLiveAll(sources)
  return useMemo(
    () =>
      latestOf(
        mergedLists(lives, ({ at }) => at),
        count,
      ),
    [lives, count],
  )
}

/** Of what several lists of the latest `count` hold together, the latest `count`: of what is older one of them may know nothing. */
function latestOf(live: Live<LiveList<Note>>, count: number): LatestNotes {
  if (live.status !== 'ready') return { live, hasMore: false }
  const { items, unreadable } = live.value
  const value = { items: items.slice(0, count), unreadable }
  return { live: { status: 'ready', value }, hasMore: items.length + unreadable.length >= count }
}
