import { deleteAuthUser } from '../data/auth-users.ts'
import { recordDeleted, whyKept } from '../data/deleted-profiles.ts'
import { homesOf } from '../data/user-records.ts'
import { isLastOfAny, revokeMember } from '../members/change-member.ts'

/** What came of a deletion, with the names of the notification rules that tell nobody else any more. */
export interface Deletion {
  changed: boolean
  lonelyRules: string[]
}

/**
 * Takes somebody out of each of their homes, then their profile and their account away. What they wrote stays under the name that
 * stands on it. Cut short, it goes on where it is done again; of somebody who is not there nothing changes. Whoever is the
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
  const outcome = await recordDeleted(uid, by, now)
  if (outcome === 'lastAdministrator' || outcome === 'ofOperator') return { why: outcome }
  // They have accepted an invitation meanwhile.
  if (outcome === 'stillMember') return deleteAccount(uid, by, now)
  const hadAccount = await deleteAuthUser(uid)
  return { changed: outcome === 'deleted' || hadAccount, lonelyRules }
}
