import {
  deleteUserCall,
  getMembersCall,
  getUserCall,
  getUsersCall,
} from '@vigie/domain/api/user-record-calls'
import { can } from '@vigie/domain/people/permissions'
import { deleteAccount } from '../accounts/delete-account.ts'
import { readMember } from '../data/members.ts'
import { readMembers } from '../data/user-records.ts'
import { administersPeople, mayKnow, userRecord, usersFor } from '../members/user-record.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** People as those see them who administer. */
export const userRecordEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getUsersCall,
    authorise: ({ person }) => administersPeople(person),
    run: ({ person, query: { after } }) => usersFor(person, after),
  }),
  endpoint({
    call: getMembersCall,
    authorise: async ({ person, params: { eid } }) =>
      can({ person, membership: await readMember(eid, person.uid) }, 'read', 'members'),
    run: ({ params: { eid } }) => readMembers(eid),
  }),
  endpoint({
    call: getUserCall,
    // Whether there is such a person is told to those alone who may know them.
    authorise: ({ person, params: { uid } }) => mayKnow(person, uid),
    run: async ({ person, params: { uid } }) => doneOr(await userRecord(person, uid)),
  }),
  endpoint({
    call: deleteUserCall,
    authorise: async ({ person, params: { uid } }) =>
      can({ person, membership: null }, 'delete', 'users', { uid }),
    run: async ({ person, params: { uid } }) => doneOr(await deleteAccount(uid, person.uid, Date.now())),
  }),
]
