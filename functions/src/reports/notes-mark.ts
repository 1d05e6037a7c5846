import { createHash } from 'node:crypto'
import { noteSchema } from '@vigie/domain/care/note'
import { mayRead } from '@vigie/domain/care/note-acts'
import type { Access } from '@vigie/domain/people/permissions'
import type { ReportJob } from '@vigie/domain/reports/report-job'
import { spanOfDates } from '@vigie/domain/time/local-time'
import { countedReads } from '../data/counted-reads.ts'
import { notesWithin } from '../data/report-notes.ts'

/** By which it is known whether notes are still the same, and for the same readers; it tells nothing of them. */
export function markOf(notes: readonly { id: string; visibility: string }[]): string {
  const told = notes.map(({ id, visibility }) => `${id}:${visibility}`).toSorted()
  return createHash('sha256').update(told.join()).digest('base64url')
}

/** The mark of those notes of a report that its maker may read now; of those that came since it was put together (`madeAt`) it does not tell. */
export async function marksNow(
  place: { eid: string; bid: string },
  access: Access,
  { from, to, madeAt }: Pick<ReportJob, 'from' | 'to' | 'madeAt'>,
  timeZone: string,
): Promise<string> {
  const reads = countedReads()
  const span = spanOfDates({ from, to }, timeZone)
  const may = (facts: Parameters<typeof mayRead>[1]) => mayRead({ access, beneficiaryId: place.bid }, facts)
  const notes = reads.parsed(await notesWithin(place, span, may, reads), noteSchema)
  return markOf(notes.filter(({ at }) => madeAt !== null && at <= madeAt))
}
