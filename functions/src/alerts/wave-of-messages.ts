import type { Alert } from '@vigie/domain/alerts/alert'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { isAbout } from '@vigie/domain/deliveries/about'
import { newDelivery } from '@vigie/domain/deliveries/new-delivery'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import type { AlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { addresseesOf } from './addressees.ts'
import { newMessage } from './new-message.ts'
import type { PlannedAlert, RaisingPlan, Tell } from './plan-raising.ts'

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
): { alerts: PlannedAlert[]; wave: NewWave | null } {
  const { resident } = people
  const [first] = tells
  if (first === undefined) return { alerts, wave: null }
  const waveId = waveNameOf(first, alerts)
  const deliveries = new Map<string, Queued>()
  for (const tell of tells) {
    for (const addressee of addresseesOf(recipientsOf(tell, alerts), tell.firing, people)) {
      const { recipient, channel } = addressee
      const to = recipient.kind === 'user' ? recipient.uid : 'beneficiary'
      const once = [tell.firing.event.eventId, to, channel].join(' ')
      if (deliveries.has(once)) continue
      deliveries.set(once, {
        id: `${waveNameOf(tell, alerts)}_${to}_${channel}`,
        delivery: newDelivery(
          { kind: 'alert', alertId: tell.alertId, waveId },
          newMessage(tell, resident, addressee),
          now,
        ),
      })
    }
  }
  const queued = [...deliveries.values()]
  const told = new Set(tells.map(({ alertId }) => alertId))
  const wave = queued.length === 0 ? null : { waveId, alertIds: [...told], deliveries: queued }
  const whole = alerts.map((planned) => {
    if (!told.has(planned.id)) return planned
    const ofAlert = queued.filter(({ delivery: { about } }) => isAbout(about, planned.id))
    const isLost = queued.every((one) => hasFailed(one) && one.delivery.next.length === 0)
    return withWave(planned, { waveId: wave && waveId, ofAlert, isLost }, people, now)
  })
  return { alerts: whole, wave }
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
  ofAlert: readonly Queued[]
  /** None of the wave's messages can be sent, on any channel. */
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

const hasFailed = ({ delivery }: Queued) => delivery.state === 'failed'

// Staff must see at once that somebody who should have been told could not be.
function undeliverable({ id, delivery }: Queued): Alert['timeline'][number] {
  const { createdAt, channel } = delivery
  return { step: 'undeliverable', at: createdAt, channel, deliveryId: id }
}
