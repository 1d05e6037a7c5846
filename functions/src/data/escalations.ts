import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import { isStillAwaited, nextStep } from '@vigie/domain/alerts/escalation'
import {
  type EscalationPlan,
  planFor,
  storedPlanSchema,
  storedResidentPlanSchema,
} from '@vigie/domain/alerts/escalation-plan'
import { type FollowedPlan, followedPlan } from '@vigie/domain/alerts/followed-plan'
import type { Establishment } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import type { Rule } from '@vigie/domain/rules/rule'
import { type TimerOf, timerIdOf } from '@vigie/domain/timers/timer'
import { alertsInProgress } from './alerts-in-progress.ts'
import { firestore } from './firestore.ts'
import { isActiveHome, shiftsOf, timeZoneOf } from './homes.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { getRuleOfThoseWhoRest, readablePlan } from './resident-plans.ts'
import { setTimer } from './timers.ts'
import { type NewWave, queueWave } from './waves.ts'

/** Which alert of which home. */
export interface AlertPlace {
  eid: string
  aid: string
}

/** An alert whose escalation is due, with all that says what is to be done. */
export interface EscalatedAlert {
  alert: Alert
  /** That of its resident or, where they have none of their own or it cannot be read, which is reported, of its home; with its last resort. */
  plan: FollowedPlan
  /** What was said, for the other alerts of its event. Null: nothing. */
  said: EscalationPlan | null
  home: Pick<Establishment, 'shifts' | 'timeZone'>
}

/**
 * Reads an alert, its plan and the home, which is active; null where there is nothing to escalate any more. Throws SpoiltDocument, of a plan
 * where there is no other to follow, unless nobody was reached. Four reads, two more where those are asked whom its rule left to rest.
 */
export async function getEscalated(
  transaction: Transaction,
  { eid, aid }: AlertPlace,
): Promise<EscalatedAlert | null> {
  const db = firestore()
  const [stored, home, planned] = await transaction.getAll(
    db.doc(paths.alert(eid, aid)),
    db.doc(paths.establishment(eid)),
    db.doc(paths.escalation(eid)),
  )
  if (!stored || !home || !planned || !isActiveHome(home)) return null
  const alert = readDocument(alertSchema, stored)
  if (alert === null) return null
  const own = await transaction.get(db.doc(paths.residentEscalation(eid, alert.beneficiaryId)))
  // Where nobody was reached there is a last resort, whatever else cannot be read.
  const isLost = alert.nobodyReachedAt !== null
  const said = isLost ? readablePlan(own, planned) : planToFollow(own, planned)
  const plan = followedPlan(alert, said, await getRuleOfThoseWhoRest(transaction, eid, alert))
  if (plan === null) return null
  return {
    alert,
    plan,
    said,
    home: { shifts: shiftsOf(home), timeZone: timeZoneOf(home) },
  }
}

/** One that cannot be read gives way to the other, and is never taken for one that was not said: where there is no other it is thrown. */
function planToFollow(own: DocumentSnapshot, ofHome: DocumentSnapshot): EscalationPlan | null {
  const theirs = readOrReport(storedResidentPlanSchema, own)
  if (theirs !== null) return planFor(theirs, readOrReport(storedPlanSchema, ofHome))
  return readDocument(storedPlanSchema, ofHome) ?? planFor(readDocument(storedResidentPlanSchema, own), null)
}

/** When the escalation of an alert is to be looked at next, as a timer; null: never, as it stands. */
export function escalationTimerOf(
  { eid, aid }: AlertPlace,
  alert: Alert,
  plan: FollowedPlan | null,
): TimerOf<'escalation'> | null {
  const next = plan && nextStep(alert, plan)
  return next && { kind: 'escalation', establishmentId: eid, alertId: aid, dueAt: next.dueAt }
}

/**
 * Sets the timer of an alert's escalation as the alert now stands, in a transaction that has done its reading. Where it waits for nothing any
 * more the timer that may be there is left: whoever takes it finds so. `plan`: what was said; `rule`: that of the alert, where those who rest are its last resort.
 */
export function followEscalation(
  transaction: Transaction,
  place: AlertPlace,
  alert: Alert,
  plan: EscalationPlan | null,
  rule: Rule | null = null,
): void {
  const timer = escalationTimerOf(place, alert, followedPlan(alert, plan, rule))
  const id = timerIdOf({ kind: 'escalation', establishmentId: place.eid, alertId: place.aid })
  if (timer) setTimer(transaction, id, timer)
}

const awaited = {
  lastActivityAt: true,
  escalation: true,
  beneficiaryId: true,
  kind: true,
  severity: true,
} as const
const awaitedSchema = alertSchema.pick(awaited)

/** Alerts of which home, or which one of its residents; and what becomes of the escalation of each, null where it has none; missing: it stays as it is. */
export interface FollowedAnew {
  eid: string
  bid?: string
  anew?:
    | ((alert: Pick<Alert, 'beneficiaryId' | 'kind' | 'severity' | 'escalation'>) => Alert['escalation'])
    | null
}

/**
 * Reads which alerts of a home, or of one of its residents, may be waiting for a step that no timer brings up, or at another time than it will,
 * as their plan or the home itself is changed or switched on; what it answers has each looked at right after the transaction, its escalation as `anew` says. One that is raised
 * meanwhile is in conflict with it, or is raised by what was changed. One read for each alert that is not over. `now` is epoch milliseconds.
 */
export async function readEscalationsAnew(
  transaction: Transaction,
  { eid, bid, anew }: FollowedAnew,
  now: number,
): Promise<() => void> {
  const inProgress = alertsInProgress(eid).select(...Object.keys(awaited))
  const { docs } = await transaction.get(inProgress)
  const waiting = docs.flatMap((stored) => {
    const alert = readOrReport(awaitedSchema, stored)
    const isAwaited = alert !== null && isStillAwaited(alert, now)
    return isAwaited && (bid === undefined || alert.beneficiaryId === bid) ? [{ stored, alert }] : []
  })
  return () => {
    for (const { stored, alert } of waiting) {
      const timer = { kind: 'escalation' as const, establishmentId: eid, alertId: stored.id }
      setTimer(transaction, timerIdOf(timer), { ...timer, dueAt: now })
      const escalation = anew ? anew(alert) : alert.escalation
      if (!isDeepStrictEqual(escalation, alert.escalation)) transaction.update(stored.ref, { escalation })
    }
  }
}

/** Writes what a step of the escalation changes of alerts, and queues its messages; in a transaction that has done its reading. */
export function writeStep(
  transaction: Transaction,
  eid: string,
  { alerts, wave }: { alerts: readonly { id: string; change: AlertChange | null }[]; wave: NewWave | null },
  now: number,
): void {
  for (const { id, change } of alerts) {
    if (change) transaction.update(firestore().doc(paths.alert(eid, id)), change)
  }
  if (wave) queueWave(transaction, eid, wave, now)
}
