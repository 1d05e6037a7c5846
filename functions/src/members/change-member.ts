import { paths } from '@vigie/domain/paths'
import { type MembershipRoleId, roles } from '@vigie/domain/people/roles'
import { addAudit } from '../data/audit.ts'
import { firestore } from '../data/firestore.ts'
import { readHeldAlerts } from '../data/held-alerts.ts'
import { inTransaction } from '../data/in-transaction.ts'
import { cancelWaiting, readWaiting } from '../data/invitations.ts'
import { readMemberAndOthers, readTraces, removeMember } from '../data/leaving.ts'
import { readLonelyRulesEmails } from './tell-lonely-rules.ts'

/** Which member of which home, and who does something about them. */
export interface MemberAct {
  eid: string
  userId: string
  uid: string
}

/**
 * Takes somebody's access to a home away, them off its residents and notification rules, and back what invitation still waits
 * at their address, in one transaction: rights end with the next read. The alerts that they are on are open again. Names the
 * rules that tell nobody else, of which its administrators are told by e-mail too. Somebody who is no member stays none. The
 * last administrator stays (`lastAdministrator`). `now` is epoch milliseconds.
 */
export function revokeMember(
  { eid, userId, uid }: MemberAct,
  now: number,
): Promise<{ changed: boolean; lonelyRules: string[] } | { why: 'lastAdministrator' }> {
  return inTransaction(async (transaction) => {
    const { member, hasOtherAdministrator } = await readMemberAndOthers(transaction, eid, userId)
    if (member === null) return { changed: false, lonelyRules: [] }
    if (isAdministrator(member) && !hasOtherAdministrator) return { why: 'lastAdministrator' as const }
    const [traces, waiting, release] = await Promise.all([
      readTraces(transaction, eid, userId),
      readWaiting(transaction, eid, userId),
      readHeldAlerts(transaction, eid, userId),
    ])
    const lonelyRules = traces.rules.flatMap(({ name, isAlone }) => (isAlone ? [name] : []))
    const tell = await readLonelyRulesEmails(transaction, { eid, leaver: userId, rules: lonelyRules }, now)
    cancelWaiting(transaction, waiting)
    release(now)
    tell()
    removeMember(transaction, eid, userId, traces)
    const path = paths.member(eid, userId)
    addAudit(transaction, { uid, action: 'member.revoke', path, establishmentId: eid, at: now })
    return { changed: true, lonelyRules }
  })
}

/** Whether a home would have nobody left who administers it, were somebody to leave all of these. */
export function isLastOfAny(homes: readonly string[], uid: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await Promise.all(homes.map((eid) => readMemberAndOthers(transaction, eid, uid)))
    return found.some(
      ({ member, hasOtherAdministrator }) =>
        member !== null && isAdministrator(member) && !hasOtherAdministrator,
    )
  })
}

/**
 * Changes somebody's level in a home; null: none. The last administrator stays one (`lastAdministrator`), and a caregiver never
 * becomes one (`caregiverLevel`). Who may take no alerts any more is on none: these are open again.
 */
export function changeLevel(
  { eid, userId, uid }: MemberAct,
  roleId: MembershipRoleId | null,
  now: number,
): Promise<{ changed: boolean } | { why: 'memberNotFound' | 'lastAdministrator' | 'caregiverLevel' }> {
  return inTransaction(async (transaction) => {
    const { member, hasOtherAdministrator } = await readMemberAndOthers(transaction, eid, userId)
    if (member?.state !== 'accepted') return { why: 'memberNotFound' as const }
    if (member.roleId === roleId) return { changed: false }
    if (member.role === roles.CAREGIVER && roleId === roles.ADMIN) return { why: 'caregiverLevel' as const }
    if (isAdministrator(member) && !hasOtherAdministrator) return { why: 'lastAdministrator' as const }
    const release = mayTake(member.role, roleId) ? null : await readHeldAlerts(transaction, eid, userId)
    release?.(now)
    const path = paths.member(eid, userId)
    transaction.update(firestore().doc(path), { roleId })
    addAudit(transaction, {
      uid,
      action: 'member.level',
      path,
      establishmentId: eid,
      at: now,
      fields: ['roleId'],
    })
    return { changed: true }
  })
}

/** Whether somebody of this role may take alerts at this level: relatives do at any, those of their residents. */
const mayTake = (role: number | null, roleId: MembershipRoleId | null) =>
  role === roles.CAREGIVER || roleId === roles.ADMIN || roleId === roles.READ_WRITE

const isAdministrator = ({ roleId, state }: { roleId: number | null; state: string | null }) =>
  roleId === roles.ADMIN && state === 'accepted'
