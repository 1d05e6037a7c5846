import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { seenResident } from '../support/seen-resident.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

/** Changes what is said of a resident as it is now, unless it says what was seen. */
const set = async (person: TestPerson, eid: string, bid: string, body: object) =>
  sendApi(person, `/api/establishment/${eid}/beneficiary/${bid}`, {
    method: 'PUT',
    body: JSON.stringify({ seen: await seenResident(eid, bid), ...body }),
  })
const stored = async (eid: string, bid: string) => (await db.doc(paths.beneficiary(eid, bid)).get()).data()
const countOf = async (eid: string): Promise<number> =>
  (await db.doc(paths.establishment(eid)).get()).get('counts.beneficiaries')
const said = { name: 'Mme Roy', room: '214' }

describe('a resident', () => {
  let eid: string
  let director: TestPerson
  beforeAll(async () => {
    ;({ eid } = await createHome({ counts: { beneficiaries: 0 } }))
    director = await signUp({ role: ADMIN_ESTABLISHMENT })
    await join(eid, director, { roleId: ADMIN })
  })

  it('is added once, however often and however much at once it is asked for, and counted once', async () => {
    const [bid, before] = [newId('resident'), await countOf(eid)]
    const answers = await Promise.all([1, 2, 3].map(() => set(director, eid, bid, said)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    expect(await stored(eid, bid)).toMatchObject({ ...said, state: 'active', mood: null, caregiverIds: [] })
    expect(await countOf(eid)).toBe(before + 1)
  })

  it('is named anew, which counts nobody and leaves all else of them', async () => {
    const bid = newId('resident')
    await set(director, eid, bid, said)
    await db.doc(paths.beneficiary(eid, bid)).update({ caregiverIds: ['somebody'], avatar: 'roy.jpg' })
    const before = await countOf(eid)
    const answer = await set(director, eid, bid, { name: ' Mme Roy-Côté ', room: '' })
    expect(answer).toMatchObject({ status: 200, data: { changed: true } })
    expect(await stored(eid, bid)).toMatchObject({
      name: 'Mme Roy-Côté',
      room: '',
      caregiverIds: ['somebody'],
      avatar: 'roy.jpg',
    })
    expect(await countOf(eid)).toBe(before)
  })

  it('is changed as they were last seen: who has not seen what another changed is told it, and writes over nothing', async () => {
    const bid = newId('resident')
    await set(director, eid, bid, { ...said, email: 'roy@vigie.example' })
    const seen = await seenResident(eid, bid)
    await set(director, eid, bid, { ...said, room: '305' })
    const late = await set(director, eid, bid, { ...said, name: 'Mme Roy-Côté', seen })
    const current = { ...seen, room: '305' }
    expect(late).toMatchObject({ status: 409, data: { code: 'beneficiaryChanged', current } })
    expect(await stored(eid, bid)).toMatchObject(current)
    expect(await set(director, eid, bid, { ...said, name: 'Mme Roux', seen: null })).toMatchObject({
      status: 409,
      data: { current },
    })
    // The same once more is no change; how they are is not what is said of them.
    expect((await set(director, eid, bid, { ...said, room: '305', seen })).data).toEqual({ changed: false })
    await db.doc(paths.beneficiary(eid, bid)).update({ lastUpdateAt: Date.now() + 1 })
    const again = await set(director, eid, bid, { ...said, room: '305', name: 'Mme Roy-Côté', seen: current })
    expect(again.data).toEqual({ changed: true })
  })

  it('is reached at an address and a number that stay until they are named anew or taken away', async () => {
    const bid = newId('resident')
    const reached = { email: 'roy@vigie.example', phone: '+14185550142' }
    await set(director, eid, bid, { ...said, ...reached })
    expect(await stored(eid, bid)).toMatchObject(reached)
    await set(director, eid, bid, { ...said, room: '215' })
    expect(await stored(eid, bid)).toMatchObject({ ...reached, room: '215' })
    await set(director, eid, bid, { ...said, room: '215', phone: null })
    expect(await stored(eid, bid)).toMatchObject({ email: reached.email, phone: null })
    const impossible = await set(director, eid, bid, { ...said, phone: '+15550142' })
    expect(impossible).toMatchObject({ status: 400, data: { code: 'phoneImpossible' } })
    expect(await stored(eid, bid)).toMatchObject({ room: '215', phone: null })
  })

  it('has a number that was tried only for as long as it is that number', async () => {
    const [bid, number] = [newId('resident'), '+14185550142']
    const confirmed = async () => (await stored(eid, bid))?.confirmedPhone
    await set(director, eid, bid, { ...said, phone: number })
    expect(await confirmed()).toBeNull()
    const tried = await set(director, eid, bid, { ...said, phone: number, phoneTried: true })
    expect([tried.data.changed, await confirmed()]).toEqual([true, number])
    // Neither another room nor the same number once more takes it away.
    await set(director, eid, bid, { ...said, room: '215' })
    const same = await set(director, eid, bid, { ...said, room: '215', phone: number })
    expect([same.data.changed, await confirmed()]).toEqual([false, number])
    await set(director, eid, bid, { ...said, phone: '+14185550143' })
    expect(await confirmed()).toBeNull()
    await set(director, eid, bid, { ...said, phone: number, phoneTried: true })
    await set(director, eid, bid, { ...said, phone: number, phoneTried: false })
    expect(await confirmed()).toBeNull()
    await set(director, eid, bid, { ...said, phone: null, phoneTried: true })
    expect(await stored(eid, bid)).toMatchObject({ phone: null, confirmedPhone: null })
  })

  it('is named by the alerts that are going on as they are named now, and by former ones as they were', async () => {
    const bid = newId('resident')
    await set(director, eid, bid, said)
    const of = (id: string) => db.doc(paths.alert(eid, `${id}-${bid}`))
    const alert = newAlert({ beneficiaryId: bid, beneficiaryName: 'Mme Roy', room: '214' })
    await of('open').set(alert)
    await of('taken').set({ ...alert, state: 'acknowledged' })
    await of('over').set({ ...alert, state: 'resolved' })
    await set(director, eid, bid, { name: 'Mme Roy', room: '305' })
    const rooms = await Promise.all(
      ['open', 'taken', 'over'].map(async (id) => (await of(id).get()).get('room')),
    )
    expect(rooms).toEqual(['305', '305', '214'])
  })

  it.each([
    [{ name: '', room: '1' }],
    [{ name: '—', room: '1' }],
    [{ name: 'Mme\u202eRoy', room: '1' }],
    [{ name: `Mme Roy${'\u0301'.repeat(60)}`, room: '1' }],
    [{ name: 'Mme Roy', room: '1'.repeat(21) }],
    [{ name: 'Mme Roy', room: '1\u200b2' }],
    [{ name: 'Mme Roy' }],
    [{ ...said, caregiverIds: ['me'] }],
    [{ ...said, state: 'archived' }],
    [{ ...said, email: 'roy' }],
    [{ ...said, phone: '418 555-0142' }],
  ])('is not added as %j', async (body) => {
    const bid = newId('resident')
    expect((await set(director, eid, bid, body)).status).toBe(400)
    expect(await stored(eid, bid)).toBeUndefined()
  })

  it.each([
    ['staff who write', NURSE, READ_WRITE],
    ['staff who read', NURSE, READ_ONLY],
    ['relative', CAREGIVER, READ_WRITE],
  ] as const)('is added by no %s', async (_, role, roleId) => {
    const [person, bid] = [await signUp({ role }), newId('resident')]
    await join(eid, person, { roleId, beneficiaryIds: role === CAREGIVER ? [bid] : [] })
    expect((await set(person, eid, bid, said)).status).toBe(403)
    expect(await stored(eid, bid)).toBeUndefined()
  })

  it('is added to no home of others, nor to one that does not exist', async () => {
    const [other, bid] = [await createHome(), newId('resident')]
    expect((await set(director, other.eid, bid, said)).status).toBe(403)
    expect(await stored(other.eid, bid)).toBeUndefined()
    const root = await signUp({ role: ADMIN })
    const nowhere = newId('nowhere')
    expect(await set(root, nowhere, bid, said)).toMatchObject({
      status: 404,
      data: { code: 'establishmentNotFound' },
    })
    expect(await stored(nowhere, bid)).toBeUndefined()
  })

  it('is not added to a home that has a thousand', async () => {
    const full = await createHome({ counts: { beneficiaries: 1_000 } })
    await join(full.eid, director, { roleId: ADMIN })
    const bid = newId('resident')
    expect(await set(director, full.eid, bid, said)).toMatchObject({
      status: 409,
      data: { code: 'tooManyBeneficiaries' },
    })
    expect(await stored(full.eid, bid)).toBeUndefined()
  })
})
