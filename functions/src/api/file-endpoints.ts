import { readBeneficiaryFileCall, readEstablishmentFileCall } from '@vigie/domain/api/file-calls'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { type FileEndpoint, fileEndpoint } from './file-endpoint.ts'

/** The bytes of documents. */
export const fileEndpoints: readonly FileEndpoint[] = [
  fileEndpoint({
    call: readBeneficiaryFileCall,
    async authorise({ person, params: { eid, bid } }) {
      const membership = await readMember(eid, person.uid)
      return can({ person, membership }, 'read', 'documents', { beneficiaryId: bid })
    },
    placeOf: ({ eid, bid, fid }) => ({ eid, bid, fid }),
  }),
  fileEndpoint({
    call: readEstablishmentFileCall,
    async authorise({ person, params: { eid } }) {
      const membership = await readMember(eid, person.uid)
      return can({ person, membership }, 'read', 'establishmentDocuments')
    },
    placeOf: ({ eid, fid }) => ({ eid, bid: null, fid }),
  }),
]
