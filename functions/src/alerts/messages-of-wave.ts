import type { Alert } from '@vigie/domain/alerts/alert'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { inDrawnOrder } from '@vigie/domain/deliveries/alias'
import { newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { onceANumber } from '@vigie/domain/deliveries/shared-number'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import type { AlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { type Addressee, addresseesOf, keyOf } from './addressees.ts'
import { eventName } from './event-name.ts'
import { newMessage } from './new-message.ts'
import type { PlannedAlert, RaisingPlan, Tell } from './plan-raising.ts'
import type { Present } from './present.ts'
import { sharedNumbersOf } from './shared-numbers.ts'

/** The uids of all whom these alerts tell. */
export function recipientUids(tells: readonly Tell[], alerts: readonly PlannedAlert[]): string[] {
  const uids = tells
    .flatMap((tell) => recipientsOf(tell, tell.firing.rule, alerts))
    .flatMap((to) => (to.kind === 'user' ? [to.uid] : []))
  return [...new Set(uids)]
}

/** Who of those whom each telling names is there. */
export type PresentOf = ReadonlyMap<Tell, Present>

/**
 * The messages of a plan, one per event, recipient and channel, each for all alerts of the event that its recipient is to be told of, in an
 * order that tells nobody who they are. They are named after their own time of telling, and belong to `waveId`, or, where that adds to an earlier wave, to `joins`. `now` is epoch milliseconds.
 */
export function messagesOf(
  { alerts, tells, present }: Pick<RaisingPlan, 'alerts' | 'tells'> & { present: PresentOf },
  people: AlertPeople,
  { waveId, joins }: Pick<NewWave, 'waveId' | 'joins'>,
  now: number,
): Queued[] {
  const told = tells.flatMap((tell) =>
    addresseesOf(recipientsOf(tell, present.get(tell), alerts), tell.firing, people).map((addressee) => ({
      tell,
      addressee,
    })),
  )
  const numbers = sharedNumbersOf(told.map(({ addressee }) => addressee))
  const messages = new Map<string, { tell: Tell; addressee: Addressee; alertIds: Set<string> }>()
  const alertIdsTo = new Map<string, Set<string>>()
  for (const { tell, addressee } of told) {
    // Whoever shares a number is told by one message there: it stands for all alerts of each.
    const whose = numbers.get(nameOf(addressee)) ?? nameOf(addressee)
    const alertIds = alertIdsTo.get(`${eventOf(tell)} ${whose}`) ?? new Set()
    alertIdsTo.set(`${eventOf(tell)} ${whose}`, alertIds.add(tell.alertId))
    const once = `${eventOf(tell)} ${nameOf(addressee)} ${addressee.channel}`
    if (!messages.has(once)) messages.set(once, { tell, addressee, alertIds })
  }
  const all = [...messages.values()].map(({ tell, addressee, alertIds }) => ({
    id: `${waveNameOf(tell, alerts)}_${nameOf(addressee)}_${addressee.channel}`,
    delivery: newDelivery(
      {
        kind: 'alert',
        alertIds: [...alertIds],
        ...(joins ? { waveId: joins, queuedIn: waveId } : { waveId }),
      },
      newMessage(tell, people.resident, addressee, now, numbers.has(nameOf(addressee))),
      now,
    ),
  }))
  return inDrawnOrder(onceANumber(all))
}

const eventOf = ({ firing: { place, event, openedBy } }: Tell) =>
  openedBy ?? eventName({ ...event, deviceId: place.deviceId })

const nameOf = ({ recipient }: Addressee) => keyOf(recipient)

// Of an alert called again, whoever had taken it is told first of all: they came a while ago, whatever their absence says.
function recipientsOf(
  { alertId, step }: Tell,
  told: Pick<Present, 'recipients'> | undefined,
  alerts: readonly PlannedAlert[],
): Recipient[] {
  const taker = takerToTell(step, alerts.find(({ id }) => id === alertId)?.alert)
  return [...(taker ? [{ kind: 'user' as const, uid: taker.uid }] : []), ...(told?.recipients ?? [])]
}

/** Who had taken an alert that calls again. */
export const takerToTell = (step: Tell['step'], alert: Alert | undefined) =>
  step === 'calledAgain' ? alert?.formerTaker : null

/** One name per time that an alert is told of. */
export function waveNameOf({ alertId, step }: Tell, alerts: readonly PlannedAlert[]): string {
  const waves = alerts.find(({ id }) => id === alertId)?.alert.waves
  return step === 'opened' ? `${alertId}_opened` : `${alertId}_${step}-${waves}`
}
