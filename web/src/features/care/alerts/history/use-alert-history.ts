import type { Alert } from '@vigie/domain/alerts/alert'
import { isWanted } from '@vigie/domain/alerts/alert-outcome'
import type { Establishment } from '@vigie/domain/care/establishment'
import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { useMemo, useState } from 'react'
import type { Live, LiveList, WithId } from '../../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../../lib/firebase/merged-lists.ts'
import { useLiveAll } from '../../../../lib/firebase/use-live.ts'
import { startOfDate } from '../../../../lib/time/start-of-date.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { alertsOfPeriodSource } from '../../../care/records/history-sources.ts'
import { alertQueriesOf } from '../alert-queries.ts'
import type { HistoryFilter } from './history-filters.tsx'

/** Alerts that are read at a time, of all residents or of each whom a relative follows: as many as one looks through. */
const pageOfAlerts = 200

export interface AlertHistoryRead {
  readonly live: Live<LiveList<Alert>>
  /** Those of them that are looked for, latest first. */
  readonly wanted: readonly WithId<Alert>[]
  /** Whether there are earlier ones in the period that were not read. */
  readonly isCut: boolean
  readonly isReading: boolean
  /** How many alerts were asked for. */
  readonly asked: number
  /** Asks for more; does nothing while that is under way. */
  readonly readOn: () => void
}

/** The alerts of a period that the person may read, live; what was read stays while more of the same comes. */
export function useAlertHistory(
  establishment: OwnEstablishment,
  { timeZone, shifts }: Pick<Establishment, 'timeZone' | 'shifts'>,
  filter: HistoryFilter,
): AlertHistoryRead {
  const [count, setCount] = useState(pageOfAlerts)
  const { id } = establishment
  const span = `${filter.from} ${filter.to} ${filter.beneficiaryId}`
  const residents = JSON.stringify(
    alertQueriesOf(establishment).flatMap((bid): (string | null)[] => {
      if (filter.beneficiaryId === '' || bid === filter.beneficiaryId) return [bid]
      return bid === null ? [filter.beneficiaryId] : []
    }),
  )
  const sources = useMemo(() => {
    const [from = '', to = ''] = span.split(' ')
    const period = { from: startOfDate(from, timeZone), until: endOfLocalDate(to, timeZone) + 1 }
    // One more than is shown tells whether there are others.
    return (JSON.parse(residents) as (string | null)[]).map((bid) =>
      alertsOfPeriodSource(id, bid, period, count + 1),
    )
  }, [id, residents, span, timeZone, count])
  const lives = useLiveAll(sources)
  const now = useMemo(() => mergedLists(lives, ({ times }: Alert) => times.raisedAt), [lives])
  const isNowCut = lives.some(
    (live) => live.status === 'ready' && live.value.items.length + live.value.unreadable.length > count,
  )
  const [kept, keep] = useState({ span, live: now, isCut: isNowCut, asked: count })
  if (now.status !== 'loading' && now !== kept.live) keep({ span, live: now, isCut: isNowCut, asked: count })
  const isReading = now.status === 'loading'
  const shown = isReading && kept.span === span ? kept : { span, live: now, isCut: isNowCut, asked: count }
  const { live, isCut, asked } = shown
  const { kind, outcome, shiftId } = filter
  const shift = shifts.find((one) => one.id === shiftId) ?? null
  const wanted = useMemo(() => {
    if (live.status !== 'ready') return []
    const looked = { kind: kind || null, outcome: outcome || null, shift }
    return live.value.items.filter((alert) => isWanted(alert, looked, timeZone))
  }, [live, kind, outcome, shift, timeZone])
  return {
    live,
    wanted,
    isCut,
    isReading,
    asked,
    readOn: () => {
      if (!isReading) setCount(count + pageOfAlerts)
    },
  }
}
