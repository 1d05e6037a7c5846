import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const read = (person: TestPerson | null, eid: string, bid: string) =>
  sendApi(person, `/api/establishment/${eid}/beneficiary/${bid}`, { method: 'GET', body: null })
const forbidden = { status: 403, data: { code: 'forbidden' } }

describe('the record of a resident', () => {
  let home: TestHome
  let nurse: TestPerson
  beforeAll(async () => {
    home = await createHome()
    nurse = await signUp({ role: NURSE })
    await join(home.eid, nurse, { roleId: READ_WRITE })
  })

  /** A caregiver whose membership follows these residents. */
  async function relativeOf(...beneficiaryIds: string[]) {
    const relative = await signUp({ role: CAREGIVER })
    await join(home.eid, relative, { roleId: READ_ONLY, beneficiaryIds })
    return relative
  }

  it('tells whoever works there who they are and how, and not who else follows them', async () => {
    const mood = { value: 4 as const, at: 1_790_000_000_000, by: nurse.uid }
    const said = { name: 'Mme Gagnon', room: '12', email: 'gagnon@vigie.example', phone: '+14185550142' }
    const bid = await home.addResident({ ...said, mood, caregiverIds: ['somebody'] })
    const answer = await read(nurse, home.eid, bid)
    expect(answer).toMatchObject({
      status: 200,
      data: { ...said, mood, health: null, appetite: null, state: 'active', avatar: null, color: '#0277bd' },
    })
    expect(answer.data).not.toHaveProperty('caregiverIds')
  })

  it.each([
    ['reads only', { role: READ_ONLY }, READ_ONLY],
    ['administers the home', { role: ADMIN_ESTABLISHMENT }, ADMIN],
    ['administers all homes', { role: ADMIN }, null],
  ] as const)('is read by whoever %s', async (_who, account, roleId) => {
    const [person, bid] = [await signUp(account), await home.addResident()]
    if (roleId !== null) await join(home.eid, person, { roleId })
    expect(await read(person, home.eid, bid)).toMatchObject({ status: 200, data: { name: 'Mme Roy' } })
  })

  it('is read of who is archived, and says so', async () => {
    const bid = await home.addResident({ state: 'archived' })
    expect(await read(nurse, home.eid, bid)).toMatchObject({ status: 200, data: { state: 'archived' } })
  })

  it('is read by a relative whom the record and the membership both name, at any level', async () => {
    const bid = await home.addResident()
    const relative = await relativeOf(bid)
    await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
    expect(await read(relative, home.eid, bid)).toMatchObject({ status: 200, data: { name: 'Mme Roy' } })
  })

  it('is kept from a relative whom one of the two does not name, whether it exists or not', async () => {
    const [theirs, other, nowhere] = [await home.addResident(), await home.addResident(), newId('resident')]
    const relative = await relativeOf(theirs, nowhere)
    // The record names them, and they follow another.
    await db.doc(paths.beneficiary(home.eid, other)).update({ caregiverIds: [relative.uid] })
    const answers = await Promise.all([theirs, other, nowhere].map((bid) => read(relative, home.eid, bid)))
    for (const answer of answers) expect(answer).toMatchObject(forbidden)
  })

  it('is kept from the people of another home, in theirs and in this one, and from whoever is signed out', async () => {
    const [elsewhere, stranger, bid] = [
      await createHome(),
      await signUp({ role: NURSE }),
      await home.addResident(),
    ]
    await join(elsewhere.eid, stranger, { roleId: ADMIN })
    expect(await read(stranger, home.eid, bid)).toMatchObject(forbidden)
    expect(await read(stranger, elsewhere.eid, bid)).toMatchObject({
      status: 404,
      data: { code: 'beneficiaryNotFound' },
    })
    expect((await read(null, home.eid, bid)).status).toBe(401)
  })

  it('is kept from members without a level and from whoever has not answered their invitation', async () => {
    const bid = await home.addResident()
    const [member, invited] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
    await join(home.eid, member, { roleId: null })
    await join(home.eid, invited, { roleId: ADMIN, state: 'pending' })
    for (const person of [member, invited]) expect(await read(person, home.eid, bid)).toMatchObject(forbidden)
  })

  it('is said not to be there under an id that nobody has, and refused under one that is none', async () => {
    expect(await read(nurse, home.eid, newId('resident'))).toMatchObject({
      status: 404,
      data: { code: 'beneficiaryNotFound' },
    })
    expect((await read(nurse, home.eid, '__none__')).status).toBe(400)
  })
})
