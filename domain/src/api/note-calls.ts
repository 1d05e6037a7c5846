import { z } from 'zod'
import { noteChangeSchema, noteSchema, noteVisibilitySchema } from '../care/note.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const path = '/api/establishment/:eid/beneficiary/:bid/message/:mid'
const ofNote = z.object({ eid: idSchema, bid: idSchema, mid: idSchema })

/** A note as it stands. */
const noteAnswerSchema = noteSchema.omit({ establishmentId: true }).extend({
  writtenAt: instantSchema.nullable(),
  updatedAt: instantSchema.nullable(),
})

export const setNoteCall = defineCall({
  operationId: 'setNote',
  method: 'post',
  path,
  summary: 'Write a note under an id that the caller chooses, or change what one’s own says',
  params: ofNote,
  body: noteChangeSchema,
  bodyLimit: 64_000,
  /** `changed`: false where it was so already. */
  answer: z.object({ changed: z.boolean(), note: noteAnswerSchema }),
  refusals: [
    'forbidden',
    'noteOutOfReach',
    'noteChanged',
    'establishmentInactive',
    'beneficiaryArchived',
    'beneficiaryNotFound',
    'tooMuchWritten',
  ],
})

export const getNoteCall = defineCall({
  operationId: 'getNote',
  method: 'get',
  path,
  summary: 'A note that one may read. The answer is the same where there is none and where it is for others',
  params: ofNote,
  answer: noteAnswerSchema,
  refusals: ['forbidden', 'noteOutOfReach'],
})

export const deleteNoteCall = defineCall({
  operationId: 'deleteNote',
  method: 'delete',
  path,
  summary: 'Delete one’s own note',
  params: ofNote,
  /** `changed`: false where there was none, or none that one may know of. */
  answer: whetherChanged,
  refusals: [
    'forbidden',
    'noteOutOfReach',
    'establishmentInactive',
    'beneficiaryArchived',
    'beneficiaryNotFound',
  ],
})

export const getNoteReadersCall = defineCall({
  operationId: 'getNoteReaders',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/message-readers',
  summary:
    'What those are called who would read a note of one’s own, relatives apart, for whoever may write it',
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: z.object({ visibility: noteVisibilitySchema }),
  answer: z.object({ names: z.array(z.string()), relatives: z.array(z.string()) }),
  refusals: ['forbidden', 'establishmentInactive'],
})
