import type { Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import { type NextStep, peopleNamed } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { getDeliveries } from '../data/deliveries.ts'
import type { EscalatedAlert } from '../data/escalations.ts'
import type { AlertPeople } from '../data/people.ts'
import { getWave } from '../data/waves.ts'
import { type Addressee, expectedOf, keyOf } from './addressees.ts'
import type { Told } from './firing.ts'
import { whoIsThere } from './present.ts'

/** The latest wave of an alert, with whose numbers and addresses its messages went to. */
export type LatestWave = Pick<Wave, 'left'> & {
  id: string
  /** By what names each of them in the ids of messages. */
  sent: readonly { name: string; to: string | null }[]
}

/** Reads the latest wave of some alerts, where they have the same. One read, and one for each of its messages. */
export async function getLatestWave(
  transaction: Transaction,
  eid: string,
  alerts: readonly Pick<Alert, 'waveId'>[],
): Promise<LatestWave | null> {
  const [waveId, ...others] = new Set(alerts.map((alert) => alert.waveId))
  if (!waveId || others.length > 0) return null
  const wave = await getWave(transaction, { establishmentId: eid, waveId })
  if (wave === null || wave.deliveryIds.length === 0) return null
  const places = wave.deliveryIds.map((deliveryId) => ({ establishmentId: eid, deliveryId }))
  const found = await getDeliveries(transaction, places)
  const sent = found.map(({ delivery: { recipient, to } }) => ({
    name: 'uid' in recipient ? recipient.uid : 'beneficiary',
    to,
  }))
  return { ...wave, sent }
}

/**
 * The wave that messages to these add to, where others were told of the same call already and may come: whether anybody was reached is judged by all of them, and not by those
 * alone who are told beside them. Undefined: they are judged by themselves, as where one of them has left that wave and would count as gone, or has the number of somebody whom it told: in one wave
 * nobody would know who of the two answers with it.
 */
export function joinedWave(latest: LatestWave | null, told: readonly Addressee[]): string | undefined {
  const hasLeft = (name: string) => latest?.left?.some(({ uid }) => uid === name) ?? false
  const isOfOther = (name: string, { address }: { address: string }) =>
    latest?.sent.some((one) => one.to === address && one.name !== name) ?? false
  const isApart = ({ recipient, to }: Addressee) =>
    hasLeft(keyOf(recipient)) || ('address' in to && isOfOther(keyOf(recipient), to))
  return latest === null || told.some(isApart) ? undefined : latest.id
}

/**
 * Whether somebody whom a step for whoever is on shift names as others begin to work was asked before, is there by now and can be expected to come, beside those who are told `newly`.
 * `toldTo` says what the step would tell some people; `now` is epoch milliseconds.
 */
export function isAnyStillAsked(
  {
    plan,
    home,
    next,
    newly,
  }: Pick<EscalatedAlert, 'plan' | 'home'> & { next: NextStep; newly: readonly Recipient[] },
  toldTo: (index: number, recipients: readonly Recipient[]) => Told,
  people: AlertPeople,
  now: number,
): boolean {
  const step = plan.steps[next.index]
  const named = (step ? peopleNamed(step, plan, home, now) : []).map(
    (uid): Recipient => ({ kind: 'user', uid }),
  )
  const isNew = (to: Recipient) => newly.some((one) => keyOf(one) === keyOf(to))
  const asked = whoIsThere(named, people, now).there.filter((to) => !isNew(to))
  return expectedOf(asked, toldTo(next.index, asked), people).length > 0
}
