import { personOf } from '@vigie/domain/people/permissions'
import { readRelease } from '../alerts/release-held.ts'
import { deleteAuthUser } from '../data/auth-users.ts'
import { type Deletable, removeProfile, whyKept, withDeletable } from '../data/deleted-profiles.ts'
import { isLastOfAny } from '../data/member-changes.ts'
import { homesOf } from '../data/user-records.ts'
import { revokeMember } from '../members/change-member.ts'
import { readEndOfInvitations } from '../members/inviter-left.ts'

/** What came of a deletion, with the names of the notification rules that tell nobody else any more. */
export interface Deletion {
  changed: boolean
  lonelyRules: string[]
}

/**
 * Takes somebody out of each of their homes, then their profile and their account away. What they wrote stays under the name that
 * stands on it, and every alert that they are on calls again. Cut short, it goes on where it is done again; of somebody who is not there nothing changes. Whoever is the
 * last to administer a home, or everything, stays (`lastAdministrator`); nobody deletes themselves (`ownAccount`), nor an account that
 * the operator made (`ofOperator`): of them nothing changes. `now` is epoch milliseconds.
 */
export async function deleteAccount(
  uid: string,
  by: string,
  now: number,
): Promise<Deletion | { why: 'lastAdministrator' | 'ownAccount' | 'ofOperator' }> {
  if (uid === by) return { why: 'ownAccount' }
  const homes = await homesOf(uid)
  // Before anything goes: who stays, stays in each of their homes.
  const why = (await whyKept(uid)) ?? ((await isLastOfAny(homes, uid)) ? 'lastAdministrator' : null)
  if (why !== null) return { why }
  const lonelyRules: string[] = []
  for (const eid of homes) {
    const outcome = await revokeMember({ eid, userId: uid, uid: by }, now)
    if ('why' in outcome) return outcome
    lonelyRules.push(...outcome.lonelyRules)
  }
  const outcome = await deleteProfile(uid, by, now)
  if (outcome === 'lastAdministrator' || outcome === 'ofOperator') return { why: outcome }
  // They have accepted an invitation meanwhile.
  if (outcome === 'stillMember') return deleteAccount(uid, by, now)
  const hadAccount = await deleteAuthUser(uid)
  return { changed: outcome === 'deleted' || hadAccount, lonelyRules }
}

/** `deleted`, or why not; also the alerts of homes that they are no member of are let go of. */
function deleteProfile(uid: string, by: string, now: number): Promise<Deletable | 'deleted'> {
  return withDeletable<Deletable | 'deleted'>(uid, async (transaction, { how, name, devices }) => {
    if (how !== 'deletable') return how
    const nobody = { person: personOf(uid, null, true), membership: null }
    const changed = { uid, eid: null, after: () => nobody }
    const release = await readRelease(transaction, changed, now)
    const endInvitations = await readEndOfInvitations(transaction, changed, now)
    release()
    endInvitations()
    removeProfile(transaction, { uid, name, devices, by }, now)
    return 'deleted'
  })
}
