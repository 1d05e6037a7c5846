import type { Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import { type NextStep, peopleNamed } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { Wave } from '@vigie/domain/deliveries/wave'
import type { EscalatedAlert } from '../data/escalations.ts'
import type { AlertPeople } from '../data/people.ts'
import { getWave } from '../data/waves.ts'
import { expectedOf, keyOf } from './addressees.ts'
import type { Told } from './firing.ts'
import { whoIsThere } from './present.ts'

/** The latest wave of an alert. */
export type LatestWave = Pick<Wave, 'left'> & { id: string }

/** Reads the latest wave of some alerts, where they have the same. One read. */
export async function getLatestWave(
  transaction: Transaction,
  eid: string,
  alerts: readonly Pick<Alert, 'waveId'>[],
): Promise<LatestWave | null> {
  const [waveId, ...others] = new Set(alerts.map((alert) => alert.waveId))
  if (!waveId || others.length > 0) return null
  return getWave(transaction, { establishmentId: eid, waveId })
}

/**
 * The wave that messages to these add to, where others were told of the same call already and may come: whether anybody was reached is judged by all of them, and not by those
 * alone who are told beside them; also of whoever has the number of somebody whom it told, though who answers with a 1 is known by the wave that each was queued in (`queuedIn`). Undefined: they are
 * judged by themselves, as where one of them has left that wave and would count as gone.
 */
export function joinedWave(latest: LatestWave | null, recipients: readonly Recipient[]): string | undefined {
  const hasLeft = (to: Recipient) => latest?.left?.some(({ uid }) => uid === keyOf(to)) ?? false
  return latest === null || recipients.some(hasLeft) ? undefined : latest.id
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
