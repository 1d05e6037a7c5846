import { addressOf, type FileCall } from '@vigie/domain/api/call'
import {
  playBeneficiaryFileCall,
  playEstablishmentFileCall,
  readBeneficiaryFileCall,
  readEstablishmentFileCall,
} from '@vigie/domain/api/file-calls'
import { makeFilePass } from '../data/file-passes.ts'
import type { Caller } from './authenticate.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayDocuments } from './may-documents.ts'

const passTo = async (
  { uid, signedInAt }: Caller,
  call: FileCall,
  params: Readonly<Record<string, string>>,
) => ({ pass: await makeFilePass({ uid, signedInAt, address: addressOf(call, params) }, Date.now()) })

/** Passes by which browsers play documents; with each request the right to read the document is looked at anew. */
export const playEndpoints: readonly Endpoint[] = [
  endpoint({
    call: playBeneficiaryFileCall,
    authorise: mayDocuments('read'),
    run: ({ person, params }) => passTo(person, readBeneficiaryFileCall, params),
  }),
  endpoint({
    call: playEstablishmentFileCall,
    authorise: mayDocuments('read'),
    run: ({ person, params }) => passTo(person, readEstablishmentFileCall, params),
  }),
]
