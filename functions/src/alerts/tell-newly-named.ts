import type { Transaction } from '@google-cloud/firestore'
import { readAwaitedOfRule, readToldOf } from '../data/awaited-alerts.ts'
import { followEscalation, writeStep } from '../data/escalations.ts'
import type { HeldAlert } from '../data/held-alerts.ts'
import { getAlertPeople } from '../data/people.ts'
import { getHomesQuiet } from '../data/quiet-hours.ts'
import { getEscalationPlan } from '../data/resident-plans.ts'
import type { RuleAct } from '../data/rule-changes.ts'
import { getRulesOfAlerts } from '../data/rules-of-alerts.ts'
import { getStandIns } from '../data/stand-ins.ts'
import { getLatestWave } from './joined-wave.ts'
import { askedOf, type NamedAnew, tellNewlyNamed, tellsAnybodyNew } from './newly-named.ts'
import { peopleToTell } from './people-to-tell.ts'

/**
 * Reads the alerts of a rule that nobody is on, as the rule is corrected or activated; what it answers queues the messages to whom it names, or rings, newly, in the same
 * transaction (docs/adr/0102-until-a-human-answers.md). No read where it neither names nor rings anybody new. `now` is epoch milliseconds.
 */
export async function readTellNewlyNamed(
  transaction: Transaction,
  { eid, nid: ruleId }: Pick<RuleAct, 'eid' | 'nid'>,
  named: NamedAnew,
  now: number,
): Promise<() => void> {
  if (!tellsAnybodyNew(named)) return () => {}
  const awaited = await readAwaitedOfRule(transaction, { eid, ruleId }, now)
  if (awaited.length === 0) return () => {}
  const { isActive, timeZone } = await getRulesOfAlerts(transaction, eid, [ruleId])
  if (!isActive) return () => {}
  const writes = await Promise.all(awaited.map((one) => readTell(transaction, one, { named, timeZone }, now)))
  return () => {
    for (const write of writes) write()
  }
}

async function readTell(
  transaction: Transaction,
  one: HeldAlert,
  { named, timeZone }: { named: NamedAnew; timeZone: string },
  now: number,
): Promise<() => void> {
  const { eid, id, alert } = one
  const firing = askedOf(one, named, timeZone)
  const read = {
    people: (uids: readonly string[]) => getAlertPeople(transaction, eid, alert.beneficiaryId, uids),
    standIns: () => getStandIns(transaction, eid),
    quiet: (at: number) => getHomesQuiet(transaction, eid, at),
  }
  const asked = {
    alerts: [{ id, alert, change: null }],
    tells: [{ alertId: id, step: 'escalated' as const, firing }],
  }
  const [toldSoFar, latest, people, plan] = await Promise.all([
    readToldOf(transaction, one),
    getLatestWave(transaction, eid, [alert]),
    peopleToTell(asked, read, now),
    getEscalationPlan(transaction, eid, alert.beneficiaryId),
  ])
  const told = tellNewlyNamed(one, named, { timeZone, ...toldSoFar, latest }, people, now)
  return () => {
    if (told === null) return
    writeStep(transaction, eid, told, now)
    for (const { alert: after } of told.alerts) followEscalation(transaction, { eid, aid: id }, after, plan)
  }
}
