import { sweepLeavesMs } from '@vigie/domain/deliveries/delivery-policy'
import type { Due } from '../data/due.ts'

/** What the sweep takes up at `now`, in this order: calls before notices, then the longest due first; what is due since one instant in that of what was drawn (docs/adr/0154-an-alert-names-nobody-it-was-sent-to.md), as its alerts tell of it. */
export function inTurn(due: readonly Due[], now: number): Due[] {
  return due
    .filter(({ attempts, dueAt }) => attempts > 0 || dueAt <= now - sweepLeavesMs)
    .toSorted(
      (one, other) =>
        Number(other.urgent) - Number(one.urgent) || one.dueAt - other.dueAt || byAlias(one, other),
    )
}

const byAlias = ({ alias: one = '' }: Due, { alias: other = '' }: Due) =>
  one < other ? -1 : Number(one > other)
