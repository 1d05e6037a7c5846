import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { ringingInVain } from '@vigie/domain/alerts/ringing'
import { calledOff } from '@vigie/domain/deliveries/delivery-life'
import { superfluousBy } from '@vigie/domain/deliveries/usefulness'
import { paths } from '@vigie/domain/paths'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { type DeliveryPlace, recordAll } from './deliveries.ts'
import type { AlertPlace } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readWithAlerts } from './message-with-alerts.ts'
import { readDocument } from './read-document.ts'
import { setTimer } from './timers.ts'

/**
 * Has the calls of an alert that ring in vain ended right after this transaction, which has done its reading: `alert` is as it leaves it.
 * Where none may ring nothing is written. `now` is epoch milliseconds.
 */
export function endRinging(
  transaction: Transaction,
  { eid, aid }: AlertPlace,
  alert: Alert,
  now: number,
): void {
  if (ringingInVain(alert, now).length === 0) return
  const timer = { kind: 'ringing' as const, establishmentId: eid, alertId: aid }
  setTimer(transaction, timerIdOf(timer), { ...timer, dueAt: now })
}

/**
 * Calls off the phone calls of an alert that are of no use to anybody any more, so that their end is no failure, and answers by which names
 * their provider knows them. Called off once. `now` is epoch milliseconds.
 */
export async function callOffRinging({ eid, aid }: AlertPlace, now: number): Promise<string[]> {
  const alert = readDocument(alertSchema, await firestore().doc(paths.alert(eid, aid)).get())
  if (alert === null) return []
  const ids = await Promise.all(
    ringingInVain(alert, now).map(async (alias) => callOff(await placeOf(eid, alias), now)),
  )
  return ids.flatMap((id) => id ?? [])
}

/** The message that an alert calls so. One of before that was kept it calls by its id. */
async function placeOf(eid: string, alias: string): Promise<DeliveryPlace> {
  const named = firestore().collection(paths.deliveries(eid)).where('alias', '==', alias)
  const [found] = (await named.limit(1).select().get()).docs
  return { establishmentId: eid, deliveryId: found?.id ?? alias }
}

async function callOff(place: DeliveryPlace, now: number): Promise<string | null> {
  const found = await readWithAlerts(place)
  const why = found && superfluousBy(found.delivery, found.alerts, now)
  if (!why || why === 'tooOld') return null
  let providerId: string | null = null
  await recordAll([
    {
      place,
      decide(delivery) {
        const change = calledOff(delivery, why)
        providerId = change && delivery.providerId
        return change
      },
    },
  ])
  return providerId
}
