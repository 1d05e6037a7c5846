import { addressOf } from '@vigie/domain/api/call'
import {
  announceDocumentCall,
  deleteDocumentCall,
  renameDocumentCall,
} from '@vigie/domain/api/document-calls'
import {
  playBeneficiaryFileCall,
  playEstablishmentFileCall,
  readBeneficiaryFileCall,
  readEstablishmentFileCall,
} from '@vigie/domain/api/file-calls'
import {
  announceHomeDocumentCall,
  deleteHomeDocumentCall,
  renameHomeDocumentCall,
} from '@vigie/domain/api/home-document-calls'
import type { DocumentChange, DocumentNews } from '@vigie/domain/care/document'
import type { DocumentPlace } from '@vigie/domain/paths'
import { callApi } from '../../../lib/api/api-client.ts'
import { fetchFile } from '../../../lib/api/fetch-file.ts'

/** Asks for the ticket of a document. @throws ApiError */
export const announceDocument = ({ eid, bid, fid }: DocumentPlace, body: DocumentNews) =>
  bid === null
    ? callApi(announceHomeDocumentCall, { params: { eid, fid }, body })
    : callApi(announceDocumentCall, { params: { eid, bid, fid }, body })

/** Gives a document another title. @throws ApiError */
export const renameDocument = ({ eid, bid, fid }: DocumentPlace, body: DocumentChange) =>
  bid === null
    ? callApi(renameHomeDocumentCall, { params: { eid, fid }, body })
    : callApi(renameDocumentCall, { params: { eid, bid, fid }, body })

/** Deletes a document, or what was announced of one. @throws ApiError */
export const deleteDocument = ({ eid, bid, fid }: DocumentPlace) =>
  bid === null
    ? callApi(deleteHomeDocumentCall, { params: { eid, fid } })
    : callApi(deleteDocumentCall, { params: { eid, bid, fid } })

/** The bytes of a document. @throws ApiError, and AbortError when `signal` ends it */
export const fetchDocument = ({ eid, bid, fid }: DocumentPlace, signal: AbortSignal) =>
  bid === null
    ? fetchFile(readEstablishmentFileCall, { eid, fid }, signal)
    : fetchFile(readBeneficiaryFileCall, { eid, bid, fid }, signal)

/** Where the bytes of a document are read. */
export const addressOfDocument = ({ eid, bid, fid }: DocumentPlace): string =>
  bid === null
    ? addressOf(readEstablishmentFileCall, { eid, fid })
    : addressOf(readBeneficiaryFileCall, { eid, bid, fid })

/** A pass by which the browser reads a document there by itself. @throws ApiError */
export const passTo = ({ eid, bid, fid }: DocumentPlace) =>
  bid === null
    ? callApi(playEstablishmentFileCall, { params: { eid, fid } })
    : callApi(playBeneficiaryFileCall, { params: { eid, bid, fid } })
