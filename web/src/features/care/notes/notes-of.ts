import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Note } from '@vigie/domain/care/note'
import { rowOf } from '@vigie/domain/care/note-acts'
import { type Access, can } from '@vigie/domain/people/permissions'

/** About whom notes are, and who looks at them. */
export interface NotesOf {
  readonly eid: string
  readonly bid: string
  readonly access: Access
  /** The home's clock. */
  readonly timeZone: string
  /** Nothing is written any more of somebody who is archived, nor before it is known whether they are: null. */
  readonly resident: Pick<Beneficiary, 'room' | 'name' | 'state'> | null
}

/** Whether the person writes notes of a kind about the resident. */
export const mayWrite = ({ access, bid, resident }: NotesOf, visibility: Note['visibility']): boolean =>
  resident?.state === 'active' && can(access, 'create', rowOf(visibility), { beneficiaryId: bid })

/** What is said where nothing is written yet. */
export const noneHelpOf = (of: NotesOf) =>
  of.resident?.state === 'archived'
    ? 'notes.noneArchivedHelp'
    : mayWrite(of, 'public')
      ? 'notes.noneToWriteHelp'
      : 'notes.noneHelp'

/** Whether the person may change or delete a note: its author alone may, as long as they write. */
export const mayChange = ({ access, bid, resident }: NotesOf, { visibility, by }: Note): boolean =>
  resident?.state === 'active' && can(access, 'update', rowOf(visibility), { beneficiaryId: bid, by })
