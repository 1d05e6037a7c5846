import { noteSchema } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import { type Condition, documentAt, listAt } from '../../../lib/firebase/asked.ts'
import { mostOfDay, type Span, within } from './conditions.ts'

/** The notes about a resident of a span of time: all of them, the public ones, or those of one author. */
export const notesOfDaySource = (eid: string, bid: string, which: Condition | null, span: Span) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: [...(which === null ? [] : [which]), ...within('at', span)],
    latestBy: 'at',
    atMost: mostOfDay,
  })

/** The same of a longer time: so many of them at most. */
export const notesOfTimeSource = (
  eid: string,
  bid: string,
  which: Condition | null,
  { atMost, ...span }: Span & { atMost: number },
) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: [...(which === null ? [] : [which]), ...within('at', span)],
    latestBy: 'at',
    atMost,
  })

/** The latest notes about a resident: all of them, the public ones, or those of one author. */
export const notesSource = (eid: string, bid: string, which: Condition | null, count: number) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: which === null ? [] : [which],
    latestBy: 'at',
    atMost: count,
  })

export const noteSource = (eid: string, bid: string, mid: string) =>
  documentAt(paths.note(eid, bid, mid), noteSchema)
