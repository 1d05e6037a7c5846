import { Firestore } from '@google-cloud/firestore'
import { signCallback } from '@vigie/emulators/sandbox/twilio/status-callbacks'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alertThatWaits } from '../support/alert-that-waits.ts'
import { lateSweep } from '../support/delivery-events.ts'
import { db as dbOfSuite } from '../support/firestore.ts'
import { type Holds, startFirestoreRelay } from '../support/firestore-relay.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { freePort } from '../support/free-port.ts'
import { startFunction } from '../support/function-process.ts'
import { newId } from '../support/ids.ts'
import { newPhone, queueMessage } from '../support/outbox.ts'
import { callsTo } from '../support/phones.ts'
import { whenOutcomes } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { shuffled } from '../support/shuffled.ts'
import { startTasksEmulator } from '../support/tasks-emulator.ts'
import { whenSeen } from '../support/until.ts'

/** A project that the suite's own functions do not look at, and whose tasks no queue takes unless a test starts one: as while that is away. */
const project = newId('demo-vigie-faults')
const db = new Firestore({ projectId: project })
const closing: (() => unknown)[] = []
let sweeper: FrameworkProcess
/** What Twilio reports goes there: told of it, the sweeper would sweep at a time of its own. */
let reports: FrameworkProcess
let tasksPort: number
const queuesThere = () => ({ CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${tasksPort}` })

beforeAll(async () => {
  tasksPort = await freePort()
  reports = await startFunction({ name: 'providerStatus', kind: 'http', project })
  const environment = queuesThere()
  const publicUrl = reports.url
  sweeper = await startFunction({ name: 'sweepDeliveries', kind: 'http', project, publicUrl, environment })
})
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))
afterAll(() => Promise.all([sweeper?.kill(), reports?.kill(), db.terminate()]))

const sweep = async () => expect((await fetch(sweeper.url, lateSweep)).status).toBe(200)

/** Beside which somebody may get a call, where a phone takes no SMS for long. */
const smsTo = async (phone: string) => (await messagesTo(phone)).filter(({ channel }) => channel === 'sms')

/** Sweeps until each of these phones has got an SMS, and once more; resolves with how many each has. */
async function reached(phones: readonly string[]): Promise<number[]> {
  const look = async () => {
    await sweep()
    return Promise.all(phones.map(smsTo))
  }
  await whenSeen('an SMS for each', look, (found) => found.every(({ length }) => length > 0))
  return (await look()).map(({ length }) => length)
}

/** A process of `takeTimer` one of whose calls of Firestore is held; it is killed then, in the middle of what it does. */
async function killedWhile(task: RequestInit, holds: Holds): Promise<void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const relay = await startFirestoreRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '', holds, resolve)
  const environment = { FIRESTORE_EMULATOR_HOST: relay.address }
  const taker = await startFunction({ name: 'takeTimer', kind: 'http', project, environment })
  closing.push(() => taker.kill(), relay.close)
  const call = fetch(taker.url, task).catch(() => undefined)
  await held
  await taker.kill()
  await call
}

describe('a step whose function is killed', () => {
  it.each([
    ['once it has read its timer', (_, index) => (index === 2 ? 'before' : undefined)],
    ['once its step is written', (method) => (method === 'Commit' ? 'after' : undefined)],
  ] satisfies [string, Holds][])('%s is taken, and calls nobody twice', async (_, holds) => {
    const phone = newPhone()
    const { task, levels, dueAt } = await alertThatWaits(db, [[phone]])
    await killedWhile(task, holds)
    const again = await startFunction({ name: 'takeTimer', kind: 'http', project })
    closing.push(() => again.kill())

    await Promise.all([fetch(again.url, task), sweep(), fetch(again.url, task)])
    expect(await reached([phone])).toEqual([1])
    expect(await levels()).toEqual([2])
    expect(await dueAt()).toBeGreaterThan(Date.now())
  })
})

it('while no task is taken, and Twilio refuses, limits or does not answer, each step reaches each of its people once', async () => {
  const [first, second] = [Array.from({ length: 3 }, newPhone), Array.from({ length: 2 }, newPhone)]
  await Promise.all([
    ...(['fail', 'rateLimit', 'holdBefore'] as const).map((mode, index) =>
      addFault(first[index] ?? '', { mode }),
    ),
    addFault(second[0] ?? '', { mode: 'fail', times: 3 }),
  ])
  const { levels, pass } = await alertThatWaits(db, [first, second])
  await reached(first)
  await pass()
  await reached(second)
  expect(await reached([...first, ...second])).toEqual([1, 1, 1, 1, 1])
  expect(await levels()).toEqual([2, 3])
})

it('while the Tasks emulator is ended with all that it holds and started anew, each step reaches each of its people once', async () => {
  const [first, second, third] = [newPhone(), newPhone(), newPhone()]
  const environment = queuesThere()
  const taker = await startFunction({ name: 'takeTimer', kind: 'http', project, environment })
  const start = () => startTasksEmulator(tasksPort, { project, url: taker.url })
  const before = await start()
  closing.push(taker.kill, before.kill)
  const { task, levels, pass } = await alertThatWaits(db, [[first], [second], [third]])
  const whenTaken = (count: number) => whenSeen('a step', levels, ({ length }) => length === count)

  await before.call('step-1', task.body)
  await whenTaken(1)
  // It holds the next step, and loses it.
  await before.kill()
  await pass()
  expect(await reached([first, second])).toEqual([1, 1])
  expect(await levels()).toEqual([2, 3])

  const after = await start()
  closing.push(after.kill)
  await pass()
  // What was queued before it knew of anything comes again, and once more.
  await Promise.all(['step-1', 'step-3'].map((name) => after.call(name, task.body)))
  await whenTaken(3)
  expect(await reached([first, second, third])).toEqual([1, 1, 1])
  expect(await levels()).toEqual([2, 3, 4])
})

it('what Twilio reports of a call in any order, and again, calls nobody once more and goes on by e-mail once', async () => {
  const taken = { state: 'accepted', attempts: 1, dueAt: null, providerId: 'CA1', acceptedAt: 1 } as const
  const statuses = ['initiated', 'ringing', 'in-progress', 'completed']
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const to = `${newId('nurse')}@vigie.example`
      const next = [{ channel: 'email' as const, to, subject: 'Ch. 214', text: 'Ch. 214 Mme Roy' }]
      const message = await queueMessage(dbOfSuite, { channel: 'voice', ...taken, next })
      const query = new URLSearchParams({
        establishmentId: message.eid,
        deliveryId: message.did,
        attempt: '1',
      })
      const url = `${process.env.VIGIE_HOSTING_URL}/status/twilio/call-status?${query}`
      for (const CallStatus of shuffled([...statuses, ...statuses])) {
        const body = { CallSid: 'CA1', CallStatus }
        const headers = { 'x-twilio-signature': signCallback(functionSecrets.TWILIO_AUTH_TOKEN, url, body) }
        expect((await fetch(url, { method: 'POST', headers, body: new URLSearchParams(body) })).status).toBe(
          204,
        )
      }
      const outcomes = await whenOutcomes(message, 3)
      expect(outcomes.map(({ step }) => step).toSorted()).toEqual(['accepted', 'accepted', 'undeliverable'])
      expect(await messagesTo(to)).toHaveLength(1)
      expect(await callsTo(message.to)).toEqual([])
    }),
  )
})
