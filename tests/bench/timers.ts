import { setTimeout as pause } from 'node:timers/promises'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import { type TimerOf, timerIdOf } from '@vigie/domain/timers/timer'
import { enqueueTimers } from '../../functions/src/data/task-queue.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

export interface TimersResult {
  timers: number
  /** How much later than its time each step was taken, in milliseconds. */
  lateMs: Percentiles | null
  moreThan2sLate: number
  lost: number
  doubled: number
}

const timers = 1_000
const withinMs = 60_000
/** Long enough to queue all of them before the first is due. */
const beginsInMs = 30_000
const atOnce = 250
const minute = 60_000
/** What comes as late as this is told, not lost. */
const patienceMs = 5 * minute

/** Has a thousand alerts take a step of their home's escalation within one minute. Expects a warm suite. */
export async function benchTimers(): Promise<TimersResult> {
  const home = await createHome()
  const uid = await home.addMember()
  const bid = await home.addResident()
  const plan: EscalationPlan = {
    ...{ activated: true, alerts: 'all', repeatMinutes: 120, resolveWithinMinutes: null, shifts: [] },
    steps: [{ uids: [uid], onShift: false, methods: ['sms'], afterMinutes: 10 }],
  }
  await db.doc(paths.escalation(home.eid)).set({ ...plan, updatedAt: 1 })
  const first = Date.now() + beginsInMs
  const all = Array.from({ length: timers }, (_, index) => {
    const dueAt = first + Math.floor((index * withinMs) / timers)
    const timer: TimerOf<'escalation'> = {
      kind: 'escalation',
      establishmentId: home.eid,
      alertId: `alert-${index}`,
      dueAt,
    }
    return { id: timerIdOf(timer), timer }
  })
  for (let begin = 0; begin < timers; begin += atOnce) {
    const some = all.slice(begin, begin + atOnce)
    const batch = db.batch()
    for (const [index, { id, timer }] of some.entries()) {
      const escalation = { taken: 0, at: timer.dueAt - 10 * minute }
      // Alerts of one event are escalated together.
      batch.set(
        db.doc(paths.alert(home.eid, timer.alertId)),
        newAlert({ beneficiaryId: bid, eventId: `event-${begin + index}`, escalation }),
      )
      batch.set(db.doc(paths.timer(id)), timer)
    }
    await batch.commit()
    await enqueueTimers(some)
  }
  await pause(Math.max(0, first + withinMs - Date.now()))
  let taken = await stepsOf(home.eid)
  const end = performance.now() + patienceMs
  while (taken.size < timers && performance.now() < end) {
    await pause(1_000)
    taken = await stepsOf(home.eid)
  }
  const late = all.flatMap(({ timer }) =>
    (taken.get(timer.alertId) ?? []).slice(0, 1).map((at) => at - timer.dueAt),
  )
  return {
    timers,
    lateMs: percentilesOf(late),
    moreThan2sLate: late.filter((ms) => ms > 2_000).length,
    lost: timers - late.length,
    doubled: [...taken.values()].filter(({ length }) => length > 1).length,
  }
}

/** When steps were taken, by alert. */
async function stepsOf(eid: string): Promise<Map<string, number[]>> {
  const { docs } = await db.collection(paths.alerts(eid)).get()
  const found = docs.map((alert): [string, number[]] => [
    alert.id,
    alert
      .get('timeline')
      .flatMap(({ step, at }: { step: string; at: number }) => (step === 'escalated' ? at : [])),
  ])
  return new Map(found.filter(([, times]) => times.length > 0))
}
