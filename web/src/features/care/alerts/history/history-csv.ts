import type { Alert } from '@vigie/domain/alerts/alert'
import { type AlertOutcome, outcomeOf } from '@vigie/domain/alerts/alert-outcome'
import { type Severity, severityOfAlert } from '@vigie/domain/alerts/severity'
import { unitOf } from '@vigie/domain/rules/condition'
import { causeOf } from '@vigie/domain/rules/window-cause'
import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Locale } from '@vigie/domain/text'
import { localDate } from '@vigie/domain/time/local-time'
import { type Cell, safeCsv, saveCsv } from '../../../../lib/file/csv.ts'
import { timeOfDay } from '../../../../lib/time/words.ts'

/** The words above the columns. */
export type HistoryHeads = Readonly<Record<(typeof columns)[number], string>>

const columns = [
  'raised',
  'localTime',
  'resident',
  'room',
  'kind',
  'severity',
  'value',
  'unit',
  'location',
  'rule',
  'occurrences',
  'outcome',
  'shownAfter',
  'takenBy',
  'takenAfter',
  'resolvedBy',
  'resolvedAfter',
  'id',
] as const

interface Words {
  heads: HistoryHeads
  locale: Locale
  outcomeWords: (outcome: AlertOutcome) => string
  severityWords: (severity: Severity) => string
}

/**
 * Alerts as a CSV file (`safeCsv`): when each was raised in UTC (ISO 8601) and on the home's clock, what became of it, and after how many
 * seconds it was seen, taken and resolved. It names who did that, and nobody's address.
 */
export function historyCsv(
  alerts: readonly (Alert & { readonly id: string })[],
  timeZone: string,
  { heads, locale, outcomeWords, severityWords }: Words,
): string {
  const rows = alerts.map((alert): Cell[] => {
    const { times, timeline } = alert
    const [value, unit] = measuredBy(alert)
    const after = (at: number | null) => (at === null ? null : Math.round((at - times.raisedAt) / 1_000))
    const firstTaken = timeline.find((step) => step.step === 'acknowledged' && !step.by.isRelative)
    const taken = firstTaken?.step === 'acknowledged' ? firstTaken : null
    return [
      new Date(times.raisedAt).toISOString(),
      `${localDate(times.raisedAt, timeZone)} ${timeOfDay(times.raisedAt, timeZone)}`,
      alert.beneficiaryName,
      alert.room,
      eventKinds[alert.kind].name[locale],
      severityWords(severityOfAlert(alert)),
      value,
      unit,
      alert.deviceLocation,
      alert.ruleName,
      alert.occurrences,
      outcomeWords(outcomeOf(alert)),
      after(times.shownAt),
      taken?.by.name ?? '',
      after(taken?.at ?? null),
      alert.resolvedBy?.name ?? '',
      after(alert.resolvedAt),
      alert.id,
    ]
  })
  return safeCsv(
    columns.map((column) => heads[column]),
    rows,
    locale,
  )
}

/** What was measured, and its unit: by the rule where one counted or measured, else by the sensor. */
function measuredBy(alert: Alert): [value: number | null, unit: string | null] {
  const cause = causeOf(alert)
  if (cause !== null) return [cause.measured, unitOf(cause.metric)]
  const { unit }: EventKindInfo = eventKinds[alert.kind]
  return [alert.value, unit]
}

/** Saves them on the person's device, under this name without its ending. */
export function saveHistoryCsv(
  name: string,
  alerts: readonly (Alert & { readonly id: string })[],
  timeZone: string,
  words: Words,
): void {
  saveCsv(name, historyCsv(alerts, timeZone, words))
}
