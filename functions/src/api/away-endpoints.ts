import { setAwayCall, setOwnAwayCall } from '@vigie/domain/api/away-calls'
import type { AwaySaid } from '@vigie/domain/people/away'
import { can } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { setAway, setOwnAway } from '../members/change-away.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** An absence that is over before it is said would pass for one that was set. */
function refuseOver(away: AwaySaid, now: number): void {
  if (away !== null && away.until !== null && away.until <= now) throw new ApiError('awayOver')
}

/** Who is away: said by themselves of all their homes, or by an administrator of theirs. */
export const awayEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setOwnAwayCall,
    authorise: async () => true,
    async run({ person: { uid }, body: { away } }) {
      const now = Date.now()
      refuseOver(away, now)
      return setOwnAway(uid, away, now)
    },
  }),
  endpoint({
    call: setAwayCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'members')
    },
    async run({ person: { uid }, params: { eid }, body: { userId, away } }) {
      const now = Date.now()
      refuseOver(away, now)
      return doneOr(await setAway({ eid, userId, uid }, away, now))
    },
  }),
]
