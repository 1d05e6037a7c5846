import type { OpenAlerts } from './open-alerts-context.ts'
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

/**
 * The alerts in progress, what cannot be seen of them included.
 * @param eid the home that they are of; of every home where it is left out
 */
export function alertsInProgress(
  { list, unseen, late }: Pick<OpenAlerts, 'list' | 'unseen' | 'late'>,
  eid?: string,
): AlertsInProgress {
  const isAsked = (id: string) => eid === undefined || id === eid
  const readable = list.filter(({ establishment }) => isAsked(establishment.id))
  const hidden = unseen.filter(({ establishment }) => establishment === null || isAsked(establishment.id))
  const isLate = late.some((id) => id === null || isAsked(id))
  return {
    count: readable.length + hidden.flatMap(({ unreadable }) => unreadable).length,
    isWhole: !isLate && hidden.every(({ isWhole }) => isWhole),
    worst: isLate || hidden.length > 0 ? 'open' : worstStateOf(readable),
  }
}

/** The same of each home, by its id: nobody with a thousand homes waits while each looks at every alert. */
export function alertsByHome(
  { list, unseen, late }: Pick<OpenAlerts, 'list' | 'unseen' | 'late'>,
  eids: readonly string[],
): ReadonlyMap<string, AlertsInProgress> {
  const byHome = Map.groupBy(list, ({ establishment }) => establishment.id)
  return new Map(
    eids.map((eid) => [eid, alertsInProgress({ list: byHome.get(eid) ?? [], unseen, late }, eid)]),
  )
}

/** Their number for where there is room for no word: `?` where none is known of and some cannot be seen; empty for none. */
export function countMark({ count, isWhole }: AlertsInProgress): string {
  if (isWhole) return count === 0 ? '' : `${count}`
  return count === 0 ? '?' : `${count}+`
}
