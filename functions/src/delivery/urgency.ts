import { sweepLeavesMs } from '@vigie/domain/deliveries/delivery-policy'
import type { Due } from '../data/due.ts'

/** What the sweep takes up at `now`, in this order: calls before notices, then the longest due first. */
export function inTurn(due: readonly Due[], now: number): Due[] {
  return due
    .filter(({ attempts, dueAt }) => attempts > 0 || dueAt <= now - sweepLeavesMs)
    .toSorted((one, other) => Number(other.urgent) - Number(one.urgent) || one.dueAt - other.dueAt)
}
