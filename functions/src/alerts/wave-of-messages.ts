import type { Alert } from '@vigie/domain/alerts/alert'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import { standsAlone } from '@vigie/domain/alerts/channel'
import { passedOverSteps } from '@vigie/domain/alerts/passed-over'
import { isAbout } from '@vigie/domain/deliveries/about'
import { aliasOf } from '@vigie/domain/deliveries/alias'
import { isCountedOn } from '@vigie/domain/deliveries/counted-on'
import { withLeft } from '@vigie/domain/deliveries/left'
import type { Left } from '@vigie/domain/deliveries/wave'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import type { AlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { messagesOf, type PresentOf, takerToTell, waveNameOf } from './messages-of-wave.ts'
import type { PlannedAlert, RaisingPlan, Tell } from './plan-raising.ts'
import { presentOf } from './present.ts'

/**
 * The messages of a plan, one per event, recipient and channel, each for all alerts of the event that its recipient is to
 * be told of, in an order that tells nobody who they are; and the plan's alerts with what is known from the start: whom they are about, and who cannot be reached.
 * `joins`: the latest wave of these alerts, which they add to; what is reached is then told of both together. `now` is epoch milliseconds.
 */
export function waveOf(
  { alerts, tells, joins }: Pick<RaisingPlan, 'alerts' | 'tells'> & Pick<NewWave, 'joins'>,
  people: AlertPeople,
  now: number,
): { alerts: PlannedAlert[]; wave: NewWave | null } {
  const [first] = tells
  if (first === undefined) return { alerts, wave: null }
  const waveId = waveNameOf(first, alerts)
  const present = new Map(
    tells.map((tell) => [tell, presentOf(tell.firing.rule.recipients, tell.firing, people, now)]),
  )
  const deliveries = messagesOf({ alerts, tells, present }, people, { waveId, ...(joins && { joins }) }, now)
  const left = leaversOf(tells, deliveries)
  const ofAlert = (id: string) =>
    withLeft(
      deliveries.filter(({ delivery: { about } }) => isAbout(about, id)),
      left,
      id,
    )
  const told = [...new Set(tells.map(({ alertId }) => alertId))]
  const alertIds = told.filter((id) => ofAlert(id).length > 0)
  return {
    alerts: alerts
      .map((each) => withPassedOver(each, present, now))
      .map((each) =>
        told.includes(each.id)
          ? withWave(each, { waveId, joins, ofAlert: ofAlert(each.id) }, people, now)
          : each,
      ),
    wave:
      deliveries.length === 0
        ? null
        : {
            waveId,
            alertIds,
            deliveries,
            ...(left.length > 0 && { left: [...left] }),
            ...(joins && { joins }),
          },
  }
}

/** Who has just let go of which of the alerts that they are told of: they are not counted on to come. */
function leaversOf(tells: readonly Tell[], deliveries: readonly Queued[]): readonly Left[] {
  const told = new Set(
    deliveries.map(({ delivery: { recipient } }) => recipient.kind === 'user' && recipient.uid),
  )
  return tells.flatMap(({ alertId, firing: { leaver } }) =>
    leaver !== undefined && told.has(leaver) ? [{ uid: leaver, alertId }] : [],
  )
}

/** What an alert says of those who were passed over as it is told of now. */
function withPassedOver(planned: PlannedAlert, present: PresentOf, now: number): PlannedAlert {
  const own = [...present].filter(([{ alertId }]) => alertId === planned.id)
  return own.reduce(({ id, alert, change }, [{ step }, passedOver]) => {
    // Whoever is told though they are away was not passed over.
    const taker = takerToTell(step, alert)
    const people = passedOver.people.filter(({ uid }) => uid !== taker?.uid)
    const steps = passedOverSteps(alert.timeline, { ...passedOver, people }, now)
    if (steps.length === 0) return { id, alert, change }
    const timeline = [...alert.timeline, ...steps]
    return { id, alert: { ...alert, timeline }, change: change && { ...change, timeline } }
  }, planned)
}

function withWave(
  { id, alert, change }: PlannedAlert,
  {
    waveId,
    joins,
    ofAlert,
  }: Pick<NewWave, 'waveId'> & { joins: string | undefined; ofAlert: readonly Queued[] },
  { resident }: AlertPeople,
  now: number,
): PlannedAlert {
  const { name: beneficiaryName, room } = resident
  // Of whom nothing can be read now, what was known stays.
  const isKnown = change === null || beneficiaryName !== ''
  const isOther = beneficiaryName !== alert.beneficiaryName || room !== alert.room
  const named = isKnown && isOther ? { beneficiaryName, room } : {}
  const timeline = [...alert.timeline, ...ofAlert.filter(hasFailed).map(undeliverable)]
  const latest = joins ?? (ofAlert.length === 0 ? null : waveId)
  const told: Partial<Alert> = { ...named, waveId: latest, timeline }
  // Also where there is no message at all, or none to somebody who is counted on, as whoever has just let go is not: a rule that names nobody must not pass for one whose messages arrive.
  const isLost = ofAlert.every(
    (one) =>
      one.left ||
      !isCountedOn(one.delivery) ||
      !standsAlone(one.delivery.channel) ||
      (hasFailed(one) && one.delivery.next.length === 0),
  )
  // Of those that add to others it is told once these are read too.
  const lost =
    isLost && joins === undefined
      ? afterWave({ ...alert, ...told }, { waveId: latest, reached: false, reachedAt: null }, now)
      : null
  const more = { ...told, ...lost }
  return { id, alert: { ...alert, ...more }, change: change === null ? null : { ...change, ...more } }
}

const hasFailed = ({ delivery }: Queued) => delivery.state === 'failed'

// Staff must see at once that somebody who should have been told could not be.
function undeliverable(message: Queued): Alert['timeline'][number] {
  const { createdAt, channel } = message.delivery
  return { step: 'undeliverable', at: createdAt, channel, deliveryId: aliasOf(message) }
}
