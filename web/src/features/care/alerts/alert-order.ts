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

/**
 * A list that is worst first, with what is about one resident before the rest, since their page is on screen; never
 * somebody whom nobody goes to behind somebody who is looked after.
 */
export function theirsFirst<T extends { readonly alert: Pick<Alert, 'state' | 'beneficiaryId'> }>(
  list: readonly T[],
  beneficiaryId: string | undefined,
): readonly T[] {
  const rank = ({ alert }: T) =>
    (alert.state === 'open' ? 0 : 2) + (alert.beneficiaryId === beneficiaryId ? 0 : 1)
  return list.toSorted((one, other) => rank(one) - rank(other))
}
