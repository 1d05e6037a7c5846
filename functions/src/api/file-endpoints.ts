import { readBeneficiaryFileCall, readEstablishmentFileCall } from '@vigie/domain/api/file-calls'
import { readReportCall } from '@vigie/domain/api/made-report-calls'
import { readPhotoCall } from '@vigie/domain/api/photo-calls'
import { type DocumentPlace, storagePaths } from '@vigie/domain/paths'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { recordRead } from '../data/opened-records.ts'
import { photoOf } from '../data/photos.ts'
import { findBytes } from '../documents/find-bytes.ts'
import { findReport, mayReadReport } from '../reports/find-report.ts'
import { type FileEndpoint, fileEndpoint } from './file-endpoint.ts'
import { mayDocuments } from './may-documents.ts'

const mayReadDocument = mayDocuments('read')

const findDocument = (place: DocumentPlace) => findBytes(place, Date.now())

/** The bytes of documents, photos and reports. */
export const fileEndpoints: readonly FileEndpoint[] = [
  fileEndpoint({
    call: readBeneficiaryFileCall,
    authorise: mayReadDocument,
    async find(place, { uid }) {
      await recordRead({ ...place, uid }, Date.now())
      return findDocument(place)
    },
  }),
  fileEndpoint({
    call: readEstablishmentFileCall,
    authorise: mayReadDocument,
    find: ({ eid, fid }) => findDocument({ eid, bid: null, fid }),
  }),
  fileEndpoint({
    call: readReportCall,
    authorise: ({ person, params }) => mayReadReport(params, person),
    find: (params, person) => findReport(params, person, Date.now()),
  }),
  fileEndpoint({
    call: readPhotoCall,
    // Who lives here is told to whoever reads of them: what stands below their record goes by the membership alone.
    async authorise({ person, params: { eid, bid } }) {
      const membership = await readMember(eid, person.uid)
      return can({ person, membership }, 'read', 'days', { beneficiaryId: bid })
    },
    async find({ eid, bid }) {
      const avatar = await photoOf(eid, bid)
      return avatar === null
        ? null
        : { path: storagePaths.beneficiaryPhoto(eid, bid, avatar), fileName: 'photo.jpg' }
    },
  }),
]
