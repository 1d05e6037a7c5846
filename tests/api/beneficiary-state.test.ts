import { setBeneficiaryCall, setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import { claimDeviceCall, retireDeviceCall } from '@vigie/domain/api/device-calls'
import { neverOver, taskSchema } from '@vigie/domain/care/task'
import { saidDaily, taskOf } from '@vigie/domain/care/task.fixture'
import { taskStateAt } from '@vigie/domain/care/task-state'
import { undoneBetween } from '@vigie/domain/care/task-undone'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_WRITE } = roles

let director: TestPerson
let home: TestHome
let bid: string
beforeAll(async () => {
  director = await signUp({ role: ADMIN_ESTABLISHMENT })
})
beforeEach(async () => {
  home = await createHome({ counts: { beneficiaries: 1 } })
  await join(home.eid, director, { roleId: ADMIN })
  bid = await home.addResident()
})

const hour = 3_600_000
const day = 24 * hour

const ofHome = () => ({ eid: home.eid, bid })
const setState = (state: 'active' | 'archived', person = director, params = ofHome()) =>
  callApi(person, setBeneficiaryStateCall, { params, body: { state } })
const stateOf = async () => (await db.doc(paths.beneficiary(home.eid, bid)).get()).get('state')
const countOf = async () => (await db.doc(paths.establishment(home.eid)).get()).get('counts.beneficiaries')

describe('a resident', () => {
  it('is archived and restored once, however often and however much at once, and counted accordingly', async () => {
    for (const [state, count] of [
      ['archived', 0],
      ['active', 1],
    ] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => setState(state)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
      expect([await stateOf(), await countOf()]).toEqual([state, count])
    }
  })

  it('is not archived while a device is theirs, heard or not: their call would lead to nobody', async () => {
    const refused = { status: 409, data: { code: 'beneficiaryHasDevices' } }
    const heard = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
    expect(await setState('archived')).toMatchObject(refused)
    await callApi(director, retireDeviceCall, { params: { eid: home.eid, deviceId: heard } })
    const devEui = newDevEui()
    const body = { type: 'NOVIKA-LW-BOUTON', beneficiaryId: bid, location: 'Lit' } as const
    await callApi(director, claimDeviceCall, { params: { eid: home.eid, deviceId: devEui }, body })
    expect(await setState('archived')).toMatchObject(refused)
    expect([await stateOf(), await countOf()]).toEqual(['active', 1])
    await callApi(director, retireDeviceCall, { params: { eid: home.eid, deviceId: devEui } })
    expect((await setState('archived')).status).toBe(200)
  })

  it('is archived or given a device, never both, when both are asked for at once', async () => {
    const devEui = newDevEui()
    const body = { type: 'NOVIKA-LW-BOUTON', beneficiaryId: bid, location: 'Lit' } as const
    const both = await Promise.all([
      setState('archived'),
      callApi(director, claimDeviceCall, { params: { eid: home.eid, deviceId: devEui }, body }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is said nothing new of while they are archived', async () => {
    await setState('archived')
    const said = { name: 'Mme Roy-Côté', room: '305', seen: null }
    const answer = await callApi(director, setBeneficiaryCall, { params: ofHome(), body: said })
    expect(answer).toMatchObject({ status: 409, data: { code: 'beneficiaryArchived' } })
    expect((await db.doc(paths.beneficiary(home.eid, bid)).get()).get('name')).toBe('Mme Roy')
  })

  it('goes on with their tasks once they are restored: what was due meanwhile was asked of nobody', async () => {
    const now = Date.now()
    const daily = taskOf(saidDaily(now - 3 * day - hour), now - 4 * day, 'America/Toronto')
    const twice = taskOf(saidDaily(now - 3 * day - hour, { repeat: 2 }), now - 4 * day, 'America/Toronto')
    const ofThem = { establishmentId: home.eid, beneficiaryId: bid }
    const [task, over] = ['daily', 'over'].map((id) => db.doc(paths.task(home.eid, bid, id)))
    await Promise.all([task?.set({ ...daily, ...ofThem }), over?.set({ ...twice, ...ofThem })])
    await db.doc(paths.task(home.eid, bid, 'spoilt')).set({ overAt: neverOver })
    await setState('archived')
    expect((await task?.get())?.data()).toEqual({ ...daily, ...ofThem })
    const archivedAt = now - 2 * day - 2 * hour
    await db.doc(paths.beneficiary(home.eid, bid)).update({ lastUpdateAt: archivedAt })
    expect((await setState('active')).status).toBe(200)
    const restored = [await task?.get(), await over?.get()].map((stored) => taskSchema.parse(stored?.data()))
    const span = [now - 4 * day, Date.now()] as const
    expect(restored.map((one) => undoneBetween(one, [], span, 'America/Toronto'))).toEqual([
      [daily.startAt],
      [twice.startAt],
    ])
    expect(restored[0]?.nextAt).toBeGreaterThan(now)
    expect(restored[0]?.updatedAt).toBe(daily.updatedAt)
  })

  it('who was archived by mistake and restored is asked for all that was due before', async () => {
    const now = Date.now()
    const startAt = now - 3 * day - hour
    const daily = taskOf(saidDaily(startAt), now - 4 * day, 'America/Toronto')
    const ref = db.doc(paths.task(home.eid, bid, 'daily'))
    await ref.set({ ...daily, establishmentId: home.eid, beneficiaryId: bid })
    await setState('archived')
    expect((await setState('active')).status).toBe(200)
    const task = taskSchema.parse((await ref.get()).data())
    expect(undoneBetween(task, [], [startAt, now], 'America/Toronto')).toHaveLength(4)
    expect(taskStateAt(task, now, 'America/Toronto', false).state).toBe('overdue')
  })

  it('is not restored to a home that has a thousand', async () => {
    await setState('archived')
    await db.doc(paths.establishment(home.eid)).update({ 'counts.beneficiaries': 1_000 })
    expect(await setState('active')).toMatchObject({ status: 409, data: { code: 'tooManyBeneficiaries' } })
    expect(await stateOf()).toBe('archived')
  })

  it.each([
    ['staff who write', NURSE, READ_WRITE],
    ['relative', CAREGIVER, READ_WRITE],
  ] as const)('is archived by no %s', async (_, role, roleId) => {
    const person = await signUp({ role })
    await join(home.eid, person, { roleId, beneficiaryIds: role === CAREGIVER ? [bid] : [] })
    expect((await setState('archived', person)).status).toBe(403)
    expect(await stateOf()).toBe('active')
  })

  it('is archived in no home of others, and nobody is who is not there', async () => {
    const other = await createHome()
    const theirs = await other.addResident()
    expect((await setState('archived', director, { eid: other.eid, bid: theirs })).status).toBe(403)
    expect(await setState('archived', director, { eid: home.eid, bid: newId('nobody') })).toMatchObject({
      status: 404,
      data: { code: 'beneficiaryNotFound' },
    })
    const root = await signUp({ role: ADMIN })
    expect(await setState('archived', root, { eid: newId('nowhere'), bid })).toMatchObject({
      status: 404,
      data: { code: 'establishmentNotFound' },
    })
  })
})
