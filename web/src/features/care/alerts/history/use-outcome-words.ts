import type { AlertOutcome } from '@vigie/domain/alerts/alert-outcome'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What became of an alert, in words. */
export function useOutcomeWords(): (outcome: AlertOutcome) => string {
  const { t } = useTranslation()
  return useCallback(
    (outcome) =>
      outcome === 'inProgress' || outcome === 'superseded'
        ? t(`alertRecord.outcomes.${outcome}`)
        : t(`alerts.resolution.${outcome}`),
    [t],
  )
}
