import {
  type EscalationPlan,
  type EscalationStep,
  firstPlan,
  type ResidentPlan,
} from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import {
  removeResidentEscalationCall,
  setEscalationCall,
  setResidentEscalationCall,
} from '@vigie/domain/api/escalation-calls'
import { deleteShiftCall } from '@vigie/domain/api/establishment-calls'
import { getReachCall } from '@vigie/domain/api/reach-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { alertsOf, button, buttonRule, homeWithButton, messagesOf } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'

const minute = 60_000
const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

const step = (uids: string[], change: Partial<EscalationStep> = {}): EscalationStep => ({
  uids,
  onShift: false,
  methods: ['sms'],
  afterMinutes: 3,
  ...change,
})
const { shifts: _, ...first } = firstPlan
const planOf = (steps: EscalationStep[], change: Partial<ResidentPlan> = {}): ResidentPlan => ({
  ...first,
  steps,
  ...change,
})

async function administratorOf(eid: string): Promise<TestPerson> {
  const administrator = await signUp({ role: roles.NURSE })
  await join(eid, administrator, { roleId: roles.ADMIN })
  return administrator
}

async function homeWithResident() {
  const home = await createHome({ shifts: [night], counts: { beneficiaries: 1 } })
  const [administrator, bid] = [await administratorOf(home.eid), await home.addResident()]
  const params = { eid: home.eid, bid }
  const member = await home.addMember()
  const set = (plan: ResidentPlan, updatedAt: number | null, person = administrator, of = params) =>
    callApi(person, setResidentEscalationCall, { params: of, body: { plan, updatedAt } })
  const remove = (person = administrator, updatedAt: number | null = null) =>
    callApi(person, removeResidentEscalationCall, { params, body: { updatedAt } })
  const setOfHome = (plan: EscalationPlan, updatedAt: number | null) =>
    callApi(administrator, setEscalationCall, { params: { eid: home.eid }, body: { plan, updatedAt } })
  const path = paths.residentEscalation(home.eid, bid)
  const stored = async () => (await db.doc(path).get()).data()
  const noted = async () => {
    const { docs } = await db.collection(paths.audits).where('path', '==', path).get()
    const about = docs.map((one) => `${one.get('action')} ${one.get('beneficiaryIds')}`)
    return about.toSorted()
  }
  return { home, administrator, bid, member, set, remove, setOfHome, stored, noted }
}

it('is the administrators’ to give and to take away, once, and nobody writes over what they have not seen', async () => {
  const { home, administrator, bid, member, set, remove, stored, noted } = await homeWithResident()
  const plan = planOf([step([member])])
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const other = await homeWithResident()
  for (const person of [nurse, other.administrator]) {
    expect((await set(plan, null, person)).status).toBe(403)
    expect((await remove(person)).status).toBe(403)
  }
  const ofOther = { eid: home.eid, bid: other.bid }
  expect((await set(plan, null, administrator, ofOther)).data).toMatchObject({ code: 'beneficiaryNotFound' })
  expect(await stored()).toBeUndefined()
  expect((await remove()).data).toEqual({ changed: false })

  const { data } = await set(plan, null)
  const { updatedAt } = data as { updatedAt: number }
  expect(await stored()).toEqual({ ...plan, updatedAt })
  expect((await set(plan, null)).data).toEqual({ changed: false, updatedAt })
  const longer = { ...plan, repeatMinutes: 9 }
  const stale = { code: 'escalationChanged' }
  for (const seen of [null, 1]) expect((await set(longer, seen)).data).toMatchObject(stale)
  const changed = await set(longer, updatedAt)
  expect(changed.data).toMatchObject({ changed: true })

  const seen = (changed.data as { updatedAt: number }).updatedAt
  for (const older of [null, updatedAt])
    expect((await remove(administrator, older)).data).toMatchObject(stale)
  const removed = await Promise.all([remove(administrator, seen), remove(administrator, seen)])
  expect(removed.map(({ data }) => data.changed).toSorted()).toEqual([false, true])
  expect(await stored()).toBeUndefined()
  // Whoever still sees it gives it to nobody again by that.
  expect((await set(longer, updatedAt)).data).toMatchObject(stale)
  expect(await noted()).toEqual([`escalation.remove ${bid}`, ...Array(2).fill(`escalation.set ${bid}`)])
})

it('names members of the home, and never nobody: who is on shift says the home’s plan', async () => {
  const { home, administrator, member, set, setOfHome } = await homeWithResident()
  const refusal = async (plan: ResidentPlan) => (await set(plan, null)).data.code
  expect(await refusal(planOf([step([member, 'stranger'])]))).toBe('memberNotFound')
  const ofOthers = { role: roles.CAREGIVER, beneficiaryIds: [await home.addResident()] }
  for (const untold of [{ roleId: null, role: null }, ofOthers])
    expect(await refusal(planOf([step([await home.addMember({ member: untold })])]))).toBe(
      'stepReachesNobody',
    )
  const onShift = planOf([step([], { onShift: true })])
  expect(await refusal(onShift)).toBe('stepReachesNobody')
  for (const wrong of [{ ...onShift, shifts: [] }, planOf([]), planOf([step([])])])
    expect((await set(wrong, null)).status).toBe(400)

  const ofHome = { ...firstPlan, steps: [step([member])] }
  const shifts = [{ shiftId: 'night', uids: [member] }]
  const { updatedAt } = (await setOfHome({ ...ofHome, shifts }, null)).data as { updatedAt: number }
  expect((await set(onShift, null)).data).toMatchObject({ changed: true })
  expect((await setOfHome(ofHome, updatedAt)).data).toMatchObject({ code: 'residentStepReachesNobody' })
  const params = { eid: home.eid, sid: 'night' }
  expect((await callApi(administrator, deleteShiftCall, { params })).data).toMatchObject({
    code: 'shiftInUse',
  })
})

it('goes when the resident is archived, of whom none is said then', async () => {
  const { home, administrator, bid, member, set, stored, noted } = await homeWithResident()
  const plan = planOf([step([member])])
  await set(plan, null)
  const params = { eid: home.eid, bid }
  const { data } = await callApi(administrator, setBeneficiaryStateCall, {
    params,
    body: { state: 'archived' },
  })
  expect(data).toEqual({ changed: true })
  expect(await stored()).toBeUndefined()
  expect(await noted()).toEqual([`escalation.remove ${bid}`, `escalation.set ${bid}`])
  expect((await set(plan, null)).data).toMatchObject({ code: 'beneficiaryArchived' })
})

/** Two residents who call, of whom the first has a plan of their own, which asks another than the home's. */
async function twoWhoCall() {
  const { home, bid, press } = await homeWithButton()
  const { eid } = home
  const neighbour = await home.addResident({ room: '215' })
  const deviceId = await home.addDevice(neighbour, button)
  const [nurse, ofHome, own] = [await home.addMember(), await home.addMember(), await home.addMember()]
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: nurse }], methods: ['sms'] })
  const plan = { ...firstPlan, steps: [step([ofHome], { afterMinutes: 4 })], updatedAt: 1 }
  await db.doc(paths.escalation(eid)).set(plan)
  const theirs = { ...planOf([step([own])], { resolveWithinMinutes: 7 }), updatedAt: 1 }
  await db.doc(paths.residentEscalation(eid, bid)).set(theirs)
  const pressBoth = async () => {
    await push(press())
    await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  }
  return { home, eid, bid, neighbour, nurse, ofHome, own, pressBoth }
}

it('is followed by the alerts of its resident alone, from the next step on, and gives way to the home’s where it cannot be read', async () => {
  const { home, eid, bid, neighbour, ofHome, own, pressBoth } = await twoWhoCall()
  await pressBoth()
  const alertOf = async (of: string) => {
    const found = (await alertsOf(home)).find(({ beneficiaryId }) => beneficiaryId === of)
    if (!found) throw new Error(`No alert of ${of}`)
    return found
  }
  const timerOf = (alertId: string) =>
    db.doc(paths.timer(timerIdOf({ kind: 'escalation', establishmentId: eid, alertId })))
  const waitOf = async (of: string) => {
    const { id, escalation, acknowledgedAt } = await alertOf(of)
    const dueAt = (await timerOf(id).get()).get('dueAt') as number
    return (dueAt - (acknowledgedAt ?? escalation?.at ?? 0)) / minute
  }
  /** As if so many minutes had gone by without an answer, with the timer brought up as its task does. */
  const pass = async (of: string, minutes: number) => {
    const { id, escalation } = await alertOf(of)
    await db.doc(paths.alert(eid, id)).update({ 'escalation.at': (escalation?.at ?? 0) - minutes * minute })
    await timerOf(id).update({ dueAt: Date.now() - 1 })
    expect(await bringTimer(timerOf(id).id)).toBe(204)
  }
  const told = async (uid: string) =>
    (await messagesOf(home)).filter((one) => one.startsWith('escalated') && one.includes(uid)).length

  expect([await waitOf(bid), await waitOf(neighbour)]).toEqual([3, 4])
  for (const of of [bid, neighbour]) await pass(of, 4)
  expect([await told(own), await told(ofHome)]).toEqual([1, 1])

  await db.doc(paths.residentEscalation(eid, bid)).update({ steps: 'spoilt' })
  await pass(bid, 6)
  expect([await told(own), await told(ofHome)]).toEqual([1, 2])
  await db.doc(paths.residentEscalation(eid, bid)).update({ steps: [step([own])] })
  await pass(bid, 6)
  expect([await told(own), await told(ofHome)]).toEqual([2, 2])

  const administrator = await administratorOf(eid)
  const take = async (of: string) => {
    const params = { eid, aid: (await alertOf(of)).id }
    expect((await callApi(administrator, acknowledgeAlertCall, { params, body: {} })).status).toBe(200)
  }
  for (const of of [bid, neighbour]) await take(of)
  expect([await waitOf(bid), await waitOf(neighbour)]).toEqual([7, 20])
  // What waits is looked at anew as the plan goes, by the home's from then on.
  const removed = await callApi(administrator, removeResidentEscalationCall, {
    params: { eid, bid },
    body: { updatedAt: 1 },
  })
  expect(removed.data).toEqual({ changed: true })
  await whenSeen(
    'the timer',
    () => waitOf(bid),
    (wait) => wait === 20,
  )
})

it('is begun with the first step that is another, as other steps of the home are by those who follow them, and not for other times', async () => {
  const { home, eid, bid, neighbour, ofHome, own, pressBoth } = await twoWhoCall()
  const administrator = await administratorOf(eid)
  await pressBoth()
  const takenOf = async () =>
    Object.fromEntries(
      (await alertsOf(home)).map(({ beneficiaryId, escalation }) => [beneficiaryId, escalation?.taken]),
    )
  const after = async (taken: number) => {
    for (const { id } of await alertsOf(home))
      await db.doc(paths.alert(eid, id)).update({ 'escalation.taken': taken })
  }
  await after(1)
  const other = { ...firstPlan, steps: [step([own]), step([ofHome])] }
  const params = { eid }
  const saved = await callApi(administrator, setEscalationCall, {
    params,
    body: { plan: other, updatedAt: 1 },
  })
  expect(saved.data).toMatchObject({ changed: true })
  expect(await takenOf()).toEqual({ [bid]: 1, [neighbour]: 0 })
  await after(1)
  const later = { ...other, repeatMinutes: 17, steps: [step([own], { afterMinutes: 9 }), step([ofHome])] }
  const { updatedAt } = saved.data as { updatedAt: number }
  await callApi(administrator, setEscalationCall, { params, body: { plan: later, updatedAt } })
  expect(await takenOf()).toEqual({ [bid]: 1, [neighbour]: 1 })
  const plan = planOf([step([ofHome])])
  const given = { params: { eid, bid: neighbour }, body: { plan, updatedAt: null } }
  expect((await callApi(administrator, setResidentEscalationCall, given)).data).toMatchObject({
    changed: true,
  })
  expect(await takenOf()).toEqual({ [bid]: 1, [neighbour]: 0 })
})

it('counts where it is told beforehand whose call would reach nobody', async () => {
  const { eid, bid, nurse, ofHome, own } = await twoWhoCall()
  const administrator = await administratorOf(eid)
  const gaps = async () => {
    const { data } = await callApi(administrator, getReachCall, { params: { eid } })
    return (data.gaps as { rooms: string[]; everybody: boolean }[]).map(({ rooms, everybody }) =>
      everybody ? 'everybody' : rooms.join(),
    )
  }
  const away = (uid: string, isAway: boolean) =>
    db.doc(paths.member(eid, uid)).update({ away: isAway ? { since: 1, until: null, by: uid } : null })
  expect(await gaps()).toEqual([])
  await away(nurse, true)
  expect(await gaps()).toEqual([])
  await away(own, true)
  expect(await gaps()).toEqual(['214'])
  await away(ofHome, true)
  expect(await gaps()).toEqual(['everybody'])
  await away(own, false)
  expect(await gaps()).toEqual(['215'])
  await db.doc(paths.residentEscalation(eid, bid)).update({ steps: 'spoilt' })
  expect(await gaps()).toEqual(['everybody'])
})
