import type { Transaction } from '@google-cloud/firestore'
import type { Establishment } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import type { Rule } from '@vigie/domain/rules/rule'
import { firestore } from './firestore.ts'
import { isActiveHome, ruleOf, shiftsOf, timeZoneOf } from './homes.ts'

/** What says whom alerts that are there already are told to, and on which clock. */
export interface RulesOfAlerts {
  /** Nobody is told of an alert of a home that is inactive. */
  isActive: boolean
  timeZone: string
  /** None where they cannot be read: those whom a plan names remain. */
  shifts: Establishment['shifts']
  /** By id, activated or not; without those that are gone, or of which nothing can be read. */
  rules: ReadonlyMap<string, Rule>
}

/** Reads a home and some of its rules as they are now. One read for each. */
export async function getRulesOfAlerts(
  transaction: Transaction,
  eid: string,
  ruleIds: readonly string[],
): Promise<RulesOfAlerts> {
  const db = firestore()
  const documents = [...new Set(ruleIds)].map((id) => db.doc(paths.notification(eid, id)))
  const [home, found] = await Promise.all([
    transaction.get(db.doc(paths.establishment(eid))),
    transaction.getAll(...documents),
  ])
  const rules = found.flatMap((snapshot): [string, Rule][] => {
    const rule = ruleOf(snapshot)
    return rule === null ? [] : [[snapshot.id, rule]]
  })
  return {
    isActive: isActiveHome(home),
    timeZone: timeZoneOf(home),
    shifts: shiftsOf(home),
    rules: new Map(rules),
  }
}
