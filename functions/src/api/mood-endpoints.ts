import { recordMoodCall, undoMoodCall } from '@vigie/domain/api/mood-calls'
import { can, type Membership, type Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { recordMood, undoMood } from '../data/moods.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

interface Asked {
  person: Person
  params: { eid: string; bid: string }
}

const may =
  (operation: 'create' | 'delete') =>
  async ({ person, params: { eid, bid } }: Asked): Promise<boolean> => {
    const membership = await readMember(eid, person.uid)
    const mayAs = (member: Membership | null) =>
      can({ person, membership: member }, operation, 'moods', { beneficiaryId: bid })
    if (mayAs(membership)) return true
    // Whoever is kept from it by nothing else is told so.
    const inActive: Membership | null = membership && { ...membership, establishmentState: 'active' }
    if (mayAs(inActive)) throw new ApiError('establishmentInactive')
    return false
  }

/** How residents are, as those who care for them say. */
export const moodEndpoints: readonly Endpoint[] = [
  endpoint({
    call: recordMoodCall,
    authorise: may('create'),
    async run({ person: { uid }, params, body }) {
      return doneOr(await recordMood({ ...params, uid }, body, Date.now()))
    },
  }),
  endpoint({
    call: undoMoodCall,
    authorise: may('delete'),
    async run({ person: { uid }, params: { moodId, ...params } }) {
      return doneOr(await undoMood({ ...params, uid }, moodId, Date.now()))
    },
  }),
]
