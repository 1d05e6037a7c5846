import { alertOutcomes } from '@vigie/domain/alerts/alert-outcome'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import type { HistoryFilter } from './history-filters.tsx'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((one) => one === text) ?? ''

/** What an address asks for, by ids and kinds alone; what it does not say, or not so that it can be read, is as in `first`. */
export function filterOfAddress(search: URLSearchParams, first: HistoryFilter): HistoryFilter {
  const from = search.get('from')
  const to = search.get('to')
  return {
    from: isDay(from) ? from : first.from,
    to: isDay(to) ? to : first.to,
    beneficiaryId: search.get('resident') ?? '',
    kind: oneOf(eventKindNames, search.get('kind')),
    shiftId: search.get('shift') ?? '',
    outcome: oneOf(alertOutcomes, search.get('outcome')),
  }
}

/** The address of what is looked for; what any alert fits is not in it. */
export const addressOfFilter = (filter: HistoryFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      from: filter.from,
      to: filter.to,
      resident: filter.beneficiaryId,
      kind: filter.kind,
      shift: filter.shiftId,
      outcome: filter.outcome,
    }).filter(([, value]) => value !== ''),
  )
