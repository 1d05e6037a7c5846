import { type EscalationPlan, firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { setEscalationCall } from '@vigie/domain/api/escalation-calls'
import { deleteShiftCall } from '@vigie/domain/api/establishment-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

async function homeWithAdministrator() {
  const home = await createHome({ shifts: [night] })
  const administrator = await signUp({ role: roles.NURSE })
  await join(home.eid, administrator, { roleId: roles.ADMIN })
  const member = await home.addMember()
  const plan: EscalationPlan = {
    ...firstPlan,
    steps: [{ uids: [member], onShift: true, methods: ['sms', 'email'], afterMinutes: 4 }],
    shifts: [{ shiftId: 'night', uids: [member] }],
  }
  const set = (person: TestPerson, change: object = {}, updatedAt: number | null = null) =>
    callApi(person, setEscalationCall, {
      params: { eid: home.eid },
      body: { plan: { ...plan, ...change } as EscalationPlan, updatedAt },
    })
  const stored = async () => (await db.doc(paths.escalation(home.eid)).get()).data()
  return { home, administrator, member, plan, set, stored }
}

it('is the administrators’ to say, once, and nobody writes over what they have not seen', async () => {
  const { home, administrator, plan, set, stored } = await homeWithAdministrator()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const elsewhere = (await homeWithAdministrator()).administrator
  for (const person of [nurse, elsewhere]) expect((await set(person)).status).toBe(403)
  expect(await stored()).toBeUndefined()

  const { data } = await set(administrator)
  const updatedAt = (await stored())?.updatedAt as number
  expect(data).toEqual({ changed: true, updatedAt })
  expect(await stored()).toEqual({ ...plan, updatedAt })
  expect((await set(administrator)).data).toEqual({ changed: false, updatedAt })
  const change = { repeatMinutes: 9 }
  expect((await set(administrator, change, 1)).data).toMatchObject({ code: 'escalationChanged' })
  expect((await set(administrator, change, updatedAt)).data).toMatchObject({ changed: true })
  const { docs } = await db.collection(paths.audits).where('path', '==', paths.escalation(home.eid)).get()
  expect(docs.map((entry) => entry.get('fields').length).toSorted()).toEqual([1, 6])
})

it('names members and shifts of the home, and a step names somebody', async () => {
  const { administrator, member, plan, set, stored } = await homeWithAdministrator()
  const [step] = plan.steps
  const stranger = { ...step, uids: [member, 'stranger'] }
  expect((await set(administrator, { steps: [stranger] })).data).toMatchObject({ code: 'memberNotFound' })
  const gone = [{ shiftId: 'gone', uids: [] }]
  expect((await set(administrator, { shifts: gone })).data).toMatchObject({ code: 'shiftNotFound' })
  for (const wrong of [
    { steps: [] },
    { steps: [{ ...step, uids: [], onShift: false }] },
    { steps: [{ ...step, methods: [] }] },
    { repeatMinutes: 1 },
    { resolveWithinMinutes: 0 },
    { more: true },
  ]) {
    expect((await set(administrator, wrong)).status).toBe(400)
  }
  expect(await stored()).toBeUndefined()
})

it('has no step that could never write to anybody; who has left since is no reason to keep it', async () => {
  const { home, administrator, member, plan, set, stored } = await homeWithAdministrator()
  const [step] = plan.steps
  const onShift = { steps: [{ ...step, uids: [] }] }
  for (const shifts of [[], [{ shiftId: 'night', uids: [] }]]) {
    const answer = await set(administrator, { ...onShift, shifts })
    expect(answer.data).toMatchObject({ code: 'stepReachesNobody' })
  }
  expect((await set(administrator, onShift)).status).toBe(200)
  const params = { eid: home.eid, sid: 'night' }
  const { data } = await callApi(administrator, deleteShiftCall, { params })
  expect(data).toMatchObject({ code: 'shiftInUse' })

  await db.doc(paths.member(home.eid, member)).delete()
  const updatedAt = (await stored())?.updatedAt
  const shorter = { ...onShift, repeatMinutes: 9 }
  expect((await set(administrator, shorter, updatedAt)).data).toMatchObject({ code: 'stepReachesNobody' })
  const off = { ...onShift, activated: false }
  expect((await set(administrator, off, updatedAt)).data).toMatchObject({ changed: true })
})
