import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import type { AlertTone } from '../../../lib/sound/alert-sound.ts'
import type { OpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'

/** How the gravest of some alerts sounds; null: none of them does, as what is technical never does. */
export function toneOf(alerts: readonly Pick<Alert, 'severity' | 'kind'>[]): AlertTone | null {
  const severities = new Set(alerts.map(severityOfAlert))
  if (severities.has('callForHelp')) return 'callForHelp'
  return severities.has('warning') ? 'warning' : null
}

/** How what nobody has taken sounds, as far as it is known; of what cannot be read it is not known that nobody calls for help. */
export function unattendedTone({ list, unseen }: Pick<OpenAlerts, 'list' | 'unseen'>): AlertTone | null {
  if (unseen.some(({ unreadable }) => unreadable.length > 0)) return 'callForHelp'
  return toneOf(list.filter(isUnattended).map(({ alert }) => alert))
}

/**
 * When what sounds so, of what nobody has taken, last called, epoch milliseconds; 0: none of it can be read. What is less grave has called nobody to
 * it, and puts no reminder of it off.
 */
export function lastCallOf({ list }: Pick<OpenAlerts, 'list'>, tone: AlertTone): number {
  const calling = list.filter(isUnattended).filter(({ alert }) => toneOf([alert]) === tone)
  return Math.max(0, ...calling.map(({ alert }) => alert.lastCallAt))
}
