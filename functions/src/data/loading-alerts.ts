import { alertSchema } from '@vigie/domain/alerts/alert'
import type { LoadingAlert } from '@vigie/domain/alerts/alert-load'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const loadingSchema = alertSchema.pick({
  ruleId: true,
  ruleName: true,
  beneficiaryId: true,
  beneficiaryName: true,
  room: true,
  kind: true,
  severity: true,
  state: true,
  times: true,
  timeline: true,
})

interface LoadingAlerts {
  alerts: LoadingAlert[]
  /** How many cannot be read, which is reported. */
  unreadable: number
  /** Since when these are all: `from`, or where there are more than `most` the instant at which the first of them was raised. */
  since: number
}

/** What tells how much attention the alerts of a home asked for from an instant on, and until before another, the latest `most` of them. As many reads, and one. */
export async function readLoadingAlerts(
  eid: string,
  from: number,
  most: number,
  until = Number.MAX_SAFE_INTEGER,
): Promise<LoadingAlerts> {
  const { docs } = await firestore()
    .collection(paths.alerts(eid))
    .where('times.raisedAt', '>=', from)
    .where('times.raisedAt', '<', until)
    .orderBy('times.raisedAt', 'desc')
    .select(...Object.keys(loadingSchema.shape))
    .limit(most + 1)
    .get()
  const counted = docs.slice(0, most)
  const alerts = counted.flatMap((stored) => readOrReport(loadingSchema, stored) ?? [])
  const first: unknown = counted.at(-1)?.get('times.raisedAt')
  return {
    alerts,
    unreadable: counted.length - alerts.length,
    since: docs.length > most && typeof first === 'number' ? first : from,
  }
}
