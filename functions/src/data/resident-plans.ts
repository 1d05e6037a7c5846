import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import {
  type EscalationPlan,
  planFor,
  type ResidentPlan,
  storedPlanSchema,
  storedResidentPlanSchema,
} from '@vigie/domain/alerts/escalation-plan'
import { asksThoseWhoRest } from '@vigie/domain/alerts/followed-plan'
import { paths } from '@vigie/domain/paths'
import type { Rule } from '@vigie/domain/rules/rule'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { getRulesOfAlerts } from './rules-of-alerts.ts'

/** What is done until a human answers, in a home and for those of its residents who have a plan of their own. */
export interface PlansOfHome {
  /** Null: nothing was said, or it cannot be read, which is reported. */
  ofHome: EscalationPlan | null
  /** By resident. One that cannot be read is reported and left out: alerts of that resident follow the home's. */
  own: ReadonlyMap<string, ResidentPlan>
}

/** Of one resident; null: nothing was said, or nothing of it can be read, which is reported. Two reads, one round trip. */
export async function getEscalationPlan(
  transaction: Transaction,
  eid: string,
  bid: string,
): Promise<EscalationPlan | null> {
  const db = firestore()
  const [ofHome, own] = await transaction.getAll(
    db.doc(paths.escalation(eid)),
    db.doc(paths.residentEscalation(eid, bid)),
  )
  return readablePlan(own, ofHome)
}

/** The plan that the alerts of a resident follow, by what is stored for them and for their home: what cannot be read is reported, and counts as not said. */
export const readablePlan = (
  own: DocumentSnapshot | undefined,
  ofHome: DocumentSnapshot | undefined,
): EscalationPlan | null =>
  planFor(readOrReport(storedResidentPlanSchema, own), readOrReport(storedPlanSchema, ofHome))

/**
 * The rule of an alert where those whom it left to rest are the last resort; null: they are not, or it is gone. Two reads there, none
 * otherwise.
 */
export async function getRuleOfThoseWhoRest(
  transaction: Transaction,
  eid: string,
  alert: Alert,
): Promise<Rule | null> {
  if (!asksThoseWhoRest(alert)) return null
  return (await getRulesOfAlerts(transaction, eid, [alert.ruleId])).rules.get(alert.ruleId) ?? null
}

/** Of a home and all its residents. A read for the home's, and one for each of the others, at least one. */
export async function getPlansOfHome(transaction: Transaction, eid: string): Promise<PlansOfHome> {
  const db = firestore()
  const [ofHome, { docs }] = await Promise.all([
    transaction.get(db.doc(paths.escalation(eid))),
    transaction.get(db.collection(paths.escalations(eid))),
  ])
  return { ofHome: readOrReport(storedPlanSchema, ofHome), own: ownPlansOf(docs) }
}

/** The plans of residents that can be read, by resident. */
export const ownPlansOf = (stored: readonly DocumentSnapshot[]): ReadonlyMap<string, ResidentPlan> =>
  new Map(
    stored.flatMap((one): [string, ResidentPlan][] => {
      const plan = readOrReport(storedResidentPlanSchema, one)
      return plan === null ? [] : [[one.id, plan]]
    }),
  )
