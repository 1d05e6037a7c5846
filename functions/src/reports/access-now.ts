import { type Access, personOf } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { readProfileRights } from '../data/profiles.ts'

/** What somebody may do in a home at this moment, for what is done for them while they wait: by what /api and the rules go by. Two reads. */
export async function accessNow(eid: string, uid: string): Promise<Access> {
  const [profile, membership] = await Promise.all([readProfileRights(uid), readMember(eid, uid)])
  return { person: personOf(uid, profile, profile?.emailVerified === true), membership }
}
