import { personOf } from '@vigie/domain/people/permissions'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { readMemberNow } from '../data/member-changes.ts'
import { hasOtherSuperAdmin } from '../data/other-super-admins.ts'
import { type InHome, setRole, withRights } from '../data/person-rights.ts'
import { readConsequencesEverywhere } from '../members/changed-rights.ts'

type WhyNot = 'userNotFound' | 'lastAdministrator' | 'ofOperator'

/**
 * Gives a person a role, on their profile and on each of their memberships but those in which a home has made them a caregiver,
 * in one transaction that also notes who did it. Alerts that they may not take any more call again, and the rules that tell nobody
 * since are named, of which administrators are told. The last super administrator whose account is open stays one, and the last
 * administrator of a home is made no caregiver, who administers nothing. `now` is epoch milliseconds.
 */
export function giveRole(
  { uid, by }: { uid: string; by: string },
  roleId: RoleId,
  now: number,
): Promise<{ changed: boolean; lonelyRules: string[] } | { why: WhyNot }> {
  return withRights<{ changed: boolean; lonelyRules: string[] } | { why: WhyNot }>(
    uid,
    async (transaction, found) => {
      if (found === null) return { why: 'userNotFound' }
      const { profile } = found
      // Its role decides nothing: to change that would look as if it did.
      if (profile.operator) return { why: 'ofOperator' }
      if (profile.roleId === roleId) return { changed: false, lonelyRules: [] }
      if (profile.roleId === roles.ADMIN && !(await hasOtherSuperAdmin(transaction, uid)))
        return { why: 'lastAdministrator' }
      const changing = found.homes.filter(({ isCaregiver }) => !isCaregiver)
      if (roleId === roles.CAREGIVER) {
        const members = await Promise.all(changing.map(({ eid }) => readMemberNow(transaction, eid, uid)))
        if (members.some(({ isLastAdministrator }) => isLastAdministrator))
          return { why: 'lastAdministrator' }
      }
      const before = personOf(uid, profile, true)
      const after = { ...before, roleId }
      const roleIn = ({ membership, isCaregiver }: InHome) => (isCaregiver ? membership.role : roleId)
      const homes = found.homes.map((home) => ({
        eid: home.eid,
        before: { person: before, membership: home.membership },
        after: { person: after, membership: { ...home.membership, role: roleIn(home) } },
      }))
      const elsewhere = { person: after, membership: null }
      const { lonelyRules, write } = await readConsequencesEverywhere(transaction, homes, elsewhere, now)
      write()
      const eids = changing.map(({ eid }) => eid)
      setRole(transaction, { uid, name: profile.displayName, from: profile.roleId, roleId, by, eids }, now)
      return { changed: true, lonelyRules }
    },
  )
}
