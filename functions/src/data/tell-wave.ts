import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import { isAbout } from '@vigie/domain/deliveries/about'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { nextChannelsOf } from '@vigie/domain/deliveries/next-channel'
import { type Wave, waveSchema } from '@vigie/domain/deliveries/wave'
import { hasReached, isSettled, type Queued, stepsToTell } from '@vigie/domain/deliveries/wave-life'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { lookAgainMs, queueNextChannels, type WavePlace } from './waves.ts'

/** More than the client's five: acts and repeats meet in the alert. */
const maxAttempts = 12

/**
 * Tells the alerts of a first wave what became of its messages, each in one write, and queues those on next channels
 * that are needed now. Whatever was told is not told again, so it may be called at any time. `now` is epoch
 * milliseconds.
 */
export async function tellWave(place: WavePlace, now: number): Promise<void> {
  await firestore().runTransaction((transaction) => tellIn(transaction, place, now), { maxAttempts })
}

async function tellIn(transaction: Transaction, place: WavePlace, now: number): Promise<void> {
  const { establishmentId: eid, waveId } = place
  const document = firestore().doc(paths.wave(eid, waveId))
  const wave = readDocument(waveSchema, await transaction.get(document))
  if (wave === null) return
  const { deliveries, alerts } = await readAll(transaction, eid, wave)
  const alertOf = ({ about }: Delivery) =>
    (about.kind === 'alert' ? alerts.get(about.alertId) : undefined) ?? null
  const nextChannels = nextChannelsOf(deliveries, alertOf, now)
  const all = [...deliveries, ...nextChannels]

  for (const [alertId, alert] of alerts) {
    const change = changeOf(alert, alertId, { waveId, all }, now)
    if (change) transaction.update(firestore().doc(paths.alert(eid ?? '', alertId)), change)
  }
  if (nextChannels.length > 0) {
    const { first, alertIds, deliveryIds } = wave
    const next = { waveId: `${waveId}-${deliveryIds.length}`, first, alertIds, deliveries: nextChannels }
    queueNextChannels(transaction, eid, next, now)
  }
  const dueAt = isSettled(all) ? null : now + lookAgainMs
  transaction.update(document, { deliveryIds: all.map(({ id }) => id), dueAt })
}

async function readAll(
  transaction: Transaction,
  eid: string | null,
  { deliveryIds, alertIds }: Wave,
): Promise<{ deliveries: Queued[]; alerts: Map<string, Alert> }> {
  const db = firestore()
  const snapshots = await transaction.getAll(
    ...deliveryIds.map((id) => db.doc(paths.delivery(eid, id))),
    ...(eid === null ? [] : alertIds.map((id) => db.doc(paths.alert(eid, id)))),
  )
  const deliveries = deliveryIds.flatMap((id, index) => {
    const delivery = readOrReport(deliverySchema, snapshots[index])
    return delivery ? [{ id, delivery }] : []
  })
  const alerts = alertIds.flatMap((id, index): [string, Alert][] => {
    const alert = readOrReport(alertSchema, snapshots[deliveryIds.length + index])
    return alert ? [[id, alert]] : []
  })
  return { deliveries, alerts: new Map(alerts) }
}

/** What an alert gains by what is known of the wave; null: nothing. */
function changeOf(
  alert: Alert,
  alertId: string,
  { waveId, all }: { waveId: string; all: readonly Queued[] },
  now: number,
): Partial<Alert> | null {
  const own = all.filter(({ delivery }) => isAbout(delivery.about, alertId))
  const steps = stepsToTell(own, alert.timeline, now)
  const told = steps.length > 0 ? { timeline: [...alert.timeline, ...steps] } : null
  const reached = hasReached(all)
  const more = reached === null ? null : afterWave({ ...alert, ...told }, { waveId, reached }, now)
  return told || more ? { ...told, ...more } : null
}
