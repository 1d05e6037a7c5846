import { z } from 'zod'
import {
  documentChangeSchema,
  documentNewsSchema,
  documentSchema,
  documentTitleSchema,
} from '../care/document.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const ofBeneficiary = z.object({ eid: idSchema, bid: idSchema })
const ofDocument = ofBeneficiary.extend({ fid: idSchema })
const path = '/api/establishment/:eid/beneficiary/:bid/file'

/** A document as it is told: not by which of their documents its sender sends, nor where its bytes are. */
export const documentAnswerSchema = documentSchema.omit({ sentAs: true, keptAs: true })
const writing = ['forbidden', 'establishmentInactive', 'beneficiaryArchived', 'beneficiaryNotFound'] as const
/** Why a document is not added to whom its adder may write about. */
export const notAdded = [
  'fileTooBig',
  'documentNameNotOfType',
  'spaceUsedUp',
  'documentExists',
  'tooManyDocumentsOfDay',
] as const
const adding = [...writing, ...notAdded] as const

/** How many documents one answer lists. */
export const documentsAtOnce = 500

/** `before`: the `next` of the answer before; what is of that very instant comes in both. */
export const documentsAsked = z.object({ before: z.coerce.number().int().min(0).optional() })
export const documentsAnswer = z.object({
  documents: z.array(documentAnswerSchema.extend({ id: idSchema })),
  /** What to go on from; null: there is nothing earlier. */
  next: instantSchema.nullable(),
})

export const listDocumentsCall = defineCall({
  operationId: 'listBeneficiaryFiles',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/files',
  summary: `The documents of a resident, latest first, with those whose bytes are on their way or were refused, ${documentsAtOnce} at once`,
  params: ofBeneficiary,
  query: documentsAsked,
  answer: documentsAnswer,
  refusals: ['forbidden'],
})

export const announceDocumentCall = defineCall({
  operationId: 'announceBeneficiaryFile',
  method: 'post',
  path: `${path}/:fid`,
  summary:
    'Announce a document under an id that the caller chooses: for an hour its bytes may be sent to Cloud Storage, at the path of its record',
  params: ofDocument,
  body: documentNewsSchema,
  /** `changed`: false where the caller has announced the same before. */
  answer: z.object({ changed: z.boolean(), document: documentAnswerSchema }),
  refusals: adding,
})

/** The largest form that is taken, in bytes: a larger file is announced. */
export const mostBytesOfForm = 8 * 1024 * 1024

/** A document as a form: under an id that the caller chooses or none, and called as its file unless it says a title. */
export const documentFormSchema = z.strictObject({
  id: idSchema.optional(),
  title: documentTitleSchema.optional(),
  file: z.file(),
})
/** How a form may be refused that an announcement is not. */
export const ofForm = ['documentTypeNotTaken', 'documentNotWhatItSays'] as const

export const putDocumentCall = defineCall({
  operationId: 'putBeneficiaryFile',
  method: 'put',
  path,
  summary: 'Send a smaller document as a form. Without an id the same file again is the same document',
  params: ofBeneficiary,
  isForm: true,
  bodyLimit: mostBytesOfForm,
  body: documentFormSchema,
  answer: z.object({ id: idSchema, changed: z.boolean(), document: documentAnswerSchema }),
  refusals: [...adding, ...ofForm],
})

export const renameDocumentCall = defineCall({
  operationId: 'renameBeneficiaryFile',
  method: 'patch',
  path: `${path}/:fid`,
  summary: 'Give a document another title',
  params: ofDocument,
  body: documentChangeSchema,
  /** `changed`: false where it had that title already. */
  answer: z.object({ changed: z.boolean(), document: documentAnswerSchema }),
  refusals: [...writing, 'documentNotFound', 'documentChanged'],
})

export const deleteDocumentCall = defineCall({
  operationId: 'deleteBeneficiaryFile',
  method: 'delete',
  path: `${path}/:fid`,
  summary: 'Delete a document, or what was announced of one',
  params: ofDocument,
  /** `changed`: false where there was none. */
  answer: whetherChanged,
  refusals: writing,
})
