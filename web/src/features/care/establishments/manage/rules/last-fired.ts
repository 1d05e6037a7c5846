import type { Alert } from '@vigie/domain/alerts/alert'
import { type Severity, severityOfAlert } from '@vigie/domain/alerts/severity'

/** What is known of when a rule last raised an alert. */
export type LastFired =
  | { readonly status: 'unknown' }
  /** `within`: among so many of the latest alerts, of which there are more; null: ever. */
  | { readonly status: 'never'; readonly within: number | null }
  /** `open`: how grave it is, where it is in progress. */
  | {
      readonly status: 'fired'
      readonly alertId: string
      readonly at: number
      readonly open: Severity | null
    }

type Raised = Pick<Alert, 'ruleId' | 'lastOccurredAt' | 'state'> & { readonly id: string }
type InProgress = Raised & Pick<Alert, 'severity' | 'kind'>

const isOpen = ({ state }: Pick<Alert, 'state'>) => state === 'open' || state === 'acknowledged'

/**
 * When a rule last fired, by the alerts that are known: one in progress first, then the one with the latest event.
 * @param open the alerts in progress, as they are now
 * @param latest the latest alerts as they were when the page asked, `most` at most; null: they could not be had, or not yet
 */
export function lastFiredOf(
  ruleId: string,
  open: readonly InProgress[],
  latest: readonly Raised[] | null,
  most: number,
): LastFired {
  const live = new Set(open.map(({ id }) => id))
  // What is no longer among those in progress is over, whatever it was when the page asked.
  const over = (latest ?? [])
    .filter(({ id }) => !live.has(id))
    .map((one) => ({ ...one, state: 'resolved' as const }))
  const theirs = [...open, ...over]
    .filter((one) => one.ruleId === ruleId)
    .toSorted(
      (one, other) =>
        Number(isOpen(other)) - Number(isOpen(one)) || other.lastOccurredAt - one.lastOccurredAt,
    )
  const [last] = theirs
  if (last) {
    const inProgress = open.find(({ id }) => id === last.id && isOpen(last))
    return {
      status: 'fired',
      alertId: last.id,
      at: last.lastOccurredAt,
      open: inProgress ? severityOfAlert(inProgress) : null,
    }
  }
  if (latest === null) return { status: 'unknown' }
  return { status: 'never', within: latest.length < most ? null : most }
}
