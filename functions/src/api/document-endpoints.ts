import {
  announceDocumentCall,
  deleteDocumentCall,
  listDocumentsCall,
  putDocumentCall,
  renameDocumentCall,
} from '@vigie/domain/api/document-calls'
import { listDocuments } from '../data/documents.ts'
import { announceDocument } from '../documents/announce-document.ts'
import { deleteDocument } from '../documents/delete-document.ts'
import { renameDocument } from '../documents/rename-document.ts'
import { StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayDocuments } from './may-documents.ts'
import { putForm } from './put-form.ts'

/** The documents of residents; their bytes are in file-endpoints.ts. */
export const documentEndpoints: readonly Endpoint[] = [
  endpoint({
    call: listDocumentsCall,
    authorise: mayDocuments('read'),
    run: ({ params: { eid, bid }, query: { before } }) => listDocuments(eid, bid, before),
  }),
  endpoint({
    call: announceDocumentCall,
    authorise: mayDocuments('create'),
    run: async ({ person, params, body }) => doneOr(await announceDocument(person, params, body, Date.now())),
  }),
  endpoint({
    call: putDocumentCall,
    authorise: mayDocuments('create'),
    run: ({ person, params, body }) => putForm(person, params, body),
  }),
  endpoint({
    call: renameDocumentCall,
    authorise: mayDocuments('update'),
    async run({ person: { uid }, params, body }) {
      const renamed = await renameDocument(uid, params, body, Date.now())
      if ('current' in renamed) throw new StaleError(renamed.why, renamed.current)
      return doneOr(renamed)
    },
  }),
  endpoint({
    call: deleteDocumentCall,
    authorise: mayDocuments('delete'),
    run: async ({ person: { uid }, params }) => doneOr(await deleteDocument(uid, params, Date.now())),
  }),
]
