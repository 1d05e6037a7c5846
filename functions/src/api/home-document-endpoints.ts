import {
  announceHomeDocumentCall,
  deleteHomeDocumentCall,
  listHomeDocumentsCall,
  putHomeDocumentCall,
  renameHomeDocumentCall,
} from '@vigie/domain/api/home-document-calls'
import { listDocuments } from '../data/documents.ts'
import { announceDocument } from '../documents/announce-document.ts'
import { deleteDocument } from '../documents/delete-document.ts'
import { renameDocument } from '../documents/rename-document.ts'
import { StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayDocuments } from './may-documents.ts'
import { putForm } from './put-form.ts'

/** The videos and documents of homes themselves; their bytes are in file-endpoints.ts. */
export const homeDocumentEndpoints: readonly Endpoint[] = [
  endpoint({
    call: listHomeDocumentsCall,
    authorise: mayDocuments('read'),
    run: ({ params: { eid }, query: { before } }) => listDocuments(eid, null, before),
  }),
  endpoint({
    call: announceHomeDocumentCall,
    authorise: mayDocuments('create'),
    run: async ({ person, params, body }) =>
      doneOr(await announceDocument(person, { ...params, bid: null }, body, Date.now())),
  }),
  endpoint({
    call: putHomeDocumentCall,
    authorise: mayDocuments('create'),
    run: ({ person, params: { eid }, body }) => putForm(person, { eid, bid: null }, body),
  }),
  endpoint({
    call: renameHomeDocumentCall,
    authorise: mayDocuments('update'),
    async run({ person: { uid }, params, body }) {
      const renamed = await renameDocument(uid, { ...params, bid: null }, body, Date.now())
      if ('current' in renamed) throw new StaleError(renamed.why, renamed.current)
      return doneOr(renamed)
    },
  }),
  endpoint({
    call: deleteHomeDocumentCall,
    authorise: mayDocuments('delete'),
    run: async ({ person: { uid }, params }) =>
      doneOr(await deleteDocument(uid, { ...params, bid: null }, Date.now())),
  }),
]
