import type { Transaction } from '@google-cloud/firestore'
import type { Access } from '@vigie/domain/people/permissions'
import { type HeldAlert, type Released, readHeldAlerts, writeReleased } from '../data/held-alerts.ts'
import { getAlertPeople } from '../data/people.ts'
import { getHomesQuiet } from '../data/quiet-hours.ts'
import { getEscalationPlan } from '../data/resident-plans.ts'
import { getRulesOfAlerts } from '../data/rules-of-alerts.ts'
import { getStandIns } from '../data/stand-ins.ts'
import { peopleToTell } from './people-to-tell.ts'
import { isLostTo, planReleased } from './released-alerts.ts'
import { waveOf } from './wave-of-messages.ts'

/** Whose rights change, in one home or, where `eid` is null, in all; and what they are in a home from then on. */
export interface ChangedRights {
  uid: string
  eid: string | null
  after: (eid: string) => Access
}

/**
 * Reads the alerts that somebody is on and may not see to any more once their rights have changed. What it answers opens these again in
 * the same transaction, at `now` (epoch milliseconds), and queues the messages that say so: nobody who is away from a screen
 * would hear of them otherwise (docs/adr/0054-who-loses-a-right-leaves-their-alerts.md).
 */
export async function readRelease(
  transaction: Transaction,
  { uid, eid, after }: ChangedRights,
  now: number,
): Promise<() => void> {
  const held = (await readHeldAlerts(transaction, uid, eid)).filter((one) => isLostTo(after(one.eid), one))
  return readReleaseOf(transaction, held, after, now)
}

/** The same of these alerts, which were read in the same transaction and are all of one person. */
export async function readReleaseOf(
  transaction: Transaction,
  held: readonly HeldAlert[],
  after: ChangedRights['after'],
  now: number,
): Promise<() => void> {
  const byResident = Map.groupBy(held, (one) => `${one.eid} ${one.alert.beneficiaryId}`)
  const released = await Promise.all(
    [...byResident.values()].flatMap((theirs) => {
      const [first] = theirs
      return first ? [releasedOf(transaction, first, theirs, after(first.eid), now)] : []
    }),
  )
  return () => {
    for (const one of released) writeReleased(transaction, one, now)
  }
}

/** All of one resident, in a wave of their own. */
async function releasedOf(
  transaction: Transaction,
  { eid, alert: { beneficiaryId } }: HeldAlert,
  held: readonly HeldAlert[],
  after: Access,
  now: number,
): Promise<Released> {
  const ruleIds = held.map(({ alert }) => alert.ruleId)
  const plan = planReleased(held, await getRulesOfAlerts(transaction, eid, ruleIds), after, now)
  if (plan.tells.length === 0) return { eid, alerts: plan.alerts, wave: null, escalationPlan: null }
  const read = {
    people: (uids: readonly string[]) => getAlertPeople(transaction, eid, beneficiaryId, uids),
    standIns: () => getStandIns(transaction, eid),
    quiet: (at: number) => getHomesQuiet(transaction, eid, at),
  }
  const [people, escalationPlan] = await Promise.all([
    peopleToTell(plan, read, now),
    getEscalationPlan(transaction, eid, beneficiaryId),
  ])
  return { eid, ...waveOf(plan, people, now), escalationPlan }
}
