import { Firestore, Timestamp } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { keptMs } from '@vigie/domain/retention'
import { type Timer, timerIdOf } from '@vigie/domain/timers/timer'
import { timerOverdueMs } from '@vigie/domain/timers/timer-policy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../functions/src/data/in-transaction.ts'
import { setTimer } from '../../functions/src/data/timers.ts'
import { lateSweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { newId } from '../support/ids.ts'
import { whenSeen } from '../support/until.ts'

/** A timer of an alert that is not there: whoever takes it drops it. */
function timerDueIn(ms: number): { id: string; timer: Timer } {
  const home = newId('home')
  const timer: Timer = {
    kind: 'escalation',
    establishmentId: home,
    alertId: newId('alert'),
    dueAt: Date.now() + ms,
  }
  return { id: timerIdOf(timer), timer }
}

const set = ({ id, timer }: { id: string; timer: Timer }) =>
  inTransaction(async (transaction) => setTimer(transaction, id, timer))

/** When a timer was found to be gone. */
async function takenAt(id: string, database = db): Promise<number> {
  const look = async () => !(await database.doc(paths.timer(id)).get()).exists
  await whenSeen(paths.timer(id), look, (isGone) => isGone)
  return Date.now()
}

describe('a timer that was queued', () => {
  // The first takes longest, as it loads the queue's client: what is looked at must not be due by then.
  beforeAll(() => set(timerDueIn(0)))

  it('is taken at its time, by its task, and is kept no longer than it must where it never is', async () => {
    const one = timerDueIn(2_500)
    // The same twice, as of a message that comes twice, is no fault.
    await set(one)
    await set(one)
    const expireAt: unknown = (await db.doc(paths.timer(one.id)).get()).get('expireAt')
    expect(expireAt).toEqual(Timestamp.fromMillis(one.timer.dueAt + keptMs.timers))
    const late = (await takenAt(one.id)) - one.timer.dueAt
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(timerOverdueMs)
  })

  it('is left to its new time where it was moved', async () => {
    const one = timerDueIn(1_000)
    await set(one)
    const moved = { id: one.id, timer: { ...one.timer, dueAt: one.timer.dueAt + 2_500 } }
    await set(moved)
    const late = (await takenAt(one.id)) - moved.timer.dueAt
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(timerOverdueMs)
  })
})

describe('a timer whose task was lost', () => {
  const project = newId('demo-vigie-timers')
  const own = new Firestore({ projectId: project })
  let sweeper: FrameworkProcess
  beforeAll(async () => {
    sweeper = await startFunction({ name: 'sweepDeliveries', kind: 'http', project })
    // Its first call takes longest: what is on its way must not be overdue by then.
    await fetch(sweeper.url, lateSweep)
  })
  afterAll(() => Promise.all([sweeper?.kill(), own.terminate()]))

  const store = ({ id, timer }: { id: string; timer: object }) => own.doc(paths.timer(id)).set(timer)
  const dueAtOf = async (id: string): Promise<unknown> => (await own.doc(paths.timer(id)).get()).get('dueAt')

  it('is taken by the sweep, and no other is', async () => {
    const lost = timerDueIn(-timerOverdueMs - 1)
    const onItsWay = timerDueIn(0)
    const later = timerDueIn(60_000)
    await Promise.all([lost, onItsWay, later].map(store))
    expect((await fetch(sweeper.url, lateSweep)).status).toBe(200)
    expect(await dueAtOf(lost.id)).toBeUndefined()
    expect(await dueAtOf(onItsWay.id)).toBe(onItsWay.timer.dueAt)
    expect(await dueAtOf(later.id)).toBe(later.timer.dueAt)
  })

  it('is taken though one is due before it that cannot be read, which is put off', async () => {
    const spoilt = timerDueIn(-3_600_000)
    const lost = timerDueIn(-60_000)
    await store({ id: spoilt.id, timer: { ...spoilt.timer, kind: 'choir' } })
    await store(lost)
    const began = Date.now()
    expect((await fetch(sweeper.url, lateSweep)).status).toBe(500)
    expect(await dueAtOf(lost.id)).toBeUndefined()
    expect(await dueAtOf(spoilt.id)).toBeGreaterThan(began)
  })
})
