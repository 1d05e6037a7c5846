import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { alertsOf, buttonRule, changeAlert, homeWithButton, messagesOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { addFault } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'

const minute = 60_000

/** Brings the step of an alert up. */
const bring = (eid: string, aid: string): Promise<number> =>
  bringTimer(timerIdOf({ kind: 'escalation', establishmentId: eid, alertId: aid }))

/** One press that two rules tell of, in a home whose plan has a supervisor told 3 minutes later. */
async function twoAlerts() {
  const { home, press } = await homeWithButton()
  const { eid } = home
  const supervisor = await home.addMember()
  const named = [await home.addMember(), await home.addMember()]
  for (const uid of named)
    await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid }], methods: ['sms'] })
  const step = { uids: [supervisor], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
  const plan = { ...firstPlan, steps: [step], resolveWithinMinutes: 10, updatedAt: 1 }
  await db.doc(paths.escalation(eid)).set(plan)
  await push(press())
  const ids = (await alertsOf(home)).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  const pass = async (minutes: number) => {
    const batch = db.batch()
    for (const { id, escalation, acknowledgedAt } of await alertsOf(home)) {
      const back = minutes * minute
      batch.update(db.doc(paths.alert(eid, id)), {
        'escalation.at': (escalation?.at ?? 0) - back,
        acknowledgedAt: acknowledgedAt && acknowledgedAt - back,
      })
      const timer = timerIdOf({ kind: 'escalation', establishmentId: eid, alertId: id })
      batch.update(db.doc(paths.timer(timer)), { dueAt: Date.now() - 1 })
    }
    await batch.commit()
  }
  const toSupervisor = async () => (await messagesOf(home)).filter((message) => message.includes(supervisor))
  return { home, supervisor, ids, pass, toSupervisor }
}

it('of one event that two rules tell of, a step writes to each person once, and whoever takes one alert takes both', async () => {
  const { home, supervisor, ids, pass, toSupervisor } = await twoAlerts()
  const { eid } = home
  // One counts a later press, of which the rule of the other no longer told.
  const [counted = ''] = ids
  await changeAlert(home, counted, { occurrences: 2, lastOccurredAt: Date.now() + 1 })
  await pass(3)
  expect(await Promise.all(ids.map((aid) => bring(eid, aid)))).toEqual([204, 204])
  // One was left to the other, and is looked at again.
  for (const aid of ids) await bring(eid, aid)
  expect(await toSupervisor()).toEqual([`escalated-2_${supervisor}_sms`])
  const escalated = (await alertsOf(home)).map(({ timeline }) =>
    timeline.flatMap((one) => (one.step === 'escalated' ? one.level : [])),
  )
  expect(escalated).toEqual([[2], [2]])

  const nurse = await signUp({ role: roles.NURSE })
  await join(eid, nurse, { roleId: roles.READ_WRITE })
  const params = { eid, aid: ids[0] ?? '' }
  expect((await callApi(nurse, acknowledgeAlertCall, { params, body: {} })).status).toBe(200)
  for (const alert of await alertsOf(home))
    expect(alert).toMatchObject({ state: 'acknowledged', acknowledgedBy: { uid: nurse.uid } })
  const audits = await db.collection(paths.audits).where('uid', '==', nurse.uid).get()
  expect(audits.docs.filter((one) => one.get('action') === 'alert.acknowledge')).toHaveLength(2)

  await pass(10)
  for (const aid of [...ids, ...ids]) await bring(eid, aid)
  expect(await toSupervisor()).toEqual([`escalated-2_${supervisor}_sms`, `unresolved-3_${supervisor}_sms`])
})

it('waits for no other alert of its event that does not take the step', async () => {
  const { home, supervisor, ids, pass, toSupervisor } = await twoAlerts()
  await pass(4)
  // The one that would lead is looked at by nobody.
  await bring(home.eid, ids.toSorted().at(-1) ?? '')
  expect(await toSupervisor()).toEqual([`escalated-2_${supervisor}_sms`])
})

it('resolves both with the one that is resolved, but for one that has called since', async () => {
  const { home, ids } = await twoAlerts()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const [aid = '', other = ''] = ids
  const { lastCallAt } = (await alertsOf(home)).find(({ id }) => id === aid) ?? { lastCallAt: 0 }
  const resolveBy = (id: string) =>
    callApi(nurse, resolveAlertCall, {
      params: { eid: home.eid, aid: id },
      body: { resolution: 'helped', lastCallAt },
    })
  await changeAlert(home, other, { lastCallAt: lastCallAt + 1 })
  expect((await resolveBy(aid)).status).toBe(200)
  const states = async () => new Map((await alertsOf(home)).map(({ id, state }) => [id, state]))
  expect((await states()).get(other)).toBe('open')

  const again = await twoAlerts()
  const [first = ''] = again.ids
  await join(again.home.eid, nurse, { roleId: roles.READ_WRITE })
  const called = (await alertsOf(again.home)).find(({ id }) => id === first)
  const body = { resolution: 'helped' as const, lastCallAt: called?.lastCallAt ?? 0 }
  const params = { eid: again.home.eid, aid: first }
  expect((await callApi(nurse, resolveAlertCall, { params, body })).status).toBe(200)
  for (const alert of await alertsOf(again.home))
    expect(alert).toMatchObject({ state: 'resolved', resolvedBy: { uid: nurse.uid } })
})

it('takes no alert of another kind, which a gateway tells of under the same id', async () => {
  const { home, bid } = await homeWithButton()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const occurredAt = Date.now() - 60_000
  const belt = await home.addDevice(bid, 'NOVIKA-LW-CEINTURE', 'Ceinture')
  for (const action of ['standUp', 'fall'] as const) {
    await home.addRule({ action, deviceTypes: ['NOVIKA-LW-CEINTURE'], methods: ['sms'] })
    await push(eventMessage(home, { deviceId: belt, kind: action, eventId: 'frame-7', occurredAt }))
  }
  const stood = (await alertsOf(home)).find(({ kind }) => kind === 'standUp')
  const params = { eid: home.eid, aid: stood?.id ?? '' }
  expect((await callApi(nurse, acknowledgeAlertCall, { params, body: {} })).status).toBe(200)
  const states = (await alertsOf(home)).map(({ kind, state }) => `${kind} ${state}`)
  expect(states.toSorted()).toEqual(['fall open', 'standUp acknowledged'])
})

it('writes once to whom a step names, though one of the alerts left somebody to rest, who is its last resort', async () => {
  const at = Date.now()
  const quietHours = {
    start: localTimeOfDay(at - 3 * 60 * minute, 'America/Toronto'),
    end: localTimeOfDay(at + 3 * 60 * minute, 'America/Toronto'),
  }
  const home = await createHome({ quietHours })
  const resting = await home.addMember({ user: { quietHours } })
  const email = `${newId('awake')}@vigie.example`
  const awake = await home.addMember({ user: { email, phoneMobile: null } })
  await addFault(email, { mode: 'undelivered' })
  const deviceId = await home.addDevice(await home.addResident(), 'NOVIKA-LW-AIMANT')
  for (const uids of [[resting, awake], [awake]])
    await home.addRule({
      action: 'doorOpen',
      deviceTypes: ['NOVIKA-LW-AIMANT'],
      recipients: uids.map((uid) => ({ kind: 'user', uid })),
      methods: ['email'],
    })
  const supervisor = await home.addMember()
  const step = { uids: [supervisor], onShift: false, methods: ['sms' as const], afterMinutes: 60 }
  const plan = { ...firstPlan, alerts: 'all', steps: [step], updatedAt: 1 }
  await db.doc(paths.escalation(home.eid)).set(plan)
  await push(eventMessage(home, { deviceId, kind: 'doorOpen' }))
  await whenSeen(
    `the step of both alerts of ${home.eid}`,
    () => alertsOf(home),
    (alerts) =>
      alerts.length === 2 && alerts.every(({ timeline }) => timeline.some((one) => one.step === 'escalated')),
  )
  expect((await messagesOf(home)).filter((message) => message.includes(supervisor))).toHaveLength(1)
})
