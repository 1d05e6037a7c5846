import type { Transaction } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import { ringingInVain } from '@vigie/domain/alerts/ringing'
import { isAbout } from '@vigie/domain/deliveries/about'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { withLeft } from '@vigie/domain/deliveries/left'
import { nextChannelsOf } from '@vigie/domain/deliveries/next-channel'
import { isUnconfirmedMail } from '@vigie/domain/deliveries/trouble'
import { type Wave, waveSchema } from '@vigie/domain/deliveries/wave'
import {
  hasReached,
  lookAgainAt,
  type Queued,
  reliedOn,
  stepsToTell,
} from '@vigie/domain/deliveries/wave-life'
import { paths } from '@vigie/domain/paths'
import { followEscalation } from './escalations.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { getEscalationPlan, getRuleOfThoseWhoRest } from './resident-plans.ts'
import { endRinging } from './ringing.ts'
import { withTimers } from './timers.ts'
import { queueNextChannels, type WavePlace } from './waves.ts'

/** More than the client's five: acts and repeats meet in the alert. */
const maxAttempts = 12

/**
 * Tells the alerts of a first wave what became of its messages, each in one write, and queues those on next channels
 * that are needed now. Whatever was told is not told again, so it may be called at any time. `now` is epoch
 * milliseconds.
 */
export function tellWave(place: WavePlace, now: number): Promise<void> {
  return withTimers((transaction) => tellIn(transaction, place, now), { maxAttempts })
}

/**
 * The messages are read outside the transaction: to lock all of them would hold up the reports that come meanwhile. They are read once the
 * wave is its own: whoever else tells it comes before or after, and knows no more, or no less, than this does; and a report that is news marks
 * the wave as it changes its message, so that it comes after, or has this begun anew.
 */
async function tellIn(transaction: Transaction, place: WavePlace, now: number): Promise<void> {
  const { establishmentId: eid, waveId } = place
  const document = firestore().doc(paths.wave(eid, waveId))
  const wave = readDocument(waveSchema, await transaction.get(document))
  if (wave === null) return
  const [messages, alerts] = await Promise.all([getMessages(place, wave), getAlerts(transaction, eid, wave)])
  const alertsOf = ({ about }: Delivery) =>
    about.kind === 'alert' ? about.alertIds.map((alertId) => alerts.get(alertId) ?? null) : []
  const { left = [] } = wave
  const known = withLeft(messages, left, null)
  const nextChannels = nextChannelsOf(known, alertsOf, now)
  const all = [...known, ...nextChannels]
  const isWhole = messages.length === wave.deliveryIds.length

  const changes = [...alerts].flatMap(([alertId, alert]) => {
    const change = changeOf(alert, alertId, { waveId, all: withLeft(all, left, alertId), isWhole }, now)
    return change === null ? [] : [{ alertId, alert, change }]
  })
  const followLost = await readPlansOfLost(transaction, eid ?? '', changes)
  for (const { alertId, alert, change } of changes) {
    transaction.update(firestore().doc(paths.alert(eid ?? '', alertId)), change)
    // A call that was being placed as somebody took the alert.
    const isCalled = ringingInVain({ ...alert, ...change }, now).length > ringingInVain(alert, now).length
    if (isCalled) endRinging(transaction, { eid: eid ?? '', aid: alertId }, { ...alert, ...change }, now)
  }
  followLost()
  if (nextChannels.length > 0) {
    const { first, alertIds, deliveryIds } = wave
    const next = { waveId: `${waveId}-${deliveryIds.length}`, first, alertIds, deliveries: nextChannels }
    queueNextChannels(transaction, eid, next, now)
  }
  const deliveryIds = [...wave.deliveryIds, ...nextChannels.map(({ id }) => id)]
  transaction.update(document, { deliveryIds, dueAt: lookAgainAt(all, now) })
}

/** Whoever is asked next where nobody was reached need not be waited for: what it answers has them asked. Two reads for each alert of which that is news, four where some were left to rest. */
async function readPlansOfLost(
  transaction: Transaction,
  eid: string,
  changes: readonly { alertId: string; alert: Alert; change: Partial<Alert> }[],
): Promise<() => void> {
  const lost = changes.flatMap(({ alertId, alert, change }) =>
    change.nobodyReachedAt ? [{ alertId, alert: { ...alert, ...change } }] : [],
  )
  const planned = await Promise.all(
    lost.map(async ({ alertId, alert }) => {
      const plan = await getEscalationPlan(transaction, eid, alert.beneficiaryId)
      return { alertId, alert, plan, rule: await getRuleOfThoseWhoRest(transaction, eid, alert) }
    }),
  )
  return () => {
    for (const { alertId: aid, alert, plan, rule } of planned)
      followEscalation(transaction, { eid, aid }, alert, plan, rule)
  }
}

async function getMessages({ establishmentId: eid }: WavePlace, { deliveryIds }: Wave): Promise<Queued[]> {
  if (deliveryIds.length === 0) return []
  const db = firestore()
  const snapshots = await db.getAll(...deliveryIds.map((id) => db.doc(paths.delivery(eid, id))))
  return deliveryIds.flatMap((id, index) => {
    const delivery = readOrReport(deliverySchema, snapshots[index])
    return delivery ? [{ id, delivery }] : []
  })
}

async function getAlerts(
  transaction: Transaction,
  eid: string | null,
  { alertIds }: Wave,
): Promise<Map<string, Alert>> {
  if (eid === null || alertIds.length === 0) return new Map()
  const documents = alertIds.map((id) => firestore().doc(paths.alert(eid, id)))
  const alerts = (await transaction.getAll(...documents)).flatMap((snapshot): [string, Alert][] => {
    const alert = readOrReport(alertSchema, snapshot)
    return alert ? [[snapshot.id, alert]] : []
  })
  return new Map(alerts)
}

/** What an alert gains by what is known of those of the wave's messages that stand for it; null: nothing. */
function changeOf(
  alert: Alert,
  alertId: string,
  { waveId, all, isWhole }: { waveId: string; all: readonly Queued[]; isWhole: boolean },
  now: number,
): Partial<Alert> | null {
  const own = all.filter(({ delivery }) => isAbout(delivery.about, alertId))
  const isAwaited = alert.state === 'open'
  const steps = stepsToTell(own, alert.timeline, now, isAwaited)
  const told = steps.length > 0 ? { timeline: [...alert.timeline, ...steps] } : null
  // Of messages none of which can be read none went out.
  const reached = own.length === 0 && !isWhole ? false : hasReached(own, now, isAwaited)
  const relied = reliedOn(own)
  // An e-mail that was confirmed late has reached nobody before.
  const reachedAts = relied.flatMap(
    ({ delivery: { acceptedAt, deliveredAt, tellsArrival } }) =>
      (tellsArrival && deliveredAt) || (acceptedAt ?? []),
  )
  const reachedAt = reachedAts.length === 0 ? null : Math.max(...reachedAts)
  const isUnconfirmed = relied.some(({ delivery }) => isUnconfirmedMail(delivery, now))
  const stayed = own.map(({ id, delivery }) => ({ id, delivery }))
  const hasLeft = reached === false && hasReached(stayed, now, isAwaited) === true
  const result = { waveId, reachedAt, isUnconfirmed, hasLeft }
  const more = reached === null ? null : afterWave({ ...alert, ...told }, { ...result, reached }, now)
  return told || more ? { ...told, ...more } : null
}
