import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import { peopleOfPlan, withShifts } from '@vigie/domain/alerts/escalation-plan'
import { mayGo } from '@vigie/domain/alerts/may-go'
import { type About, homeStateWave } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { reachAboutResident } from '@vigie/domain/deliveries/reachability'
import { type HomeStateFacts, homeStateEmail, homeStateSms } from '@vigie/domain/notices/home-state-text'
import { isAway } from '@vigie/domain/people/away'
import { personOf } from '@vigie/domain/people/permissions'
import { isQuiet } from '@vigie/domain/people/quiet-hours'
import { readLiveRules } from '../data/homes.ts'
import { getAdministrators } from '../data/notices.ts'
import { type Colleague, getColleagues } from '../data/people.ts'
import { getHomesQuiet, type HomesQuiet } from '../data/quiet-hours.ts'
import { getPlansOfHome } from '../data/resident-plans.ts'
import { uidsOf } from '../data/taken-off.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** Who makes which home active or inactive. */
export interface StateChange extends Pick<HomeStateFacts, 'timeZone' | 'isActive'> {
  eid: string
  uid: string
  name: string
}

/**
 * Reads who counts on the alerts of a home: the staff whom its activated rules and the steps of its escalations name, and its administrators. Answers how to write to
 * them, but for whoever did it, in the same transaction, that there are none from now on, or again (docs/adr/0159-an-inactive-home-tells-its-people.md): by SMS at a number that they
 * confirmed, or by e-mail where there is none, they are away or it is their quiet hours. Two reads for each of them. `now` is epoch milliseconds.
 */
export async function readTellHomeState(
  transaction: Transaction,
  { eid, uid, name, timeZone, isActive }: StateChange,
  now: number,
): Promise<() => void> {
  const [{ rules, conditional }, { ofHome, own }, { people: administrators }, quiet] = await Promise.all([
    // Beside the transaction: it decides only who is written to.
    readLiveRules(eid),
    getPlansOfHome(transaction, eid),
    getAdministrators(transaction, eid),
    getHomesQuiet(transaction, eid, now),
  ])
  const plans = [ofHome, ...[...own.values()].map((plan) => withShifts(plan, ofHome))]
  const ofSteps = plans.flatMap((plan) => (plan?.activated ? peopleOfPlan(plan) : []))
  const named = [...[...rules, ...conditional].flatMap(uidsOf), ...ofSteps]
  const uids = new Set([...named, ...administrators.map((one) => one.uid)])
  uids.delete(uid)
  const colleagues = await getColleagues(transaction, eid, [...uids])
  const url = `${publicUrl.value()}/establishment/${eid}`
  const facts: HomeStateFacts = { establishmentName: name, timeZone, isActive, at: now, url }
  const waveId = homeStateWave(randomUUID())
  const deliveries = [...colleagues].flatMap(([to, colleague]) => {
    const message = messageTo(to, colleague, facts, quiet)
    const about: About = { kind: 'account', uid: to, waveId }
    return message === null ? [] : [queuedDelivery(about, message, now)]
  })
  return () => {
    if (deliveries.length > 0) queueWave(transaction, eid, { waveId, alertIds: [], deliveries }, now)
  }
}

/** Null for whoever cannot be counted on to go to a resident, or has nothing where they are reached. */
function messageTo(
  uid: string,
  { user, member }: Colleague,
  facts: HomeStateFacts,
  { allowed, working }: HomesQuiet,
): NewMessage | null {
  if (user === null || !mayGo({ person: personOf(uid, user, true), membership: member }, null)) return null
  const [sms, email] = (['sms', 'email'] as const).map((channel) =>
    reachAboutResident(channel, { uid, user, member }, null),
  )
  const isResting =
    isAway(member?.away, facts.at) ||
    (!working.has(uid) && isQuiet(user.quietHours, allowed, facts.at, facts.timeZone))
  const { locale } = user
  const to = { recipient: { kind: 'user', uid }, locale } as const
  const byEmail = homeStateEmail(facts, locale)
  if (sms && 'address' in sms && !isResting) {
    const next =
      email && 'address' in email ? [{ channel: 'email' as const, to: email.address, ...byEmail }] : []
    return { ...to, channel: 'sms', to: sms, ...homeStateSms(facts, locale), next }
  }
  return email && 'address' in email ? { ...to, channel: 'email', to: email, ...byEmail, next: [] } : null
}
