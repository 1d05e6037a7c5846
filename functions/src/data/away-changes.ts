import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { type AwaySaid, awayAfter } from '@vigie/domain/people/away'
import { memberSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { readOrReport } from './read-document.ts'

const standingSchema = memberSchema.pick({ state: true, away: true })

/** Says of oneself, in every home, that one is away, or back. The same again changes nothing. `now` is epoch milliseconds. */
export function setOwnAway(uid: string, said: AwaySaid, now: number) {
  return inTransaction(async (transaction) => {
    const own = firestore().collectionGroup(paths.membersGroup).where('uid', '==', uid)
    const { docs } = await transaction.get(own)
    const changes = docs.map((membership) => changeOf(transaction, membership, { uid, said }, now))
    for (const change of changes) change?.()
    return { changed: changes.some((change) => change !== null) }
  })
}

/** Says of a member of a home, to whom nothing happens elsewhere, that they are away, or back. `uid` says it. */
export function setAway(
  { eid, userId, uid }: { eid: string; userId: string; uid: string },
  said: AwaySaid,
  now: number,
) {
  return inTransaction(async (transaction) => {
    const membership = await transaction.get(firestore().doc(paths.member(eid, userId)))
    if (readOrReport(standingSchema, membership)?.state !== 'accepted') {
      return { why: 'memberNotFound' as const }
    }
    const change = changeOf(transaction, membership, { uid, said }, now)
    change?.()
    return { changed: change !== null }
  })
}

/** Writes what somebody says of a membership, and notes who did; null: it says so already, or is none. */
function changeOf(
  transaction: Transaction,
  membership: DocumentSnapshot,
  { uid, said }: { uid: string; said: AwaySaid },
  now: number,
): (() => void) | null {
  const member = readOrReport(standingSchema, membership)
  if (member?.state !== 'accepted') return null
  const away = awayAfter(member.away, said, uid, now)
  if (away === undefined) return null
  const { path } = membership.ref
  return () => {
    transaction.update(membership.ref, { away })
    addAudit(transaction, {
      uid,
      action: away === null ? 'member.back' : 'member.away',
      aboutName: nameInHome(membership, undefined),
      path,
      establishmentId: establishmentIdOf(path),
      at: now,
      fields: ['away'],
    })
  }
}
