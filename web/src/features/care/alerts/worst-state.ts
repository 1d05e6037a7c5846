import { severityOfAlert } from '@vigie/domain/alerts/severity'
import type { OwnAlert } from './open-alerts-context.ts'
import { isTaken } from './own-acts.ts'

/** What alerts ask for: `open`, somebody calls for help whom none of the staff has taken; `warning`, none has taken what is no call for help. */
export type WorstState = 'open' | 'warning' | 'acknowledged'

/** What a list of alerts asks for at worst; null: there is none. */
export function worstStateOf(alerts: readonly Pick<OwnAlert, 'alert'>[]): WorstState | null {
  if (alerts.length === 0) return null
  const unattended = alerts.filter(({ alert }) => !isTaken(alert))
  if (unattended.length === 0) return 'acknowledged'
  return unattended.some(({ alert }) => severityOfAlert(alert) === 'callForHelp') ? 'open' : 'warning'
}
