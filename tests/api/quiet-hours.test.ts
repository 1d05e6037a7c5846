import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall, releaseAlertsCall } from '@vigie/domain/api/alert-calls'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { alertsOf, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { addFault } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'

const zone = 'America/Toronto'
const hour = 3_600_000

/** From three hours ago until three hours ahead, on the home's clock: a change of clocks takes one of them. */
const now = () => {
  const at = Date.now()
  return { start: localTimeOfDay(at - 3 * hour, zone), end: localTimeOfDay(at + 3 * hour, zone) }
}

it('leaves whoever rests to colleagues of a warning, where the home allows it, and never of a call for help', async () => {
  const shift = { id: 'day', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', ...now() }
  const home = await createHome({ shifts: [shift] })
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  await db
    .doc(paths.user(nurse.uid))
    .update({ phoneMobile: '+15145550177', verifiedPhones: ['+15145550177'] })
  const administrator = await signUp({ role: roles.NURSE })
  await join(home.eid, administrator, { roleId: roles.ADMIN })
  const colleague = await home.addMember()
  const recipients = [nurse.uid, colleague].map((uid) => ({ kind: 'user' as const, uid }))
  const tells = { recipients, methods: ['sms' as const] }
  await home.addRule({ action: 'doorOpen', deviceTypes: ['NOVIKA-LW-AIMANT'], ...tells })
  await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], ...tells })

  const quietHours = now()
  const ofHome = (by: typeof nurse, said: unknown) =>
    callApi(by, changeEstablishmentCall, { params: { eid: home.eid }, body: { quietHours: said as null } })
  const own = await callApi(nurse, changeProfileCall, { params: { uid: nurse.uid }, body: { quietHours } })
  expect(own.data).toMatchObject({ quietHours })
  expect((await ofHome(nurse, quietHours)).status).toBe(403)
  expect((await ofHome(administrator, { start: '22:00', end: '22:00' })).status).toBe(400)
  expect(await toldBy(home, 'doorOpen')).toHaveLength(2)

  expect((await ofHome(administrator, quietHours)).data).toEqual({ changed: true })
  expect(await toldBy(home, 'doorOpen')).toEqual([`opened_${colleague}_sms`])
  const quiet = (await alertsOf(home)).flatMap(({ timeline }) =>
    timeline.filter(({ step }) => step === 'passedOver'),
  )
  expect(quiet).toMatchObject([{ people: [], resting: 1 }])
  expect(await toldBy(home, 'buttonPressed')).toHaveLength(2)

  // Whoever works is told, by what the home's steps say of its shifts.
  const shifts = [{ shiftId: shift.id, uids: [nurse.uid] }]
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, activated: false, shifts, updatedAt: 1 })
  expect(await toldBy(home, 'doorOpen')).toHaveLength(2)
})

it('has those who rest told after all where no phone of the others rings', async () => {
  const home = await createHome({ quietHours: now() })
  const resting = await home.addMember({ user: { quietHours: now() } })
  const email = `${newId('awake')}@vigie.example`
  const awake = await home.addMember({ user: { email, phoneMobile: null } })
  await addFault(email, { mode: 'undelivered' })
  const recipients = [resting, awake].map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({
    action: 'doorOpen',
    deviceTypes: ['NOVIKA-LW-AIMANT'],
    recipients,
    methods: ['email'],
  })
  expect(await toldBy(home, 'doorOpen')).toEqual([`opened_${awake}_email`])
  const told = await whenSeen(
    'what those who rest are told',
    async () => (await messagesOf(home)).filter((message) => message.includes(resting)),
    (messages) => messages.length > 0,
  )
  expect(told).toEqual([`escalated-2_${resting}_email`])
})

it('tells whoever rests and was asked by a step that somebody lets go; not whom the rule alone names', async () => {
  const home = await createHome({ quietHours: now() })
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const user = { quietHours: now() }
  const [awake, resting, asked, beside] = await Promise.all([
    home.addMember(),
    home.addMember({ user }),
    home.addMember({ user }),
    home.addMember(),
  ])
  const recipients = [awake, resting].map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({ action: 'doorOpen', deviceTypes: ['NOVIKA-LW-AIMANT'], recipients, methods: ['sms'] })
  const step = { uids: [asked, beside], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, alerts: 'all', steps: [step], updatedAt: 1 })
  expect(await toldBy(home, 'doorOpen')).toEqual([`opened_${awake}_sms`])
  const { id: alertId } = await onlyAlertOf(home)
  await db.doc(paths.alert(home.eid, alertId)).update({ 'escalation.at': Date.now() - 180_000 })
  const timer = { kind: 'escalation' as const, establishmentId: home.eid, alertId }
  await db.doc(paths.timer(timerIdOf(timer))).update({ dueAt: Date.now() })
  expect(await bringTimer(timerIdOf(timer))).toBe(204)
  expect(await messagesOf(home)).toContain(`escalated-2_${asked}_sms`)

  const params = { eid: home.eid, aid: alertId }
  await callApi(nurse, acknowledgeAlertCall, { params, body: {} })
  await callApi(nurse, releaseAlertsCall, { params: {}, body: { of: null } })
  const released = (await messagesOf(home)).filter((message) => message.startsWith('released'))
  expect(released).toEqual([awake, asked, beside].map((uid) => `released-3_${uid}_sms`).sort())
})

/** Who is told, and by what, of an event of another resident each time. */
async function toldBy(home: TestHome, kind: 'doorOpen' | 'buttonPressed') {
  const before = await messagesOf(home)
  const type = kind === 'doorOpen' ? 'NOVIKA-LW-AIMANT' : 'NOVIKA-LW-BOUTON'
  const deviceId = await home.addDevice(await home.addResident(), type, 'Chambre')
  await push(eventMessage(home, { deviceId, kind }))
  const all = await messagesOf(home)
  for (const one of before) all.splice(all.indexOf(one), 1)
  return all
}
