import type { OpenAlerts } from '../alerts/open-alerts-context.ts'
import { worstStateOf } from '../alerts/worst-state.ts'

/** What is known of a home's alerts in progress. */
export interface HomeAlerts {
  /** Those that cannot be read among them. */
  readonly count: number
  /** False: there may be more, which cannot be seen. */
  readonly isWhole: boolean
  /** What they ask for; those that cannot be seen ask for somebody. Null: there is none. */
  readonly worst: ReturnType<typeof worstStateOf>
}

/** The alerts of a home, of all that are in progress. */
export function alertsOfHome(eid: string, { list, unseen }: Pick<OpenAlerts, 'list' | 'unseen'>): HomeAlerts {
  const readable = list.filter(({ establishment }) => establishment.id === eid)
  const hidden = unseen.filter(({ establishment }) => establishment === null || establishment.id === eid)
  return {
    count: readable.length + hidden.flatMap(({ unreadable }) => unreadable).length,
    isWhole: hidden.every(({ isWhole }) => isWhole),
    worst: hidden.length > 0 ? 'open' : worstStateOf(readable),
  }
}
