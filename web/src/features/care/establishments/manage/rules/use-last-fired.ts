import { alertsAtOnce, rulesActivityCall } from '@vigie/domain/api/rule-calls'
import { useCallback, useMemo } from 'react'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useAnswer } from '../../../../../lib/api/use-answer.ts'
import { useOpenAlerts } from '../../../alerts/open-alerts-context.ts'
import { type LastFired, lastFiredOf } from './last-fired.ts'

/**
 * When each rule of a home last raised an alert, or for one resident: of all rules by one question, and by the alerts in progress, which
 * are there already. Null where that is not known yet.
 */
export function useLastFired(eid: string, bid: string | null): (ruleId: string) => LastFired | null {
  const question = useCallback(
    () =>
      callApi(rulesActivityCall, {
        params: {},
        query: { establishmentId: eid, ...(bid !== null && { beneficiaryId: bid }) },
      }),
    [eid, bid],
  )
  const { answer } = useAnswer(question)
  const { list, loading } = useOpenAlerts()
  const open = useMemo(
    () =>
      list
        .filter(
          ({ establishment, alert }) =>
            establishment.id === eid && (bid === null || alert.beneficiaryId === bid),
        )
        .map(({ alert }) => alert),
    [list, eid, bid],
  )
  const latest = answer.status === 'ready' ? answer.value : null
  return (ruleId) =>
    answer.status === 'loading' || loading ? null : lastFiredOf(ruleId, open, latest, alertsAtOnce)
}
