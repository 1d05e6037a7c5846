import { addressOf } from '@vigie/domain/api/call'
import { readBeneficiaryFileCall, readEstablishmentFileCall } from '@vigie/domain/api/file-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, sendApi } from '../support/api.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'
import type { TestPerson } from '../support/people.ts'

const { READ_WRITE, READ_ONLY, CAREGIVER, ADMIN, ADMIN_ESTABLISHMENT, NURSE } = roles
const { eid, someone } = homeOfAlerts()

/** What there is to read: a document of each of two residents, and one of the home. */
const places = ['roy', 'girard', 'home'] as const
type Place = (typeof places)[number]

const placeOf = (place: Place, fid: string) => ({ eid, bid: place === 'home' ? null : place, fid })
const addressFor = (place: Place, fid: string) =>
  place === 'home'
    ? addressOf(readEstablishmentFileCall, { eid, fid })
    : addressOf(readBeneficiaryFileCall, { eid, bid: place, fid })

beforeAll(async () => {
  await Promise.all(places.map((place) => keepDocument(placeOf(place, 'letter'), `letter of ${place}`)))
})

/** The status of each place for somebody, and for whom a document that is not there is told from one that is. */
async function answersTo(person: Caller, fid = 'letter') {
  const statuses = await Promise.all(
    places.map(async (place) => {
      const headers = { ...(person && { authorization: `Bearer ${person.idToken}` }) }
      const answer = await fetch(`${process.env.VIGIE_HOSTING_URL}${addressFor(place, fid)}`, { headers })
      if (answer.ok) expect(await answer.text()).toBe(`letter of ${place}`)
      return [place, answer.status]
    }),
  )
  return Object.fromEntries(statuses)
}
const all = (status: number) => ({ roy: status, girard: status, home: status })

const readers: [string, () => Promise<TestPerson>][] = [
  ['a nurse with READ_ONLY', () => someone({ role: NURSE }, { roleId: READ_ONLY })],
  ['an attendant with READ_WRITE', () => someone({ role: READ_WRITE }, { roleId: READ_WRITE })],
  ['an administrator of the home', () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN })],
  ['a super admin', () => someone({ role: ADMIN }, null)],
  ['an operator’s account', () => someone({ operator: true }, null)],
]

const others: [string, () => Promise<TestPerson>][] = [
  ['a member without a level', () => someone({ role: NURSE }, { roleId: null })],
  ['somebody invited', () => someone({ role: NURSE }, { roleId: READ_WRITE, state: 'pending' })],
  ['staff of another home', () => someone({ role: NURSE }, { roleId: READ_WRITE }, newId('home'))],
  ['an administrator of another home', () => someone({ role: ADMIN_ESTABLISHMENT }, null)],
  [
    'a caregiver of such a resident of another home',
    () => someone({ role: CAREGIVER }, { roleId: READ_WRITE, beneficiaryIds: ['roy'] }, newId('home')),
  ],
  ['a nurse who was disabled', () => someone({ role: NURSE, disabled: true }, { roleId: READ_WRITE })],
  ['a super admin who was disabled', () => someone({ role: ADMIN, disabled: true }, null)],
  [
    'a nurse whose e-mail is not verified',
    () => someone({ role: NURSE, emailVerified: false }, { roleId: READ_WRITE }),
  ],
]

describe('who reads the files of a home', () => {
  it.each(readers)('%s: all of them', async (_who, make) => {
    const person = await make()
    expect(await answersTo(person)).toEqual(all(200))
    expect(await answersTo(person, 'nothing')).toEqual(all(404))
  })

  it.each(others)('%s: none, and is not told whether there is one', async (_who, make) => {
    const person = await make()
    expect(await answersTo(person)).toEqual(all(403))
    expect(await answersTo(person, 'nothing')).toEqual(all(403))
  })

  it.each([READ_ONLY, READ_WRITE])(
    'a caregiver at level %s: those of the residents they follow and of the home',
    async (roleId) => {
      const caregiver = await someone({ role: CAREGIVER }, { roleId, beneficiaryIds: ['roy'] })
      expect(await answersTo(caregiver)).toEqual({ roy: 200, girard: 403, home: 200 })
      expect(await answersTo(caregiver, 'nothing')).toEqual({ roy: 404, girard: 403, home: 404 })
    },
  )

  it('nobody signed in: none', async () => {
    expect(await answersTo(null)).toEqual(all(401))
    expect(
      (await sendApi({ idToken: 'x.y.z' }, addressFor('roy', 'letter'), { method: 'GET', body: null }))
        .status,
    ).toBe(401)
  })
})

const member = ({ uid }: TestPerson) => db.doc(paths.member(eid, uid))
const profile = ({ uid }: TestPerson) => db.doc(paths.user(uid))
const nurse = () => someone({ role: NURSE }, { roleId: READ_WRITE })
const relative = () => someone({ role: CAREGIVER }, { roleId: READ_ONLY, beneficiaryIds: ['roy'] })

it.each<[string, () => Promise<TestPerson>, (person: TestPerson) => Promise<unknown>]>([
  ['is withdrawn from the home', nurse, (person) => member(person).delete()],
  ['loses their level there', nurse, (person) => member(person).update({ roleId: null })],
  ['is disabled', nurse, (person) => profile(person).update({ disabled: true })],
  ['is deleted', nurse, (person) => profile(person).delete()],
  ['follows another resident now', relative, (person) => member(person).update({ beneficiaryIds: ['x'] })],
])('whoever %s between two requests is told no at the second', async (_what, make, lose) => {
  const person = await make()
  expect((await answersTo(person)).roy).toBe(200)
  await lose(person)
  expect((await answersTo(person)).roy).toBe(403)
})
