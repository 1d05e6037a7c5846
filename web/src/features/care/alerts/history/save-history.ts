import type { Alert } from '@vigie/domain/alerts/alert'
import type { AlertOutcome } from '@vigie/domain/alerts/alert-outcome'
import type { TFunction } from 'i18next'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { currentLocale } from '../../../../lib/i18n/i18n.ts'
import { zoneName } from '../../../../lib/time/zone-name.ts'
import type { HistoryFilter } from './history-filters.tsx'

/**
 * Saves alerts as a CSV file on the person's device, named after the days that they are of, and as incomplete where earlier ones of these were not read (`isCut`). What writes the file comes when somebody
 * asks for one: rejects where it cannot be had.
 */
export async function saveHistory(
  alerts: readonly WithId<Alert>[],
  { from, to }: Pick<HistoryFilter, 'from' | 'to'>,
  timeZone: string,
  {
    t,
    outcomeWords,
    isCut,
  }: { t: TFunction; outcomeWords: (outcome: AlertOutcome) => string; isCut: boolean },
): Promise<void> {
  const locale = currentLocale()
  const heads = {
    raised: t('alertRecord.heads.raised'),
    localTime: t('alertRecord.heads.localTime', { timeZone: zoneName(timeZone, locale) }),
    resident: t('alertRecord.resident'),
    room: t('alertRecord.heads.room'),
    kind: t('alertRecord.kind'),
    severity: t('alertRecord.severity'),
    value: t('alertRecord.heads.value'),
    unit: t('alertRecord.heads.unit'),
    location: t('alertRecord.heads.location'),
    rule: t('alertRecord.rule'),
    occurrences: t('alertRecord.heads.occurrences'),
    outcome: t('alertRecord.outcome'),
    shownAfter: t('alertRecord.heads.shownAfter'),
    takenBy: t('alertRecord.heads.takenBy'),
    takenAfter: t('alertRecord.heads.takenAfter'),
    resolvedBy: t('alertRecord.heads.resolvedBy'),
    resolvedAfter: t('alertRecord.heads.resolvedAfter'),
    id: t('alertRecord.heads.id'),
  }
  const { saveHistoryCsv } = await import('./history-csv.ts')
  // Who opens it later does not see what the page said of it.
  const name = `${t('alerts.title')} ${from} ${to}${isCut ? ` ${t('alertRecord.cutFile')}` : ''}`
  saveHistoryCsv(name, alerts, timeZone, {
    heads,
    locale,
    outcomeWords,
    severityWords: (severity) => t(`alerts.severity.${severity}`),
  })
}
