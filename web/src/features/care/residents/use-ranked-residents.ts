import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import type { Sort } from './list-looks.ts'
import { orders, type Standing } from './resident-order.ts'

/** A resident of the list, and whether they have an alert. */
export interface RankedResident extends Standing {
  readonly resident: WithId<Beneficiary>
}

/** The residents in an order, each with their alert. */
export function useRankedResidents(
  residents: readonly WithId<Beneficiary>[],
  sort: Sort,
): readonly RankedResident[] {
  const { list } = useOpenAlerts()
  return useMemo(() => {
    const alertOf = new Map<string, Standing['alert']>()
    for (const { alert } of list) {
      const { state } = alert
      if ((state === 'open' || state === 'acknowledged') && alertOf.get(alert.beneficiaryId) !== 'open') {
        alertOf.set(alert.beneficiaryId, state)
      }
    }
    return residents
      .map((resident) => ({ resident, alert: alertOf.get(resident.id) ?? null }))
      .sort(orders[sort])
  }, [residents, list, sort])
}
