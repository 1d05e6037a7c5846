import { alertSchema } from '@vigie/domain/alerts/alert'
import { isAbout } from '@vigie/domain/deliveries/about'
import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { withLeft } from '@vigie/domain/deliveries/left'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { hasReached, type Queued } from '@vigie/domain/deliveries/wave-life'
import { type CallAnswered, calledBy } from '@vigie/domain/notices/answered'
import { paths } from '@vigie/domain/paths'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { alertGuardSchema } from './alert-guard.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { readableWave } from './waves.ts'

const callSchema = alertSchema.pick({
  kind: true,
  deviceId: true,
  beneficiaryId: true,
  timeline: true,
  lastCallAt: true,
})
const wavesSchema = alertSchema.pick({ waveId: true, lastCallAt: true })

/**
 * The calls for help that a wave asks people to come for, each as of when its alert made it (`calledBy`), however much later the wave reminds of it; none of one that is written to nobody, or, by what is known of its messages now, to nobody who is
 * counted on to come (`hasReached`), or that cannot be read. One read, and one for each alert and each message.
 */
export async function readCallsOf(eid: string, waveId: string): Promise<CallAnswered[]> {
  const wave = await readableWave({ establishmentId: eid, waveId })
  if (!wave?.deliveryIds.length || wave.alertIds.length === 0) return []
  const db = firestore()
  const [alerts, messages] = await Promise.all([
    db.getAll(...wave.alertIds.map((id) => db.doc(paths.alert(eid, id)))),
    readMessages(eid, wave),
  ])
  const now = Date.now()
  return alerts.flatMap((stored) => {
    const alert = readOrReport(callSchema, stored)
    if (alert === null || !isCallForHelp(alert.kind)) return []
    const own = messages.filter(({ delivery }) => isAbout(delivery.about, stored.id))
    // Of messages none of which can be read nobody knows that one asks anybody.
    if (own.length === 0 || hasReached(withLeft(own, wave.left ?? [], stored.id), now) === false) return []
    const at = calledBy(alert, wave.createdAt)
    return at === null ? [] : [{ deviceId: alert.deviceId, beneficiaryId: alert.beneficiaryId, at }]
  })
}

async function readMessages(eid: string, { deliveryIds }: Wave): Promise<Queued[]> {
  const db = firestore()
  const found = await db.getAll(...deliveryIds.map((id) => db.doc(paths.delivery(eid, id))))
  return found.flatMap((stored) => {
    const delivery = readOrReport(deliverySchema, stored)
    return delivery === null ? [] : [{ id: stored.id, delivery }]
  })
}

/** Rules of a device whose alerts are looked at, the latest: more than a home has for one kind of call. */
const mostLookedAt = 10

/**
 * The calls for help of a device, made after an instant (epoch milliseconds), that a wave asks people to come for, by the latest wave of the latest alert of each of its rules and residents, which its
 * guard names. One read; one for each of these alerts, and what `readCallsOf` reads of the wave of each that called since.
 */
export async function readCallsSince(eid: string, deviceId: string, since: number): Promise<CallAnswered[]> {
  const db = firestore()
  const guard = readOrReport(alertGuardSchema, await db.doc(paths.alertGuard(eid, deviceId)).get())
  const latest = (guard?.latest ?? []).toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
  const alertIds = new Set(latest.slice(0, mostLookedAt).map(({ alertId }) => alertId))
  if (alertIds.size === 0) return []
  const alerts = await db.getAll(...[...alertIds].map((id) => db.doc(paths.alert(eid, id))))
  const newer = alerts.flatMap((stored) => {
    const told = readOrReport(wavesSchema, stored)
    return told?.waveId && told.lastCallAt > since ? [told.waveId] : []
  })
  const calls = await Promise.all([...new Set(newer)].map((waveId) => readCallsOf(eid, waveId)))
  return calls.flat().filter((call) => call.deviceId === deviceId && call.at > since)
}
