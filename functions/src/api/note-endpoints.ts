import { deleteNoteCall, getNoteCall, getNoteReadersCall, setNoteCall } from '@vigie/domain/api/note-calls'
import { mayRead, rowOf } from '@vigie/domain/care/note-acts'
import { can, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { readNote } from '../data/notes.ts'
import { deleteNote } from '../notes/delete-note.ts'
import { namesOfReaders } from '../notes/note-readers.ts'
import { writeNote } from '../notes/write-note.ts'
import { ApiError, StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

interface Asked {
  person: Person
  params: { eid: string; bid: string }
}

async function accessOf({ person, params: { eid } }: Asked) {
  return { person, membership: await readMember(eid, person.uid) }
}

/** Whether somebody writes about this resident at all: which notes, only these say. */
async function mayWrite(asked: Asked): Promise<boolean> {
  const facts = { beneficiaryId: asked.params.bid }
  return mayUnlessInactive(await accessOf(asked), (access) => can(access, 'create', 'notes', facts))
}

/** What people write about residents. */
export const noteEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setNoteCall,
    authorise: mayWrite,
    async run({ person, params, body }) {
      const written = await writeNote(person, params, body, Date.now())
      if ('current' in written) throw new StaleError(written.why, written.current)
      return doneOr(written)
    },
  }),
  endpoint({
    call: getNoteCall,
    async authorise(asked) {
      return can(await accessOf(asked), 'read', 'notes', { beneficiaryId: asked.params.bid })
    },
    async run({ person, params }) {
      const access = await accessOf({ person, params })
      const note = await readNote(params, (facts) => mayRead({ access, beneficiaryId: params.bid }, facts))
      if (note === null) throw new ApiError('noteOutOfReach')
      return note
    },
  }),
  endpoint({
    call: deleteNoteCall,
    authorise: mayWrite,
    run: async ({ person, params }) => doneOr(await deleteNote(person, params, Date.now())),
  }),
  endpoint({
    call: getNoteReadersCall,
    authorise: mayWrite,
    async run({ person, params, query: { visibility } }) {
      const facts = { beneficiaryId: params.bid }
      // Whoever may not write such a note is told nobody's name by it.
      if (!can(await accessOf({ person, params }), 'create', rowOf(visibility), facts))
        throw new ApiError('forbidden')
      return namesOfReaders(person, params, visibility)
    },
  }),
]
