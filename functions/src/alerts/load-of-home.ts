import { loadOf } from '@vigie/domain/alerts/alert-load'
import { type getAlertLoadCall, mostAlertsCounted } from '@vigie/domain/api/alert-load-calls'
import type { z } from 'zod'
import { readShifts } from '../data/homes.ts'
import { readLoadingAlerts } from '../data/loading-alerts.ts'

const dayMs = 24 * 3_600_000

/** How much attention the alerts of a home asked for in so many days before `now` (epoch milliseconds). Reads 2,002 documents at most. */
export async function loadOfHome(
  eid: string,
  days: number,
  now: number,
): Promise<z.infer<typeof getAlertLoadCall.answer> | { why: 'establishmentNotFound' }> {
  const from = now - days * dayMs
  const [home, { alerts, unreadable, since }] = await Promise.all([
    readShifts(eid),
    readLoadingAlerts(eid, from, mostAlertsCounted),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  return { from: since, isWhole: since === from, unreadable, ...loadOf(alerts, { ...home, now }) }
}
