import { recordMoodCall, undoMoodCall } from '@vigie/domain/api/mood-calls'
import { appetites, healths, moods } from '@vigie/domain/care/enums'
import type { MoodSaid } from '@vigie/domain/care/mood-record'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostOfDay } from '../../functions/src/data/written-of-day.ts'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const minute = 60_000

let home: TestHome
let nurse: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  home = await createHome()
  ;[nurse, colleague] = await Promise.all([signUp({ role: NURSE }), signUp({ role: READ_WRITE })])
  for (const person of [nurse, colleague]) await join(home.eid, person, { roleId: READ_WRITE })
})

const record = (person: TestPerson, bid: string, body: MoodSaid, eid = home.eid) =>
  callApi(person, recordMoodCall, { params: { eid, bid }, body })
const undo = (person: TestPerson, bid: string, moodId: string) =>
  callApi(person, undoMoodCall, { params: { eid: home.eid, bid, moodId } })
const good = (id?: string): MoodSaid => ({ type: 'mood', data: moods.GOOD, ...(id !== undefined && { id }) })
const bad = (id?: string): MoodSaid => ({ type: 'mood', data: moods.BAD, ...(id !== undefined && { id }) })

const latest = async (bid: string, type: MoodSaid['type'] = 'mood') =>
  (await db.doc(paths.beneficiary(home.eid, bid)).get()).get(type)
const records = async (bid: string) => {
  const { docs } = await db.collection(paths.moods(home.eid, bid)).orderBy('at').get()
  return docs.map((one) => ({ id: one.id, ...one.data() }))
}
/** Somebody said so a while ago, or in a while by a clock that is ahead. */
const known = async (bid: string, id: string, at: number, by = colleague) => {
  const said = { at, by: by.uid, byName: by.name }
  await db.doc(paths.mood(home.eid, bid, id)).set({ type: 'mood', data: moods.NEUTRAL, ...said })
  const value = { value: moods.NEUTRAL, ...said }
  await db.doc(paths.beneficiary(home.eid, bid)).update({ mood: value })
  return value
}

describe('how a resident is', () => {
  it('is recorded so many times by one person within a day', async () => {
    const [writer, bid, elsewhere] = [
      await signUp({ role: NURSE }),
      await home.addResident(),
      await createHome(),
    ]
    await join(home.eid, writer, { roleId: READ_WRITE })
    const [batch, said] = [
      db.bulkWriter(),
      { type: 'mood', data: moods.GOOD, by: writer.uid, at: Date.now() - minute },
    ]
    for (let index = 0; index < mostOfDay.moodsGroup; index += 1)
      batch.set(db.doc(paths.mood(elsewhere.eid, 'resident', `m${index}`)), said)
    await batch.close()
    expect(await record(writer, bid, good())).toMatchObject({ status: 429, data: { code: 'tooMuchWritten' } })
    expect((await record(colleague, bid, good())).status).toBe(200)
  })

  it.each<MoodSaid>([
    { type: 'mood', data: moods.ANGRY },
    { type: 'health', data: healths.SICK },
    { type: 'appetite', data: appetites.NOTHING },
  ])('is recorded with who and when, and is the latest: %j', async (said) => {
    const bid = await home.addResident()
    const { status, data } = await record(nurse, bid, { ...said, id: 'one' } as MoodSaid)
    expect([status, data]).toEqual([200, { id: 'one', at: expect.any(Number), changed: true }])
    const by = { at: data.at, by: nurse.uid, byName: nurse.name }
    const kept = { establishmentId: home.eid, before: null }
    expect(await records(bid)).toEqual([{ id: 'one', ...said, ...by, ...kept }])
    expect(await latest(bid, said.type)).toEqual({ value: said.data, ...by })
  })

  it.each([
    {},
    { type: 'mood' },
    { type: 'mood', data: 7 },
    { type: 'mood', data: '1' },
    { type: 'health', data: 4 },
    { type: 'appetite', data: -1 },
    { type: 'sleep', data: 1 },
    { ...good(), id: 'a/b' },
    { ...good(), at: 1 },
    { ...good(), by: 'somebody' },
  ])('is not recorded as %j', async (body) => {
    const bid = await home.addResident()
    const address = `/api/establishment/${home.eid}/beneficiary/${bid}/mood`
    const { status, data } = await sendApi(nurse, address, { body: JSON.stringify(body) })
    expect([status, data.code]).toEqual([400, 'invalidRequest'])
    expect(await records(bid)).toEqual([])
  })

  it('is recorded once under one id, however often and however much at once it is sent', async () => {
    const bid = await home.addResident()
    const answers = await Promise.all([1, 2, 3].map(() => record(nurse, bid, good('one'))))
    answers.push(await record(nurse, bid, good('one')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    expect(await records(bid)).toHaveLength(1)
  })

  it('is recorded once without an id where the same person says the same within a minute', async () => {
    const bid = await home.addResident()
    const answers = await Promise.all([1, 2, 3].map(() => record(nurse, bid, good())))
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    // Whoever changes their mind, or agrees with somebody, says something.
    expect((await record(nurse, bid, bad())).data.changed).toBe(true)
    expect((await record(nurse, bid, good())).data.changed).toBe(true)
    expect((await record(colleague, bid, bad())).data.changed).toBe(true)
    expect((await record(nurse, bid, good())).data.changed).toBe(true)
    expect(await latest(bid)).toMatchObject({ value: moods.GOOD, by: nurse.uid })
    const first = answers[0]?.data.id as string
    await db.doc(paths.mood(home.eid, bid, first)).update({ at: Date.now() - 2 * minute })
    for (const { id } of (await records(bid)).slice(1)) await db.doc(paths.mood(home.eid, bid, id)).delete()
    expect((await record(nurse, bid, good())).data.changed).toBe(true)
  })

  it('is refused under an id that has something else, or somebody else’s', async () => {
    const bid = await home.addResident()
    await record(nurse, bid, good('one'))
    for (const [person, said] of [
      [nurse, bad('one')],
      [colleague, good('one')],
    ] as const) {
      expect(await record(person, bid, said)).toMatchObject({ status: 409, data: { code: 'moodExists' } })
    }
    expect(await latest(bid)).toMatchObject({ value: moods.GOOD, by: nurse.uid })
  })

  it('is kept, and is not the latest, where something newer is known', async () => {
    const bid = await home.addResident()
    const newer = await known(bid, 'newer', Date.now() + minute)
    expect(await record(nurse, bid, good('older'))).toMatchObject({ status: 200, data: { changed: true } })
    expect(await latest(bid)).toEqual(newer)
    expect((await records(bid)).map(({ id }) => id)).toEqual(['older', 'newer'])
    // Nor does taking it back change what is.
    expect((await undo(nurse, bid, 'older')).data).toEqual({ changed: true })
    expect(await latest(bid)).toEqual(newer)
  })

  it('says what was the latest before it, also where that is taken back', async () => {
    const bid = await home.addResident()
    const befores = async () =>
      (await records(bid)).map((one) => [one.id, 'before' in one ? one.before : '?'])
    await record(colleague, bid, { type: 'health', data: healths.SICK, id: 'other' })
    await record(nurse, bid, good('first'))
    await record(nurse, bid, bad('second'))
    await record(colleague, bid, good('third'))
    const [other, first] = [
      ['other', null],
      ['first', null],
    ]
    expect(await befores()).toEqual([other, first, ['second', moods.GOOD], ['third', moods.BAD]])
    await undo(nurse, bid, 'second')
    expect(await befores()).toEqual([other, first, ['third', moods.GOOD]])
    await record(colleague, bid, bad('fourth'))
    await undo(nurse, bid, 'first')
    expect(await befores()).toEqual([other, ['third', null], ['fourth', moods.GOOD]])
  })

  it('says no more what was before it once something older arrives after it', async () => {
    const bid = await home.addResident()
    await known(bid, 'newer', Date.now() + minute)
    await db.doc(paths.mood(home.eid, bid, 'newer')).update({ before: moods.ANGRY })
    await record(nurse, bid, good('older'))
    expect((await records(bid)).map((one) => 'before' in one)).toEqual([false, false])
  })

  it('is recorded by caregivers of their own residents alone, and by nobody who only reads', async () => {
    const [own, other] = [await home.addResident(), await home.addResident()]
    const somebody = async (role: (typeof roles)[keyof typeof roles], roleId: 10 | 11 | null) => {
      const person = await signUp({ role })
      const beneficiaryIds = role === CAREGIVER ? [own] : []
      await join(home.eid, person, { roleId, beneficiaryIds })
      return person
    }
    const caregiver = await somebody(CAREGIVER, READ_WRITE)
    const refused: [TestPerson, string][] = [
      [caregiver, other],
      [await somebody(CAREGIVER, READ_ONLY), own],
      [await somebody(NURSE, READ_ONLY), own],
      [await somebody(NURSE, null), own],
      [await signUp({ role: NURSE }), own],
    ]
    await record(nurse, own, good('theirs'))
    for (const [person, bid] of refused) {
      expect(await record(person, bid, bad())).toMatchObject({ status: 403, data: { code: 'forbidden' } })
      expect((await undo(person, bid, 'theirs')).status).toBe(403)
    }
    expect((await record(caregiver, own, bad('own'))).status).toBe(200)
    expect((await undo(caregiver, own, 'own')).data).toEqual({ changed: true })
    expect((await record(await signUp({ role: ADMIN }), own, bad())).status).toBe(200)
  })

  it('is said of nobody who is not there, or of another home', async () => {
    const nobody = { status: 404, data: { code: 'beneficiaryNotFound' } }
    expect(await record(nurse, newId('nobody'), good())).toMatchObject(nobody)
    const elsewhere = await createHome()
    const bid = await elsewhere.addResident()
    expect((await record(nurse, bid, good(), elsewhere.eid)).status).toBe(403)
    expect(await record(nurse, bid, good())).toMatchObject(nobody)
  })

  it('is neither recorded nor undone once they are archived, and says why', async () => {
    const bid = await home.addResident()
    await record(nurse, bid, good('one'))
    await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
    const refused = { status: 409, data: { code: 'beneficiaryArchived' } }
    expect(await record(nurse, bid, bad())).toMatchObject(refused)
    expect(await undo(nurse, bid, 'one')).toMatchObject(refused)
    expect(await records(bid)).toHaveLength(1)
  })

  it('is recorded by nobody of the staff where the home is inactive, and says why', async () => {
    const bid = await home.addResident()
    const staff = await signUp({ role: NURSE })
    await join(home.eid, staff, { roleId: READ_WRITE, establishmentState: 'inactive' })
    const refused = { status: 409, data: { code: 'establishmentInactive' } }
    expect(await record(staff, bid, good())).toMatchObject(refused)
    await join(home.eid, staff, { roleId: READ_ONLY, establishmentState: 'inactive' })
    expect(await record(staff, bid, good())).toMatchObject({ status: 403, data: { code: 'forbidden' } })
  })
})

describe('what was recorded by mistake', () => {
  it('is taken back by whoever said it, once: what stood before it stands again, or nothing', async () => {
    const bid = await home.addResident()
    const before = await known(bid, 'before', Date.now() - minute)
    await record(nurse, bid, bad('slip'))
    expect((await undo(nurse, bid, 'slip')).data).toEqual({ changed: true })
    expect(await latest(bid)).toEqual(before)
    // Somebody speaks before the same is undone once more.
    await record(colleague, bid, good('after'))
    expect((await undo(nurse, bid, 'slip')).data).toEqual({ changed: false })
    expect(await latest(bid)).toMatchObject({ value: moods.GOOD, by: colleague.uid })
    expect((await records(bid)).map(({ id }) => id)).toEqual(['before', 'after'])

    await record(nurse, bid, { type: 'health', data: healths.SICK, id: 'ill' })
    await undo(nurse, bid, 'ill')
    expect(await latest(bid, 'health')).toBeNull()
  })

  it('is not brought back by a call that comes again; said anew it is', async () => {
    const bid = await home.addResident()
    await record(nurse, bid, bad('once'))
    await undo(nurse, bid, 'once')
    expect(await record(nurse, bid, bad('once'))).toMatchObject({ status: 409, data: { code: 'moodExists' } })
    expect([await records(bid), await latest(bid)]).toEqual([[], null])
    expect(await record(nurse, bid, bad('anew'))).toMatchObject({ status: 200, data: { changed: true } })
  })

  it('leaves what somebody has said since', async () => {
    const bid = await home.addResident()
    await record(nurse, bid, bad('slip'))
    await record(colleague, bid, good('after'))
    expect((await undo(nurse, bid, 'slip')).data).toEqual({ changed: true })
    expect(await latest(bid)).toMatchObject({ value: moods.GOOD, by: colleague.uid })
  })

  it('is taken back by nobody else, nor after ten minutes', async () => {
    const bid = await home.addResident()
    await record(nurse, bid, bad('one'))
    expect(await undo(colleague, bid, 'one')).toMatchObject({ status: 403, data: { code: 'forbidden' } })
    await known(bid, 'old', Date.now() - 11 * minute, nurse)
    expect(await undo(nurse, bid, 'old')).toMatchObject({ status: 409, data: { code: 'moodUndoOver' } })
    expect((await records(bid)).map(({ id }) => id)).toEqual(['old', 'one'])
  })
})
