import {
  removeResidentEscalationCall,
  setEscalationCall,
  setResidentEscalationCall,
} from '@vigie/domain/api/escalation-calls'
import { getReachCall } from '@vigie/domain/api/reach-calls'
import { can } from '@vigie/domain/people/permissions'
import { reachOfHome } from '../alerts/reach-of-home.ts'
import { setEscalation } from '../data/escalation-changes.ts'
import { readMember } from '../data/members.ts'
import { removeResidentEscalation, setResidentEscalation } from '../data/resident-escalations.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What a home does until somebody answers an alert, of a resident otherwise than of the others too, and when nobody would. */
export const escalationEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setEscalationCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'escalation')
    },
    async run({ person: { uid }, params: { eid }, body }) {
      return doneOr(await setEscalation(eid, uid, body, Date.now()))
    },
  }),
  endpoint({
    call: setResidentEscalationCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'escalations')
    },
    async run({ person: { uid }, params, body }) {
      return doneOr(await setResidentEscalation({ ...params, uid }, body, Date.now()))
    },
  }),
  endpoint({
    call: removeResidentEscalationCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'delete', 'escalations')
    },
    async run({ person: { uid }, params, body: { updatedAt } }) {
      return doneOr(await removeResidentEscalation({ ...params, uid }, updatedAt, Date.now()))
    },
  }),
  endpoint({
    call: getReachCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'read', 'escalation')
    },
    run: async ({ params: { eid } }) => doneOr(await reachOfHome(eid, Date.now())),
  }),
]
