import { useTranslation } from 'react-i18next'
import type { AlertsInProgress } from './in-progress.ts'

/** How many alerts are in progress, in words; at least so many where some cannot be seen, and null for none. */
export function useCountWords(): (alerts: AlertsInProgress) => string | null {
  const { t } = useTranslation()
  return ({ count, isWhole }) => {
    if (count > 0) return t(isWhole ? 'shell.alertsCount' : 'shell.alertsAtLeast', { count })
    return isWhole ? null : t('shell.alertsUnseen')
  }
}
