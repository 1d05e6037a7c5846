import {
  changeEstablishmentCall,
  createEstablishmentCall,
  deleteShiftCall,
  removeEventsCall,
  setLicencesCall,
  setShiftCall,
} from '@vigie/domain/api/establishment-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { recordLicences } from '../data/licences.ts'
import { readMember } from '../data/members.ts'
import { deleteShift, sayOfEstablishment, setShift } from '../establishments/change-establishment.ts'
import { createEstablishment } from '../establishments/create-establishment.ts'
import { removeEvents } from '../establishments/remove-events.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What administrators do about a home as such. */
export const establishmentEndpoints: readonly Endpoint[] = [
  endpoint({
    call: createEstablishmentCall,
    authorise: async ({ person }) => can({ person, membership: null }, 'create', 'establishments'),
    async run({ person, params: { eid }, body }) {
      return doneOr(await createEstablishment(person, eid, body, Date.now()))
    },
  }),
  endpoint({
    call: changeEstablishmentCall,
    authorise: mayManage,
    async run({ person: { uid }, params: { eid }, body: { typedName, ...said } }) {
      return doneOr(await sayOfEstablishment({ eid, uid }, said, typedName, Date.now()))
    },
  }),
  endpoint({
    call: setLicencesCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'settings')
    },
    async run({ person: { uid }, params: { eid }, body }) {
      const changed = await recordLicences(eid, uid, body, Date.now())
      if (changed === null) throw new ApiError('establishmentNotFound')
      return { changed }
    },
  }),
  endpoint({
    call: setShiftCall,
    authorise: mayManage,
    async run({ person: { uid }, params: { eid, sid }, body: { seen, ...said } }) {
      return doneOr(await setShift({ eid, uid }, sid, { said, seen }, Date.now()))
    },
  }),
  endpoint({
    call: deleteShiftCall,
    authorise: mayManage,
    async run({ person: { uid }, params: { eid, sid } }) {
      return doneOr(await deleteShift({ eid, uid }, sid, Date.now()))
    },
  }),
  endpoint({
    call: removeEventsCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'delete', 'days')
    },
    async run({ person: { uid }, params: { eid }, body }) {
      return doneOr(await removeEvents({ eid, uid, ...body }, Date.now()))
    },
  }),
]

async function mayManage({ person, params: { eid } }: { person: Person; params: { eid: string } }) {
  return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'establishments')
}
