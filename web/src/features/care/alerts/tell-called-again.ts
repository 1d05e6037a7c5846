import type { Alert } from '@vigie/domain/alerts/alert'
import i18next from 'i18next'
import { currentLocale } from '../../../lib/i18n/i18n.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { whereabouts } from './alert-whereabouts.ts'

/** Where somebody is needed, in the language of the moment, for a message that may outlast it. */
export const whereNow = (alert: Alert): string => whereabouts(alert, i18next.t, currentLocale())

/**
 * Says that a new call kept an alert from being resolved: it may be heard here first, or by the server, which
 * refuses. Answers the message's id.
 */
export function tellCalledAgain(alert: Alert): number {
  const text = () => i18next.t('alerts.notResolvedCalledAgain', { where: whereNow(alert) })
  return tell({ kind: 'error', text })
}
