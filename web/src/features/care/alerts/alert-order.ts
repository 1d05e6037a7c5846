import type { Alert } from '@vigie/domain/alerts/alert'
import { type EventKind, eventKinds } from '@vigie/domain/sensors/event-kinds'

type Ordered = Pick<Alert, 'state' | 'kind' | 'times'>

/** The lower, the worse: nobody on it before somebody on it, a fall before any other call for help, then the rest. */
function gravity({ state, kind }: Ordered): number {
  return (state === 'open' ? 0 : 10) + gravityOfKind(kind)
}

function gravityOfKind(kind: EventKind): number {
  if (kind === 'fall') return 0
  return eventKinds[kind].callForHelp ? 1 : 2
}

/** Worst first; among equals, who has waited longest. For Array.sort. */
export function worstFirst(one: Ordered, other: Ordered): number {
  return gravity(one) - gravity(other) || one.times.raisedAt - other.times.raisedAt
}
