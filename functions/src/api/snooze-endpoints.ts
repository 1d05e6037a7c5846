import { beginSnoozeCall, endSnoozeCall } from '@vigie/domain/api/snooze-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { beginSnooze } from '../snoozes/begin-snooze.ts'
import { endSnooze } from '../snoozes/end-snooze.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

/** Whether somebody may have warnings about residents of a home silenced while care goes on; throws ApiError where that is for its being inactive. */
const maySilence = async ({
  person,
  params: { eid },
}: {
  person: Person
  params: { eid: string }
}): Promise<boolean> =>
  mayUnlessInactive({ person, membership: await readMember(eid, person.uid) }, (access) =>
    can(access, 'silence', 'alerts'),
  )

/** Care under way. */
export const snoozeEndpoints: readonly Endpoint[] = [
  endpoint({
    call: beginSnoozeCall,
    authorise: maySilence,
    async run({ person: { uid }, params: { sid, ...params }, body }) {
      return doneOr(await beginSnooze({ ...params, uid }, sid, body, Date.now()))
    },
  }),
  endpoint({
    call: endSnoozeCall,
    authorise: maySilence,
    async run({ person: { uid }, params: { sid, ...params }, body }) {
      return doneOr(await endSnooze({ ...params, uid }, sid, body, Date.now()))
    },
  }),
]
