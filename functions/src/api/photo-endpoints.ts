import { deletePhotoCall, setPhotoCall } from '@vigie/domain/api/photo-calls'
import { deletePhoto, setPhoto } from '../photos/set-photo.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayChangeResident } from './may-change-resident.ts'

/** The photos of residents; their bytes are in file-endpoints.ts. */
export const photoEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setPhotoCall,
    authorise: mayChangeResident,
    run: async ({ person: { uid }, params, body }) =>
      doneOr(await setPhoto({ ...params, uid }, body, Date.now())),
  }),
  endpoint({
    call: deletePhotoCall,
    authorise: mayChangeResident,
    run: async ({ person: { uid }, params }) => doneOr(await deletePhoto({ ...params, uid }, Date.now())),
  }),
]
