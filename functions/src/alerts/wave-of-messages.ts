import type { Alert } from '@vigie/domain/alerts/alert'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import type { AlertPeople } from '../data/people.ts'
import { addresseesOf } from './addressees.ts'
import { newDelivery } from './new-delivery.ts'
import type { PlannedAlert, RaisingPlan, Tell } from './plan-raising.ts'

interface QueuedDelivery {
  id: string
  delivery: Delivery
}

/** The uids of all whom these alerts tell. */
export function recipientUids(tells: readonly Tell[], alerts: readonly PlannedAlert[]): string[] {
  const uids = tells
    .flatMap((tell) => recipientsOf(tell, alerts))
    .flatMap((to) => (to.kind === 'user' ? [to.uid] : []))
  return [...new Set(uids)]
}

/**
 * The messages of a plan, one per event, recipient and channel, and its alerts with what is known of them from the start: whom
 * they are about, and who cannot be reached. `now` is epoch milliseconds.
 */
export function waveOf(
  { alerts, tells }: RaisingPlan,
  people: AlertPeople,
  now: number,
): { alerts: PlannedAlert[]; deliveries: QueuedDelivery[] } {
  const { resident } = people
  const deliveries = new Map<string, QueuedDelivery>()
  for (const tell of tells) {
    for (const addressee of addresseesOf(recipientsOf(tell, alerts), tell.firing, people)) {
      const { recipient, channel } = addressee
      const to = recipient.kind === 'user' ? recipient.uid : 'beneficiary'
      const once = [tell.firing.event.eventId, to, channel].join(' ')
      if (deliveries.has(once)) continue
      deliveries.set(once, {
        id: `${waveNameOf(tell, alerts)}_${to}_${channel}`,
        delivery: newDelivery(tell, resident, addressee, now),
      })
    }
  }
  const queued = [...deliveries.values()]
  const [first] = tells
  const waveId = first && queued.length > 0 ? waveNameOf(first, alerts) : null
  const told = new Set(tells.map(({ alertId }) => alertId))
  const whole = alerts.map((planned) => {
    if (!told.has(planned.id)) return planned
    const ofAlert = queued.filter(({ delivery }) => delivery.alertId === planned.id)
    return withWave(planned, { waveId, ofAlert, isLost: queued.every(hasFailed) }, people, now)
  })
  return { alerts: whole, deliveries: queued }
}

// Of an alert called again, whoever had taken it is told first of all.
function recipientsOf({ alertId, step, firing }: Tell, alerts: readonly PlannedAlert[]): Recipient[] {
  const taker = step === 'calledAgain' ? alerts.find(({ id }) => id === alertId)?.alert.formerTaker : null
  return [...(taker ? [{ kind: 'user' as const, uid: taker.uid }] : []), ...firing.rule.recipients]
}

/** One name per time that an alert is told of. */
function waveNameOf({ alertId, step }: Tell, alerts: readonly PlannedAlert[]): string {
  const waves = alerts.find(({ id }) => id === alertId)?.alert.waves
  return step === 'opened' ? `${alertId}_opened` : `${alertId}_${step}-${waves}`
}

interface AlertWave {
  waveId: string | null
  /** Those of its messages that tell of this alert and of no other. */
  ofAlert: readonly QueuedDelivery[]
  /** None of the wave's messages can be sent. */
  isLost: boolean
}

function withWave(
  { id, alert, change }: PlannedAlert,
  { waveId, ofAlert, isLost }: AlertWave,
  { resident }: AlertPeople,
  now: number,
): PlannedAlert {
  const named = change === null ? { beneficiaryName: resident.name, room: resident.room } : {}
  const timeline = [...alert.timeline, ...ofAlert.filter(hasFailed).map(undeliverable)]
  const told: Partial<Alert> = { ...named, waveId, timeline }
  const lost =
    waveId !== null && isLost ? afterWave({ ...alert, ...told }, { waveId, reached: false }, now) : null
  const more = { ...told, ...lost }
  return { id, alert: { ...alert, ...more }, change: change === null ? null : { ...change, ...more } }
}

const hasFailed = ({ delivery }: QueuedDelivery) => delivery.state === 'failed'

// Staff must see at once that somebody who should have been told could not be.
function undeliverable({ id, delivery }: QueuedDelivery): Alert['timeline'][number] {
  const { createdAt, channel } = delivery
  return { step: 'undeliverable', at: createdAt, channel, deliveryId: id }
}
