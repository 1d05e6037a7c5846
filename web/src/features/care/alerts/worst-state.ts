import { severityOfAlert } from '@vigie/domain/alerts/severity'
import type { OwnAlert } from './open-alerts-context.ts'

/** What alerts ask for: `open`, somebody calls for help whom nobody has taken; `warning`, nobody has taken what is no call for help. */
export type WorstState = 'open' | 'warning' | 'acknowledged'

/** Whether nobody of the staff is on an alert: a relative who has seen it is told of it as one that they are on (`asSeenBy`), and it calls all the same. */
const callsStaff = ({ alert }: Pick<OwnAlert, 'alert'>): boolean =>
  alert.state === 'open' || alert.acknowledgedBy?.isRelative === true

/** The same, where the person has not just taken it themselves. */
export const isCalling = (own: Pick<OwnAlert, 'alert' | 'underWay'>): boolean =>
  own.underWay === null && callsStaff(own)

/** What a list of alerts asks for at worst; null: there is none. */
export function worstStateOf(alerts: readonly Pick<OwnAlert, 'alert'>[]): WorstState | null {
  if (alerts.length === 0) return null
  const unattended = alerts.filter(callsStaff)
  if (unattended.length === 0) return 'acknowledged'
  return unattended.some(({ alert }) => severityOfAlert(alert) === 'callForHelp') ? 'open' : 'warning'
}
