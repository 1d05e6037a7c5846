import { z } from 'zod'
import { documentChangeSchema, documentNewsSchema } from '../care/document.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import {
  documentAnswerSchema,
  documentFormSchema,
  documentsAnswer,
  documentsAsked,
  documentsAtOnce,
  mostBytesOfForm,
  notAdded,
  ofForm,
} from './document-calls.ts'
import { whetherChanged } from './whether-changed.ts'

const ofHome = z.object({ eid: idSchema })
const ofDocument = ofHome.extend({ fid: idSchema })
const path = '/api/establishment/:eid/file'
const writing = ['forbidden', 'establishmentNotFound'] as const
const adding = [...writing, ...notAdded] as const

export const listHomeDocumentsCall = defineCall({
  operationId: 'listEstablishmentFiles',
  method: 'get',
  path: '/api/establishment/:eid/files',
  summary: `The videos and documents of an establishment, latest first, with those whose bytes are on their way or were refused, ${documentsAtOnce} at once`,
  params: ofHome,
  query: documentsAsked,
  answer: documentsAnswer,
  refusals: ['forbidden'],
})

export const announceHomeDocumentCall = defineCall({
  operationId: 'announceEstablishmentFile',
  method: 'post',
  path: `${path}/:fid`,
  summary:
    'Announce a video or document of an establishment under an id that the caller chooses: for an hour its bytes may be sent to Cloud Storage, at the path of its record',
  params: ofDocument,
  body: documentNewsSchema,
  /** `changed`: false where the caller has announced the same before. */
  answer: z.object({ changed: z.boolean(), document: documentAnswerSchema }),
  refusals: adding,
})

export const putHomeDocumentCall = defineCall({
  operationId: 'putEstablishmentFile',
  method: 'put',
  path,
  summary:
    'Send a smaller video or document of an establishment as a form. Without an id the same file again is the same document',
  params: ofHome,
  isForm: true,
  bodyLimit: mostBytesOfForm,
  body: documentFormSchema,
  answer: z.object({ id: idSchema, changed: z.boolean(), document: documentAnswerSchema }),
  refusals: [...adding, ...ofForm],
})

export const renameHomeDocumentCall = defineCall({
  operationId: 'renameEstablishmentFile',
  method: 'patch',
  path: `${path}/:fid`,
  summary: 'Give a video or document of an establishment another title',
  params: ofDocument,
  body: documentChangeSchema,
  /** `changed`: false where it had that title already. */
  answer: z.object({ changed: z.boolean(), document: documentAnswerSchema }),
  refusals: [...writing, 'documentNotFound', 'documentChanged'],
})

export const deleteHomeDocumentCall = defineCall({
  operationId: 'deleteEstablishmentFile',
  method: 'delete',
  path: `${path}/:fid`,
  summary: 'Delete a video or document of an establishment, or what was announced of one',
  params: ofDocument,
  /** `changed`: false where there was none. */
  answer: whetherChanged,
  refusals: writing,
})
