import type { OpenAlerts, UnseenAlerts } from './open-alerts-context.ts'
import { worstStateOf } from './worst-state.ts'

/** What is known of the alerts in progress. */
export interface AlertsInProgress {
  /** Those that cannot be read among them. */
  readonly count: number
  /** False: there may be more, which cannot be seen. */
  readonly isWhole: boolean
  /** What they ask for; those that cannot be seen, or not yet, ask for somebody. Null: there is none. */
  readonly worst: ReturnType<typeof worstStateOf>
}

/** As much of them as is counted. */
export type KnownAlerts = Pick<OpenAlerts, 'list' | 'unseen' | 'late'>

/**
 * What is known of the alerts in progress of one home alone.
 * @param eid the home that they are of; of every home where it is left out
 */
export function alertsOf<All extends KnownAlerts & { readonly loading?: boolean }>(
  all: All,
  eid?: string,
): All {
  if (eid === undefined) return all
  // What is of every home may be of this one.
  const isOf = (id: string | null | undefined) => (id ?? eid) === eid
  const isOfIt = ({ establishment }: Pick<UnseenAlerts, 'establishment'>) => isOf(establishment?.id)
  const late = all.late.filter(isOf)
  return {
    ...all,
    list: all.list.filter(isOfIt),
    unseen: all.unseen.filter(isOfIt),
    late,
    // Which homes are waited for is told only of those that are late.
    loading: all.loading && (late.length > 0 || all.late.length === 0),
  }
}

/** The alerts in progress, what cannot be seen of them included. */
export function alertsInProgress({ list, unseen, late }: KnownAlerts): AlertsInProgress {
  return {
    count: list.length + unseen.flatMap(({ unreadable }) => unreadable).length,
    isWhole: late.length === 0 && unseen.every(({ isWhole }) => isWhole),
    worst: late.length > 0 || unseen.length > 0 ? 'open' : worstStateOf(list),
  }
}

/** Their number for where there is room for no word: `?` where none is known of and some cannot be seen; empty for none. */
export function countMark({ count, isWhole }: AlertsInProgress): string {
  if (isWhole) return count === 0 ? '' : `${count}`
  return count === 0 ? '?' : `${count}+`
}
