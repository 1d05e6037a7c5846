import { actsAsRelative } from '../people/acts-as-relative.ts'
import { type Access, can } from '../people/permissions.ts'
import { type Note, type NoteChange, type NoteVisibility, unsentKeptMs } from './note.ts'

/** Under which row of the permission table a note stands. */
export const rowOf = (visibility: NoteVisibility) => (visibility === 'private' ? 'privateNotes' : 'notes')

/** Who acts on a note, and whose it is about. */
export interface NoteActor {
  access: Access
  beneficiaryId: string
}

/** Whether somebody may read a note; of one that is not there they learn as much as of one that they may not read. */
export function mayRead(
  { access, beneficiaryId }: NoteActor,
  { visibility, by }: Pick<Note, 'visibility' | 'by'>,
) {
  return (
    can(access, 'read', 'notes', { beneficiaryId }) &&
    can(access, 'read', rowOf(visibility), { beneficiaryId, by })
  )
}

/** How long after it was saved a note still counts as having come at once. */
const atOnceMs = 60_000

/** How long it was on its way at most: as long as a device keeps it, and a day for the device's clock. */
const longestMs = unsentKeptMs + 24 * 3_600_000

/**
 * When a note that arrives now was written, if that was well before. A device whose clock is ahead says nothing, nor does one that says
 * when no device would have it any more.
 */
function lateBy(writtenAt: number | undefined, now: number): number | null {
  if (writtenAt === undefined) return null
  const age = now - writtenAt
  return age > atOnceMs && age <= longestMs ? writtenAt : null
}

/** Why a note is not written: not theirs or not there; not allowed; or it says something else by now. */
export type NoteRefusal = 'noteOutOfReach' | 'forbidden' | 'noteChanged'

/**
 * What a note becomes by what somebody says of it, under which of its fields are changed: none where it is so already. It has one
 * author for good, who alone changes it, and nothing that they have not seen. `known`: as it stands, null where it is not there.
 */
export function writtenNote(
  actor: NoteActor,
  known: Note | null,
  { updatedAt, writtenAt, ...said }: NoteChange,
  byName: string,
  now: number,
): { note: Note; fields: readonly ('text' | 'visibility')[] } | { why: NoteRefusal } {
  const by = actor.access.person.uid
  const mark = actsAsRelative(actor.access) && { isRelative: true as const }
  const may = (operation: 'create' | 'update', visibility: NoteVisibility) =>
    can(actor.access, operation, rowOf(visibility), { beneficiaryId: actor.beneficiaryId, by })
  if (known === null) {
    if (updatedAt !== undefined) return { why: 'noteOutOfReach' }
    if (!may('create', said.visibility)) return { why: 'forbidden' }
    const times = { at: now, writtenAt: lateBy(writtenAt, now), updatedAt: null }
    return { note: { ...said, by, byName, ...mark, ...times }, fields: ['text', 'visibility'] }
  }
  if (known.by !== by) return { why: 'noteOutOfReach' }
  const staysPut = known.visibility === said.visibility
  if (!may('update', known.visibility) || !(staysPut || may('create', said.visibility)))
    return { why: 'forbidden' }
  const fields = (['text', 'visibility'] as const).filter((field) => known[field] !== said[field])
  if (fields.length === 0) return { note: known, fields }
  if (known.updatedAt !== updatedAt) return { why: 'noteChanged' }
  // Later than what anybody saw, also where a clock of ours lags behind another.
  const changedAt = Math.max(now, (known.updatedAt ?? known.at) + 1)
  // Its words are from now on those of what they are by now.
  const { isRelative: _, ...kept } = known
  return { note: { ...kept, ...said, ...mark, updatedAt: changedAt }, fields }
}

/**
 * What becomes of a note that somebody deletes: `gone` where it is not there, as for whoever may not know of it. `known`: what of it
 * decides, null where it is not there.
 */
export function deletedNote(
  actor: NoteActor,
  known: Pick<Note, 'visibility' | 'by'> | null,
): 'deleted' | 'gone' | { why: NoteRefusal } {
  if (known === null || !mayRead(actor, known)) return 'gone'
  const { uid } = actor.access.person
  if (known.by !== uid) return { why: 'noteOutOfReach' }
  const facts = { beneficiaryId: actor.beneficiaryId, by: uid }
  return can(actor.access, 'delete', rowOf(known.visibility), facts) ? 'deleted' : { why: 'forbidden' }
}
