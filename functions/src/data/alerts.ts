import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { asksAt } from '@vigie/domain/alerts/escalation'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import {
  type AlertGuard,
  alertGuardSchema,
  type Guarded,
  guardAnew,
  guardIdOf,
  storedGuard,
} from './alert-guard.ts'
import type { DevicePlace } from './devices.ts'
import { followEscalation } from './escalations.ts'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { type AlertPeople, type Colleague, getAlertPeople } from './people.ts'
import { getHomesQuiet, type HomesQuiet } from './quiet-hours.ts'
import { readOrReport } from './read-document.ts'
import { getEscalationPlan } from './resident-plans.ts'
import { getStandIns } from './stand-ins.ts'
import { withTimers } from './timers.ts'
import { type NewWave, queueWave } from './waves.ts'

/** What messages of a device leave behind. */
export interface AlertWrites {
  guard: AlertGuard
  /** `change` null: the alert is new. */
  alerts: readonly { id: string; alert: Alert; change: Partial<Alert> | null }[]
  /** The messages that tell of them. */
  waves: readonly NewWave[]
  /** The plan by which those that ask for somebody are escalated; null: by none, or none asks. */
  escalationPlan: EscalationPlan | null
}

/** All that raising may read and write of a device's alerts, within one transaction. */
export interface AlertStore {
  guard: AlertGuard
  /** The guard may not know all that these events raised: it was made anew, or what it had forgotten was found to be there. */
  isGuardForgetful: boolean
  /** Those that exist; null for one that cannot be read, which is reported and left alone. One read each. */
  alerts(ids: readonly string[]): Promise<Map<string, Alert | null>>
  /** What is done about this resident's alerts until a human answers. Two reads. */
  escalationPlan(): Promise<EscalationPlan | null>
  /** One read for the resident, two for each person. */
  people(uids: readonly string[]): Promise<AlertPeople>
  /** Those who administer the home. One read, and two for each. */
  standIns(): Promise<ReadonlyMap<string, Colleague>>
  /** Whether quiet hours count by now. Two reads. */
  quiet(now: number): Promise<HomesQuiet>
  /** To be called once, after everything is read. */
  write(writes: AlertWrites, now: number): void
}

/**
 * Does work on the alerts that one guard keeps in one transaction, all or nothing. The work may be done several times, each time
 * on fresh data; once more, with a guard that is known to be forgetful, where it made what is there already. One read, besides what the work reads; where there is no guard one for each alert that is not over.
 */
export async function withAlerts(
  { establishmentId: eid, beneficiaryId }: DevicePlace,
  guarded: Guarded,
  work: (store: AlertStore) => Promise<void>,
): Promise<void> {
  const db = firestore()
  const guardDocument = db.doc(paths.alertGuard(eid, guardIdOf(guarded)))
  const once = (hasForgotten: boolean) =>
    withTimers(async (transaction) => {
      const stored = readOrReport(alertGuardSchema, await transaction.get(guardDocument))
      await work({
        guard: stored ?? (await guardAnew(eid, guarded)),
        isGuardForgetful: hasForgotten || stored === null,
        async alerts(ids) {
          if (ids.length === 0) return new Map()
          const found = await transaction.getAll(...ids.map((id) => db.doc(paths.alert(eid, id))))
          return new Map(
            found
              .filter(({ exists }) => exists)
              .map((snapshot) => [snapshot.id, readOrReport(alertSchema, snapshot)] as const),
          )
        },
        escalationPlan: () => getEscalationPlan(transaction, eid, beneficiaryId),
        people: (uids) => getAlertPeople(transaction, eid, beneficiaryId, uids),
        standIns: () => getStandIns(transaction, eid),
        quiet: (now) => getHomesQuiet(transaction, eid, now),
        write({ guard, alerts, waves, escalationPlan }, now) {
          transaction.set(guardDocument, storedGuard(guard, now))
          for (const { id, alert, change } of alerts) {
            const document = db.doc(paths.alert(eid, id))
            if (change === null) transaction.create(document, alert)
            else transaction.update(document, change)
            // Also where the home has no plan: a call that reached nobody as it was raised has its last resort.
            if (asksAt(alert, now)) followEscalation(transaction, { eid, aid: id }, alert, escalationPlan)
          }
          for (const wave of waves) queueWave(transaction, eid, wave, now)
        },
      })
    })
  try {
    await once(false)
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
    await once(true)
  }
}
