import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { Access } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { useReadableNotes } from '../notes/use-readable-notes.ts'
import { notesOfTimeSource } from '../records/note-sources.ts'
import { stillRead } from './still-read.ts'

/** As many as a report reads of a kind. */
const atMost = 2_000

/**
 * A report without those of its notes that were deleted, or made private to others, since it was put together: nobody reads, prints or saves these from a page that stays open. It listens to the
 * notes of the report's own time.
 */
export function useReadableReport(eid: string, access: Access, report: ResidentReport): ResidentReport {
  const {
    notes,
    resident: { bid },
  } = report
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
    // Until all that they may read is known it is as it was when the report was put together.
    return lists.length < lives.length ? report : { ...report, notes: stillRead(notes, lists, atMost) }
  }, [report, notes, lives])
}
