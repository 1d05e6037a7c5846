import { isOver } from '@vigie/domain/alerts/alert-life'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { worstStateOf } from '../alerts/worst-state.ts'
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
    const inProgress = list.filter(({ alert }) => !isOver(alert))
    const byResident = Map.groupBy(inProgress, ({ alert }) => alert.beneficiaryId)
    return residents
      .map((resident) => ({ resident, alert: worstStateOf(byResident.get(resident.id) ?? []) }))
      .sort(orders[sort])
  }, [residents, list, sort])
}
