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
import { userRecord, usersFor } from '../members/user-record.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** People as those see them who administer. */
export const userRecordEndpoints: readonly Endpoint[] = [
  endpoint({
    call: getUsersCall,
    // Whose homes they administer takes more than the path to tell: `usersFor` looks.
    authorise: async () => true,
    async run({ person, query: { after } }) {
      const found = await usersFor(person, after)
      if (found === null) throw new ApiError('forbidden')
      return found
    },
  }),
  endpoint({
    call: getMembersCall,
    authorise: async ({ person, params: { eid } }) =>
      can({ person, membership: await readMember(eid, person.uid) }, 'read', 'members'),
    run: ({ params: { eid } }) => readMembers(eid),
  }),
  endpoint({
    call: getUserCall,
    // Of somebody whom they may not know they learn as much as of nobody.
    authorise: async () => true,
    run: async ({ person, params: { uid } }) => doneOr(await userRecord(person, uid)),
  }),
  endpoint({
    call: deleteUserCall,
    authorise: async ({ person, params: { uid } }) =>
      can({ person, membership: null }, 'delete', 'users', { uid }),
    run: async ({ person, params: { uid } }) => doneOr(await deleteAccount(uid, person.uid, Date.now())),
  }),
]
