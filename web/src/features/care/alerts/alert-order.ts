import type { Alert } from '@vigie/domain/alerts/alert'
import { severities, severityOfAlert } from '@vigie/domain/alerts/severity'
import { isTaken, isUnattended, type ShownAlert } from './own-acts.ts'

interface Ordered extends Pick<ShownAlert, 'underWay' | 'isFresh'> {
  readonly alert: Pick<Alert, 'state' | 'acknowledgedBy' | 'kind' | 'severity' | 'times'>
}

/** The lower, the worse: nobody on it before somebody on it, a fall before any other call for help, then warnings, then what is technical. */
function gravity(own: Ordered): number {
  return attention(own) * 10 + gravityOf(own.alert)
}

/**
 * Who still asks for somebody, then what the person is dealing with or has seen as a relative, then what is known to be taken. What they took a
 * moment ago keeps its place: the next alert's button would come to where they press again.
 */
function attention(
  own: Pick<Ordered, 'underWay' | 'isFresh'> & { readonly alert: Pick<Alert, 'state' | 'acknowledgedBy'> },
): number {
  if (isUnattended(own) || own.isFresh) return 0
  return isTaken(own.alert) ? 2 : 1
}

const gravityOf = (alert: Pick<Alert, 'kind' | 'severity'>): number =>
  alert.kind === 'fall' ? 0 : 1 + severities.indexOf(severityOfAlert(alert))

/** Worst first; among equals, who has waited longest. For Array.sort. */
export function worstFirst(one: Ordered, other: Ordered): number {
  return gravity(one) - gravity(other) || one.alert.times.raisedAt - other.alert.times.raisedAt
}

interface About extends Pick<ShownAlert, 'underWay' | 'isFresh'> {
  readonly alert: Pick<Alert, 'state' | 'acknowledgedBy' | 'kind' | 'severity' | 'beneficiaryId'>
}

/**
 * A list that is worst first, with what the person may take before what they may only read, and, of what is as grave, what is about one resident before the rest,
 * since their page is on screen; never somebody whom nobody goes to behind somebody who is looked after, nor somebody's fall behind the resident's warning.
 */
export function theirsFirst<T extends About>(
  list: readonly T[],
  beneficiaryId: string | undefined,
  mayTake: (own: T) => boolean,
): readonly T[] {
  const rank = (own: T) =>
    (attention(own) * 2 + (mayTake(own) ? 0 : 1)) * 10 +
    gravityOf(own.alert) * 2 +
    (own.alert.beneficiaryId === beneficiaryId ? 0 : 1)
  return list.toSorted((one, other) => rank(one) - rank(other))
}
