import type { Transaction } from '@google-cloud/firestore'
import type { Rule } from '@vigie/domain/rules/rule'
import { readLeavingWaves } from './leaving-waves.ts'

type Naming = Pick<Rule, 'recipients'> | null

/**
 * Reads of which alerts of a rule somebody was told whom it names no more; what it answers has these count on them no more. `after` null: it is
 * deleted. No read where it takes nobody off. `now` is epoch milliseconds.
 */
export async function readTakenOff(
  transaction: Transaction,
  { eid, nid }: { eid: string; nid: string },
  { before, after }: { before: Naming; after: Naming },
  now: number,
): Promise<() => void> {
  const named = uidsOf(after)
  const off = uidsOf(before).filter((uid) => !named.includes(uid))
  if (off.length === 0) return () => {}
  return readLeavingWaves(transaction, { eid, ruleId: nid, leaversOf: () => off }, now)
}

/** The people with an account whom a rule names. */
export const uidsOf = (rule: Naming): string[] =>
  (rule?.recipients ?? []).flatMap((to) => (to.kind === 'user' ? [to.uid] : []))
