import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newPhone } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'
import { act, answer, callsTo, ringingAt } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { addFault } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

/** A home in which two are called for a press, whose phones ring, and the nurse who takes it on a screen. */
async function homeWhereTwoAreCalled() {
  const { home, press } = await homeWithButton()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const phones = [newPhone(), newPhone()] as const
  const uids = await Promise.all(phones.map((phoneMobile) => home.addMember({ user: { phoneMobile } })))
  const recipients = uids.map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({ ...buttonRule, recipients, methods: ['voice'] })
  await publish(press())
  const calls = await Promise.all(phones.map(ringingAt))
  const { id: aid } = await onlyAlertOf(home)
  const params = { eid: home.eid, aid }
  return {
    home,
    aid,
    phones,
    calls,
    /** Once the alert says that both were called: whoever takes it sooner has theirs ended as it is told. */
    whenTold: () =>
      whenDocument(
        paths.alert(home.eid, aid),
        ({ timeline }) => timeline.filter(({ step }: { step: string }) => step === 'accepted').length === 2,
      ),
    take: async () => {
      expect((await callApi(nurse, acknowledgeAlertCall, { params, body: {} })).status).toBe(200)
    },
    deliveries: async () =>
      (await db.collection(paths.deliveries(home.eid)).get()).docs.map((document) => document.data()),
  }
}

const whenStatus = (phone: string, status: string) =>
  whenSeen(
    `a call that is ${status}`,
    () => callsTo(phone),
    ([call]) => call?.status === status,
  )

it('ends with the alert that somebody takes, once, and is no failure', async () => {
  const { home, aid, phones, whenTold, take, deliveries } = await homeWhereTwoAreCalled()
  await whenTold()
  await take()
  for (const phone of phones) await whenStatus(phone, 'canceled')
  const timerId = timerIdOf({ kind: 'ringing', establishmentId: home.eid, alertId: aid })
  await whenSeen(
    'the end of the timer',
    () => db.doc(paths.timer(timerId)).get(),
    ({ exists }) => !exists,
  )
  await take()
  expect(await deliveries()).toMatchObject(
    [1, 2].map(() => ({ state: 'cancelled', lastError: 'acknowledged' })),
  )
  const { timeline } = await onlyAlertOf(home)
  expect(timeline.filter(({ step }) => step === 'undeliverable')).toEqual([])
  for (const phone of phones) expect(await callsTo(phone)).toHaveLength(1)
})

it('goes on where somebody has picked up, who hears who is on it, and where it cannot be ended', async () => {
  const { home, phones, calls, whenTold, take } = await homeWhereTwoAreCalled()
  const [held, stuck] = calls
  if (!held || !stuck) throw new Error('two phones were to ring')
  await answer(held)
  await whenTold()
  const timesFailed = await addFault(phones[1], { mode: 'fail' })
  await take()
  await whenSeen('the refusal', timesFailed, (times) => times === 1)
  expect((await act(held, { do: 'press', key: '2' })).text).toContain('s’en occupe')
  expect((await answer(stuck)).text).toContain('s’en occupe')
  expect(await onlyAlertOf(home)).toMatchObject({ state: 'acknowledged' })
})
