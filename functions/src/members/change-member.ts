import { type MembershipRoleId, roles } from '@vigie/domain/people/roles'
import { readRelease } from '../alerts/release-held.ts'
import { getFollowed, removeMember } from '../data/leaving.ts'
import { type MemberAct, setLevel, withMember } from '../data/member-changes.ts'
import { getRulesNaming } from '../data/rules-naming.ts'
import { cancelWaiting, readWaiting } from '../data/waiting-invitations.ts'
import { readConsequences } from './changed-rights.ts'
import { readEndOfInvitations } from './inviter-left.ts'
import { readLonelyRules } from './lonely-rules.ts'

/** Whether anything was changed, and the names of the notification rules that tell nobody since. */
interface Change {
  changed: boolean
  lonelyRules: string[]
}

/**
 * Takes somebody's access to a home away, them off its residents and notification rules, and back what invitation still waits
 * at their address, in one transaction: rights end with the next read. The alerts that they are on call again, and the invitations
 * that they made run out. Names the rules that tell nobody else, of which its administrators are told by e-mail too. Somebody who is no member stays none. The
 * last administrator stays (`lastAdministrator`). `now` is epoch milliseconds.
 */
export function revokeMember(act: MemberAct, now: number): Promise<Change | { why: 'lastAdministrator' }> {
  const { eid, userId: leaver } = act
  return withMember(act, async (transaction, { name, person, member, isLastAdministrator }) => {
    if (member === null) return { changed: false, lonelyRules: [] }
    if (isLastAdministrator) return { why: 'lastAdministrator' as const }
    const changed = { uid: leaver, eid, after: () => ({ person, membership: null }) }
    const [residents, rules, waiting, release, endInvitations] = await Promise.all([
      getFollowed(transaction, eid, leaver),
      getRulesNaming(transaction, eid, leaver),
      readWaiting(transaction, eid, leaver),
      readRelease(transaction, changed, now),
      readEndOfInvitations(transaction, changed, now),
    ])
    const untold = { eid, uid: leaver, rules, loses: () => true }
    const { names, tell } = await readLonelyRules(transaction, untold, now)
    cancelWaiting(transaction, act, waiting, now)
    release()
    endInvitations()
    tell()
    removeMember(transaction, { ...act, name }, { member, residents, rules }, now)
    return { changed: true, lonelyRules: names }
  })
}

/**
 * Changes somebody's level in a home; null: none. Whatever alerts they may not take any more call again, and rules that tell nobody
 * since are named like those of `revokeMember`. A caregiver is no administrator (`caregiverLevel`); the last administrator stays
 * one. `now` is epoch milliseconds.
 */
export function changeLevel(
  act: MemberAct,
  roleId: MembershipRoleId | null,
  now: number,
): Promise<Change | { why: 'memberNotFound' | 'lastAdministrator' | 'caregiverLevel' }> {
  return withMember(act, async (transaction, { name, person, member, isLastAdministrator }) => {
    if (member?.state !== 'accepted') return { why: 'memberNotFound' as const }
    if (member.roleId === roleId) return { changed: false, lonelyRules: [] }
    if (member.role === roles.CAREGIVER && roleId === roles.ADMIN) return { why: 'caregiverLevel' as const }
    if (isLastAdministrator) return { why: 'lastAdministrator' as const }
    const before = { person, membership: member }
    const after = { person, membership: { ...member, roleId } }
    const { lonelyRules, write } = await readConsequences(transaction, { eid: act.eid, before, after }, now)
    write()
    setLevel(transaction, { ...act, name }, { from: member.roleId, to: roleId }, now)
    return { changed: true, lonelyRules }
  })
}
