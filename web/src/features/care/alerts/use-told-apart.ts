import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { whereabouts } from './alert-whereabouts.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'
import { useAlertWords } from './use-alert-words.ts'

/**
 * Which alert a button is of, within its name: where somebody is needed, and where that is said of another alert too also by which device, what happened and when, so
 * that nobody answers the one for the other.
 */
export function useToldApart({ alert, establishment }: OwnAlert): string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { list } = useOpenAlerts()
  const { what, time } = useAlertWords(alert, establishment.details?.timeZone ?? null)
  const where = whereabouts(alert, t, locale)
  const isAlone = list.every(
    (other) => other.alert.id === alert.id || whereabouts(other.alert, t, locale) !== where,
  )
  return isAlone ? where : [where, alert.deviceLocation, what, time].filter((part) => part !== '').join(', ')
}
