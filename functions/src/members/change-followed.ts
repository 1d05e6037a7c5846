import type { CancelledInvitation } from '@vigie/domain/api/people-calls'
import { mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { getFollowed } from '../data/leaving.ts'
import { type MemberAct, setFollowed, withMember } from '../data/member-changes.ts'
import { readResidentNames, readWhyNotFollowed, type WhyNotFollowed } from '../data/to-follow.ts'
import { cancelWaiting, readWaiting } from '../data/waiting-invitations.ts'
import { readConsequences } from './changed-rights.ts'

/** Residents by id: those whom a caregiver follows besides, and those no more. */
export interface FollowedSaid {
  add: readonly string[]
  remove: readonly string[]
}

type WhyNot =
  | 'memberNotFound'
  | 'notCaregiver'
  | 'followsNobody'
  | 'tooManyFollowed'
  | NonNullable<WhyNotFollowed>

/** What came of it: the names of the rules that tell nobody since, and the invitations that were taken back. */
interface FollowedChange {
  changed: boolean
  lonelyRules: string[]
  cancelled: CancelledInvitation[]
}

/**
 * Changes whom a caregiver follows, in one transaction: rights begin and end with the next read, and alerts that they are on and may
 * not see to any more call again. Two people who change different residents both have their way; the same again changes nothing.
 * An invitation that waits at their address and names somebody they follow no more is taken back, whomever else it names; told is whom it
 * named. Whoever is newly followed lives in the home. Names the rules that tell nobody since. `now` is epoch milliseconds.
 */
export function changeFollowed(
  act: MemberAct,
  { add, remove }: FollowedSaid,
  now: number,
): Promise<FollowedChange | { why: WhyNot }> {
  const { eid, userId } = act
  return withMember(act, async (transaction, { name, person, member }) => {
    if (member?.state !== 'accepted') return { why: 'memberNotFound' as const }
    if (member.role !== roles.CAREGIVER) return { why: 'notCaregiver' as const }
    const known = new Set(member.beneficiaryIds)
    const next = [...new Set([...known, ...add])].filter((bid) => !remove.includes(bid))
    const added = next.filter((bid) => !known.has(bid))
    if (added.length === 0 && next.length === known.size)
      return { changed: false, lonelyRules: [], cancelled: [] }
    if (next.length === 0) return { why: 'followsNobody' as const }
    if (next.length > mostResidentsFollowed) return { why: 'tooManyFollowed' as const }
    const [why, naming, waiting] = await Promise.all([
      readWhyNotFollowed(transaction, eid, added),
      getFollowed(transaction, eid, userId),
      readWaiting(transaction, eid, userId),
    ])
    if (why !== null) return { why }
    // Whoever still names them, though their membership does not, is put right too.
    const unnamed = naming.filter((bid) => !next.includes(bid))
    const removed = [...new Set([...known, ...unnamed])].filter((bid) => !next.includes(bid))
    const before = { person, membership: member }
    const after = { person, membership: { ...member, beneficiaryIds: next } }
    // Accepted later, it would have them follow again whom they were just taken away from.
    const bringsBack = waiting.filter(({ beneficiaryIds }) =>
      beneficiaryIds.some((bid) => removed.includes(bid)),
    )
    const named = bringsBack.flatMap(({ beneficiaryIds }) => beneficiaryIds)
    const names = await readResidentNames(transaction, eid, named)
    const { lonelyRules, write } = await readConsequences(transaction, { eid, before, after }, now)
    write()
    cancelWaiting(transaction, act, bringsBack, now)
    setFollowed(transaction, { ...act, name }, { beneficiaryIds: next, added, removed, unnamed }, now)
    const cancelled = bringsBack.map(({ email, beneficiaryIds }) => {
      const { removed: gone = [], others = [] } = Object.groupBy(beneficiaryIds, (bid) =>
        removed.includes(bid) ? 'removed' : 'others',
      )
      const nameOf = (bid: string) => names.get(bid) ?? bid
      return { email, removed: gone.map(nameOf), others: others.map(nameOf) }
    })
    return { changed: true, lonelyRules, cancelled }
  })
}
