import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { type Away, type AwaySaid, awayAfter, isAway } from '@vigie/domain/people/away'
import { memberSchema } from '@vigie/domain/people/user'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import type { MemberAct } from './member-changes.ts'
import { nameInHome } from './name-in-home.ts'
import { readOrReport } from './read-document.ts'

const standingSchema = memberSchema.pick({ state: true, away: true })

/** What somebody says of a membership, which does not say so already. */
export interface AwayChange {
  eid: string
  /** The absence that begins; null: they are back, or were away before. */
  begins: Away | null
  /** Writes it, and notes who said so, in a transaction that has done its reading. */
  write: () => void
}

/** Does, in one transaction, what changes in each home as somebody says of themselves that they are away, or back. `now` is epoch milliseconds. */
export function withOwnAway<T>(
  { uid, said }: { uid: string; said: AwaySaid },
  work: (transaction: Transaction, changes: readonly AwayChange[]) => Promise<T>,
  now: number,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const own = firestore().collectionGroup(paths.membersGroup).where('uid', '==', uid)
    const { docs } = await transaction.get(own)
    const changes = docs.flatMap((membership) => changeOf(transaction, membership, { uid, said }, now) ?? [])
    return work(transaction, changes)
  })
}

/** The same as `uid` says it of a member of a home; null where the home has no such member. */
export function withAway<T>(
  { eid, userId, uid, said }: MemberAct & { said: AwaySaid },
  work: (transaction: Transaction, changes: readonly AwayChange[] | null) => Promise<T>,
  now: number,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const membership = await transaction.get(firestore().doc(paths.member(eid, userId)))
    if (readOrReport(standingSchema, membership)?.state !== 'accepted') return work(transaction, null)
    const change = changeOf(transaction, membership, { uid, said }, now)
    return work(transaction, change === null ? [] : [change])
  })
}

/** Null: it says so already, or is no membership. */
function changeOf(
  transaction: Transaction,
  membership: DocumentSnapshot,
  { uid, said }: { uid: string; said: AwaySaid },
  now: number,
): AwayChange | null {
  const member = readOrReport(standingSchema, membership)
  if (member?.state !== 'accepted') return null
  const away = awayAfter(member.away, said, uid, now)
  if (away === undefined) return null
  const { path } = membership.ref
  const eid = establishmentIdOf(path)
  const write = () => {
    transaction.update(membership.ref, { away })
    addAudit(transaction, {
      uid,
      action: away === null ? 'member.back' : 'member.away',
      aboutName: nameInHome(membership, undefined),
      path,
      establishmentId: eid,
      at: now,
      fields: ['away'],
    })
  }
  return { eid, begins: isAway(member.away, now) ? null : away, write }
}
