import { alertSchema } from '@vigie/domain/alerts/alert'
import { eventIdSchema, idSchema, instantSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import { eventKindSchema } from '@vigie/domain/sensors/event-kinds'
import { z } from 'zod'
import { alertsInProgress } from './alerts-in-progress.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/**
 * What keeps each rule of a device at one current alert of a resident, and each event at one count (server only). Lists
 * rather than maps: an id may hold what a field name may not.
 */
export const alertGuardSchema = z.object({
  /**
   * Of each rule and resident, and when an event last counted on it; a guard of before a device's residents were told
   * apart names no resident, one of before this was kept no time.
   */
  latest: z.array(
    z.object({
      ruleId: idSchema,
      beneficiaryId: idSchema.optional(),
      alertId: idSchema,
      at: instantSchema.optional(),
    }),
  ),
  /**
   * The events counted already and when they happened, each for as long as it may come again; `saidAt` as the sensor said
   * it, null where it told no time. A guard of before these were kept names neither kind nor `saidAt`.
   */
  seen: z.array(
    z.object({
      eventId: eventIdSchema,
      kind: eventKindSchema.optional(),
      at: instantSchema,
      saidAt: z.number().nullish(),
      until: instantSchema,
    }),
  ),
})
export type AlertGuard = z.infer<typeof alertGuardSchema>

/** Whose alerts one guard keeps: those of a device, or those of a conditional rule about one resident. */
export type Guarded = { deviceId: string } | { ruleId: string; beneficiaryId: string }

/** By what a guard is known; `:` stands in no id. */
export const guardIdOf = (of: Guarded): string =>
  'deviceId' in of ? of.deviceId : `${of.ruleId}:${of.beneficiaryId}`

/** What a guard keeps one latest alert of. */
export const latestKey = ({
  ruleId,
  beneficiaryId,
}: Pick<AlertGuard['latest'][number], 'ruleId' | 'beneficiaryId'>) => `${ruleId} ${beneficiaryId}`

/**
 * The guard of a device, or of a rule, that has none, or none that can be read, which costs it its memory of events and no resident an
 * alert. Its alerts that are not over are looked up, as an alert may stay open for longer than a guard is kept. Not within the
 * transaction: whoever raises one writes the guard too, on which the transaction then fails, and a query there locks, on
 * Google's emulator, the alerts of the whole home: the first calls of forty devices at once waited for one another for ever.
 */
export async function guardAnew(eid: string, of: Guarded): Promise<AlertGuard> {
  const alerts = alertsInProgress(eid)
  const guarded =
    'deviceId' in of
      ? alerts.where('deviceId', '==', of.deviceId)
      : alerts.where('ruleId', '==', of.ruleId).where('beneficiaryId', '==', of.beneficiaryId)
  const { docs } = await guarded.get()
  const latest = docs
    .flatMap((snapshot) => {
      const alert = readOrReport(alertSchema, snapshot)
      return alert === null ? [] : [{ alertId: snapshot.id, alert }]
    })
    .sort((one, other) => one.alert.times.raisedAt - other.alert.times.raisedAt)
    .map(({ alertId, alert: { ruleId, beneficiaryId, lastActivityAt: at } }) => ({
      ruleId,
      beneficiaryId,
      alertId,
      at,
    }))
  const lastOfEach = new Map(latest.map((each) => [latestKey(each), each]))
  return { latest: [...lastOfEach.values()], seen: [] }
}

/** The events of a device that its alerts have counted; none where its guard cannot be read. One read. */
export async function eventsCountedOf(eid: string, deviceId: string): Promise<AlertGuard['seen']> {
  const snapshot = await firestore().doc(paths.alertGuard(eid, deviceId)).get()
  return readOrReport(alertGuardSchema, snapshot)?.seen ?? []
}

/** The guard as it is stored: it goes by itself when the device has been silent for long. */
export function storedGuard(guard: AlertGuard, now: number) {
  return { ...guard, expireAt: expireAt('alertGuards', now) }
}
