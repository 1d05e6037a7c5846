import type { OwnAlert } from './open-alerts-context.ts'

/** What a list of alerts asks for: somebody to go, as long as one of them is nobody's; null: there is none. */
export function worstStateOf(alerts: readonly Pick<OwnAlert, 'alert'>[]): 'open' | 'acknowledged' | null {
  if (alerts.length === 0) return null
  return alerts.some(({ alert }) => alert.state === 'open') ? 'open' : 'acknowledged'
}
