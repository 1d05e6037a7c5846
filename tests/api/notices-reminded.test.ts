import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, test } from 'vitest'
import { endNotices } from '../../functions/src/notices/end-notices.ts'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { changeAlert, homeWhereOneIsTold, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { whenDocument } from '../support/until.ts'

const minute = 60_000

/** A home whose nurse takes a press; what `remind` does is what its plan does ten minutes later, as it is not resolved: a colleague is told. */
async function homeThatReminds() {
  const { home, deviceId, press } = await homeWhereOneIsTold()
  const colleague = await home.addMember()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const step = { uids: [colleague], onShift: false, methods: ['sms'], afterMinutes: 3 }
  const plan = { ...firstPlan, resolveWithinMinutes: 10, steps: [step] }
  await db.doc(paths.escalation(home.eid)).set({ ...plan, updatedAt: 1 })
  const remind = async () => {
    const { id: aid, escalation, acknowledgedAt, waveId: before } = await onlyAlertOf(home)
    if (escalation === null || acknowledgedAt === null) throw new Error('nobody has taken it')
    const back = 10 * minute
    await changeAlert(home, aid, {
      escalation: { ...escalation, at: escalation.at - back },
      acknowledgedAt: acknowledgedAt - back,
    })
    const timerId = timerIdOf({ kind: 'escalation', establishmentId: home.eid, alertId: aid })
    await db.doc(paths.timer(timerId)).update({ dueAt: Date.now() })
    expect(await bringTimer(timerId)).toBe(204)
    expect((await messagesOf(home)).filter((one) => one.startsWith('unresolved'))).toHaveLength(1)
    const { waveId } = await onlyAlertOf(home)
    expect(waveId).not.toBe(before)
    // The suite's own trigger does it too, or has.
    await endNotices({ establishmentId: home.eid, waveId })
  }
  const take = async () => {
    const { id: aid } = await onlyAlertOf(home)
    await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  }
  return { home, deviceId, press, take, remind, path: paths.notice(noticeIdOf(home.eid, 'wrongApiKey')) }
}

test('a reminder of a taken alert leaves what is said of a press that was refused since; a press that calls again ends it', async () => {
  const { home, deviceId, press, take, remind, path } = await homeThatReminds()
  await push(press())
  await take()
  const lost = press()
  await push({ ...lost, attributes: { ...lost.attributes, apiKey: newId('wrong') } })
  await whenDocument(path, ({ deviceIds }) => deviceIds.includes(deviceId))
  await remind()
  expect((await db.doc(path).get()).data()).toMatchObject({ deviceIds: [deviceId] })
  await push(press())
  expect(await onlyAlertOf(home)).toMatchObject({ state: 'open', occurrences: 2 })
  await whenDocument(path, ({ isOver, deviceIds }) => isOver && deviceIds.length === 0)
})

test('a refusal that is told only once a later press got through, was taken and reminded of, is not told of', async () => {
  const { home, deviceId, press, take, remind, path } = await homeThatReminds()
  const at = Date.now() - 1_000
  await push(press())
  await take()
  await remind()
  const refusal = { reason: 'wrongApiKey', detail: 'not the key', deviceId, gatewayId: 'gateway-1' }
  const kept = { ...refusal, establishmentId: home.eid, callForHelp: true, body: null }
  await tellRefusal({ ...kept, at })
  expect((await db.doc(path).get()).data()).toMatchObject({ isOver: true, deviceIds: [] })
  await tellRefusal({ ...kept, at: Date.now() })
  expect((await db.doc(path).get()).data()).toMatchObject({ deviceIds: [deviceId] })
})
