import type { Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import { mayGo } from '@vigie/domain/alerts/may-go'
import type { Away } from '@vigie/domain/people/away'
import type { Access } from '@vigie/domain/people/permissions'
import { findAskedBySteps } from '../data/asked-by-waves.ts'
import { type HeldAlert, type Released, readHeldAlerts, writeReleased } from '../data/held-alerts.ts'
import { readLeavingWaves } from '../data/leaving-waves.ts'
import { type Colleague, getAlertPeople } from '../data/people.ts'
import { getHomesQuiet } from '../data/quiet-hours.ts'
import { getEscalationPlan } from '../data/resident-plans.ts'
import { getRulesOfAlerts } from '../data/rules-of-alerts.ts'
import { getStandIns } from '../data/stand-ins.ts'
import { askedBySteps, toThoseThere } from './asked-by-steps.ts'
import { recipientUids } from './messages-of-wave.ts'
import { peopleToTell } from './people-to-tell.ts'
import { isLostTo, planReleased } from './released-alerts.ts'
import { waveOf } from './wave-of-messages.ts'

/** Whose rights change, in one home or, where `eid` is null, in all; and what they are in a home from then on. */
export interface ChangedRights {
  uid: string
  eid: string | null
  /** Where `eid` is null: the homes of which they are a member. */
  homes?: readonly string[]
  after: (eid: string) => Access
}

/**
 * Reads the alerts that somebody is on and may not see to any more once their rights have changed. What it answers opens these again in
 * the same transaction, at `now` (epoch milliseconds), and queues the messages that say so: nobody who is away from a screen
 * would hear of them otherwise (docs/adr/0054-who-loses-a-right-leaves-their-alerts.md). Those that nobody is on, and that they were told of, do not count on them any more
 * (docs/adr/0145-who-left-was-not-reached.md).
 */
export async function readRelease(
  transaction: Transaction,
  { uid, eid, homes = [], after }: ChangedRights,
  now: number,
): Promise<() => void> {
  const held = (await readHeldAlerts(transaction, uid, eid)).filter((one) => isLostTo(after(one.eid), one))
  // Who sees to all of a home leaves none of its alerts.
  const lost = (eid === null ? homes : [eid]).filter((home) => !mayGo(after(home), null))
  const leaversOf =
    (home: string) =>
    ({ beneficiaryId }: Pick<Alert, 'beneficiaryId'>) =>
      mayGo(after(home), beneficiaryId) ? [] : [uid]
  const [release, ...leaving] = await Promise.all([
    readReleaseOf(transaction, held, after, now),
    ...lost.map((home) => readLeavingWaves(transaction, { eid: home, leaversOf: leaversOf(home) }, now)),
  ])
  return () => {
    for (const write of [release, ...leaving]) write()
  }
}

/** The same of these alerts, which were read in the same transaction and are all of one person. `away`: the absence of theirs that begins with it. */
export async function readReleaseOf(
  transaction: Transaction,
  held: readonly HeldAlert[],
  after: ChangedRights['after'],
  now: number,
  away: Away | null = null,
): Promise<() => void> {
  const byResident = Map.groupBy(held, (one) => `${one.eid} ${one.alert.beneficiaryId}`)
  const released = await Promise.all(
    [...byResident.values()].flatMap((theirs) => {
      const [first] = theirs
      return first ? [releasedOf(transaction, first, theirs, { after: after(first.eid), away }, now)] : []
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
  { after, away }: { after: Access; away: Away | null },
  now: number,
): Promise<Released> {
  const ruleIds = held.map(({ alert }) => alert.ruleId)
  const rules = await getRulesOfAlerts(transaction, eid, ruleIds)
  const plan = planReleased(held, rules, after, now, away !== null)
  if (plan.tells.length === 0) return { eid, alerts: plan.alerts, wave: null, escalationPlan: null }
  const { uid } = after.person
  const read = {
    people: async (uids: readonly string[]) => {
      const people = await getAlertPeople(transaction, eid, beneficiaryId, uids)
      return { ...people, colleagues: withAway(people.colleagues, uid, away) }
    },
    standIns: async () => withAway(await getStandIns(transaction, eid), uid, away),
    quiet: (at: number) => getHomesQuiet(transaction, eid, at),
  }
  const escalationPlan = await getEscalationPlan(transaction, eid, beneficiaryId)
  const told = held.filter(({ id }) => plan.tells.some(({ alertId }) => alertId === id))
  const withAsked = told.map(async (one) => ({ ...one, asked: await findAskedBySteps(one) }))
  const asked = askedBySteps(await Promise.all(withAsked), escalationPlan, rules, uid, now)
  const asksAgain = async () => {
    const people = await read.people(recipientUids(asked, plan.alerts))
    return toThoseThere(asked, people, now)
  }
  const tells = asked.length === 0 ? plan.tells : [...plan.tells, ...(await asksAgain())]
  const people = await peopleToTell({ alerts: plan.alerts, tells }, read, now)
  return { eid, ...waveOf({ alerts: plan.alerts, tells }, people, now), escalationPlan }
}

/** The same people, one of whom is away from this transaction on. */
function withAway(
  people: ReadonlyMap<string, Colleague>,
  uid: string,
  away: Away | null,
): ReadonlyMap<string, Colleague> {
  const one = people.get(uid)
  if (away === null || !one?.member) return people
  return new Map([...people, [uid, { ...one, member: { ...one.member, away } }]])
}
