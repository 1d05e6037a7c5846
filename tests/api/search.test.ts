import { setBeneficiaryCall, setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import {
  changeDeviceCall,
  claimDeviceCall,
  moveDeviceCall,
  retireDeviceCall,
} from '@vigie/domain/api/device-calls'
import { revokeCall } from '@vigie/domain/api/people-calls'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { type Found, foundAtOnce, searchCall, searchPrivatelyCall } from '@vigie/domain/api/search-calls'
import { assignmentOf } from '@vigie/domain/devices/claim'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { residentEntry } from '@vigie/domain/search/search-entry'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { type Account, join, signUp, type TestPerson } from '../support/people.ts'
import { seenResident } from '../support/seen-resident.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

/** A word that stands in nothing else. */
const rare = () =>
  `q${newId('x')
    .replaceAll(/[^a-z0-9]/gi, '')
    // Of letters alone: seven digits are a telephone number, which is in no name.
    .replaceAll(/\d/g, (digit) => 'ghijkmnopr'.charAt(Number(digit)))
    .toLowerCase()}`

async function find(person: TestPerson, term: string): Promise<Found> {
  const { status, data } = await callApi(person, searchPrivatelyCall, { params: {}, body: { term } })
  expect(status).toBe(200)
  return data as unknown as Found
}
const namesOf = ({ residents }: Found) => residents.map(({ name }) => name)

describe('whoever looks finds what they may see, and nothing else', () => {
  const word = rare()
  let home: TestHome
  let followed: string
  beforeAll(async () => {
    home = await createHome({ name: 'Les Érables' })
    followed = await home.addResident({ name: `Mme Suivie ${word}`, room: '9' })
    await home.addDevice(followed, 'NOVIKA-LW-BOUTON', `Lit ${word}`)
    const other = await home.addResident({ name: `M. Autre ${word}`, room: '10' })
    await home.addDevice(other, 'NOVIKA-LW-BOUTON', `Porte ${word}`)
    await home.addResident({ name: `Mme Partie ${word}`, room: '3', state: 'archived' })
    await home.addMember({ user: { displayName: `Alice ${word}` } })
    await home.addMember({ user: { displayName: `Carl ${word}` }, member: { state: 'refused' } })
    const foreign = await createHome()
    const abroad = await foreign.addResident({ name: `Mme Ailleurs ${word}` })
    await foreign.addDevice(abroad, 'NOVIKA-LW-BOUTON', `Ailleurs ${word}`)
    await foreign.addMember({ user: { displayName: `Bob ${word}` } })
  })

  // By room, and who is archived last.
  const everybody = ['Suivie', 'Autre', 'Partie']
  const both = ['Lit', 'Porte']
  interface Seen {
    residents?: string[]
    devices?: string[]
    users?: string[]
  }
  const kinds: [
    string,
    Account,
    (Partial<Member> & { roleId: 1 | 10 | 11 | null; follows?: true }) | null,
    Seen,
  ][] = [
    [
      'an administrator',
      { role: ADMIN_ESTABLISHMENT },
      { roleId: ADMIN },
      { residents: everybody, devices: both, users: ['Alice'] },
    ],
    ['a nurse', { role: NURSE }, { roleId: READ_WRITE }, { residents: everybody, devices: both }],
    ['a reader', { role: READ_ONLY }, { roleId: READ_ONLY }, { residents: everybody, devices: both }],
    [
      'a caregiver',
      { role: CAREGIVER },
      { roleId: READ_ONLY, follows: true },
      { residents: ['Suivie'], devices: ['Lit'] },
    ],
    ['a caregiver of nobody at level ADMIN', { role: CAREGIVER }, { roleId: ADMIN }, {}],
    ['a member without a level', { role: NURSE }, { roleId: null }, {}],
    ['somebody invited', { role: NURSE }, { roleId: ADMIN, state: 'pending' }, {}],
    ['a nurse of no home', { role: NURSE }, null, {}],
  ]

  it.each(kinds)('%s', async (_who, account, as, { residents = [], devices = [], users = [] }) => {
    const person = await signUp(account)
    if (as) {
      const { follows, ...access } = as
      await join(home.eid, person, { ...access, beneficiaryIds: follows ? [followed] : [] })
      if (follows) await db.doc(paths.beneficiary(home.eid, followed)).update({ caregiverIds: [person.uid] })
    }
    const found = await find(person, word.toUpperCase())
    const wordsOf = (names: string[]) =>
      names.map((name) =>
        name
          .replace(word, '')
          .replace(/^(M\.|Mme)/, '')
          .trim(),
      )
    expect({
      residents: wordsOf(namesOf(found)),
      devices: wordsOf(found.devices.map(({ location }) => location)),
      users: wordsOf(found.users.map(({ displayName }) => displayName)),
    }).toEqual({ residents, devices, users })
    expect(found.more).toBe(false)
    expect(found.residents.every(({ establishmentName }) => establishmentName === 'Les Érables')).toBe(true)
  })

  it.each<[string, Account]>([
    ['a super administrator', { role: ADMIN }],
    ['an operator', { operator: true }],
  ])('%s: those of every home', async (_who, account) => {
    const found = await find(await signUp(account), word)
    expect(found.residents).toHaveLength(4)
    expect(found.devices).toHaveLength(3)
  })

  it('nobody, whose account is closed or whose address is not verified', async () => {
    const [closed, unverified] = [
      await signUp({ role: NURSE }),
      await signUp({ role: NURSE, emailVerified: false }),
    ]
    for (const person of [closed, unverified]) await join(home.eid, person, { roleId: READ_WRITE })
    await db.doc(paths.user(closed.uid)).update({ disabled: true })
    for (const person of [closed, unverified]) {
      const { status } = await callApi(person, searchPrivatelyCall, { params: {}, body: { term: word } })
      expect(status).toBe(403)
    }
  })
})

describe('the records say what is shown, whatever leads to them', () => {
  it('what an entry leads to is not shown where the record says something else, or is not there', async () => {
    const home = await createHome()
    const nurse = await signUp({ role: NURSE })
    await join(home.eid, nurse, { roleId: READ_WRITE })
    const word = rare()
    const bid = await home.addResident({ name: 'Mme Roy' })
    for (const id of [bid, 'nobody']) {
      const { path, data } = residentEntry(home.eid, id, {
        name: `Mme Roy ${word}`,
        room: '',
        state: 'active',
      })
      await db.doc(path).set(data)
    }
    expect(namesOf(await find(nurse, word))).toEqual([])
    expect(namesOf(await find(nurse, 'roy'))).toEqual(['Mme Roy'])
  })

  it('a caregiver sees nobody but whom they follow, whatever an entry says of whose it is', async () => {
    const home = await createHome()
    const [own, other] = [await home.addResident({ name: 'Mme Suivie' }), await home.addResident()]
    const caregiver = await signUp({ role: CAREGIVER })
    await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [own] })
    await db.doc(paths.beneficiary(home.eid, own)).update({ caregiverIds: [caregiver.uid] })
    const word = rare()
    const named = { name: `Mme Autre ${word}`, room: '' }
    await db.doc(paths.beneficiary(home.eid, other)).update(named)
    const entry = residentEntry(home.eid, other, { ...named, state: 'active' })
    await db.doc(entry.path).set({ ...entry.data, beneficiaryId: own })
    const deviceId = await home.addDevice(other, 'NOVIKA-LW-BOUTON', word)
    await db.doc(paths.searchEntry('device', home.eid, deviceId)).update({ beneficiaryId: own })
    expect(await find(caregiver, word)).toMatchObject({ residents: [], devices: [] })
    expect(namesOf(await find(caregiver, 'suivie'))).toEqual(['Mme Suivie'])
  })

  it('a device is found by what leads to another home only once it is that home’s', async () => {
    const [home, foreign] = [await createHome(), await createHome()]
    const admin = await signUp({ role: ADMIN_ESTABLISHMENT })
    await join(home.eid, admin, { roleId: ADMIN })
    const bid = await home.addResident()
    const deviceId = await foreign.addDevice(await foreign.addResident(), 'NOVIKA-LW-BOUTON')
    const claim = { type: 'NOVIKA-LW-BOUTON' as const, beneficiaryId: bid, location: 'Lit' }
    expect(
      (await callApi(admin, claimDeviceCall, { params: { eid: home.eid, deviceId }, body: claim })).status,
    ).toBe(200)
    expect((await find(admin, deviceId)).devices).toEqual([])
    const now = Date.now()
    const theirs = assignmentOf(home.eid, { ...claim, deviceId, by: admin.uid, at: now }, now)
    await db.doc(paths.assignment(deviceId)).set(theirs)
    expect((await find(admin, deviceId)).devices).toMatchObject([{ deviceId, bid, location: 'Lit' }])
  })
})

describe('every writer keeps what is found', () => {
  let home: TestHome
  let admin: TestPerson
  beforeAll(async () => {
    home = await createHome()
    admin = await signUp({ role: ADMIN_ESTABLISHMENT })
    await join(home.eid, admin, { roleId: ADMIN })
  })

  it('a resident who is added, called otherwise, archived and restored', async () => {
    const params = { eid: home.eid, bid: newId('resident') }
    const [first, second] = [rare(), rare()]
    const say = async (name: string, room: string) =>
      callApi(admin, setBeneficiaryCall, {
        params,
        body: { name, room, seen: await seenResident(params.eid, params.bid) },
      })
    await say(`Élise ${first}`, '7')
    expect(namesOf(await find(admin, `${first} elise`))).toEqual([`Élise ${first}`])
    await say(`Élise ${second}`, '8')
    expect(namesOf(await find(admin, first))).toEqual([])
    expect((await find(admin, `8 ${second} él`)).residents).toMatchObject([
      { bid: params.bid, state: 'active' },
    ])
    for (const state of ['archived', 'active'] as const) {
      await callApi(admin, setBeneficiaryStateCall, { params, body: { state } })
      expect((await find(admin, second)).residents).toMatchObject([{ bid: params.bid, state }])
      const entry = await db.doc(paths.searchEntry('resident', home.eid, params.bid)).get()
      expect(entry.get('isArchived')).toBe(state === 'archived')
    }
  })

  it('a device that hangs elsewhere, is another’s, and is taken away', async () => {
    const [one, other] = [
      await home.addResident({ name: 'Mme Une' }),
      await home.addResident({ name: 'M. Autre' }),
    ]
    const deviceId = await home.addDevice(one, 'NOVIKA-LW-BANDE', 'Lit', newDevEui())
    const [params, word] = [{ eid: home.eid, deviceId }, rare()]
    await callApi(admin, changeDeviceCall, { params, body: { type: 'NOVIKA-LW-BOUTON', location: word } })
    expect((await find(admin, `bouton ${word}`)).devices).toMatchObject([{ deviceId, name: 'Mme Une' }])
    expect((await find(admin, deviceId.slice(-6))).devices).toMatchObject([{ deviceId }])
    await callApi(admin, moveDeviceCall, { params, body: { beneficiaryId: other } })
    expect((await find(admin, word)).devices).toMatchObject([{ deviceId, name: 'M. Autre', bid: other }])
    const caregiver = await signUp({ role: CAREGIVER })
    await join(home.eid, caregiver, { roleId: READ_ONLY, beneficiaryIds: [other] })
    await db.doc(paths.beneficiary(home.eid, other)).update({ caregiverIds: [caregiver.uid] })
    expect((await find(caregiver, word)).devices).toHaveLength(1)
    await callApi(admin, retireDeviceCall, { params })
    expect((await find(admin, word)).devices).toEqual([])
    expect((await db.doc(paths.searchEntry('device', home.eid, deviceId)).get()).exists).toBe(false)
  })

  it('a person who takes another name, and leaves', async () => {
    const nurse = await signUp({ role: NURSE })
    await join(home.eid, nurse, { roleId: READ_WRITE })
    const [word, root] = [rare(), await signUp({ role: ADMIN })]
    const body = { displayName: `Zoé ${word}` }
    await callApi(nurse, changeProfileCall, { params: { uid: nurse.uid }, body })
    for (const person of [admin, root])
      expect((await find(person, `${word} zoe`)).users).toMatchObject([{ uid: nurse.uid }])
    await callApi(admin, revokeCall, { params: { eid: home.eid, userId: nurse.uid } })
    expect((await find(admin, word)).users).toEqual([])
    expect((await find(root, word)).users).toMatchObject([{ uid: nurse.uid }])
    expect((await db.doc(paths.searchEntry('user', home.eid, nurse.uid)).get()).exists).toBe(false)
  })
})

it('an answer is bounded, says that there is more, and names who lives there before who is archived', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const word = rare()
  for (let count = 0; count < foundAtOnce; count += 1)
    await home.addResident({ name: `${word} ${count}`, room: `${count}`, state: 'archived' })
  await home.addResident({ name: `Vivante ${word}`, room: '99' })
  const found = await find(nurse, word)
  expect(found.residents).toHaveLength(foundAtOnce)
  expect(found.residents[0]).toMatchObject({ name: `Vivante ${word}`, state: 'active' })
  expect(found.more).toBe(true)
  expect(await find(nurse, `viv ${word}`)).toMatchObject({ residents: [{ room: '99' }], more: false })
})

it('both calls answer the same; what is too long, or nothing to look for, finds nothing', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const word = rare()
  await home.addResident({ name: `Mme D’Amours ${word}` })
  const term = `d’amours / ${word}`
  const byGet = await callApi(nurse, searchCall, { params: { term } })
  expect(byGet.data).toEqual(await find(nurse, term))
  expect(namesOf(byGet.data as unknown as Found)).toHaveLength(1)
  expect(byGet.headers.get('cache-control')).toBe('private, no-store')
  for (const nothing of [' ', '@', '\u0000', '…']) expect((await find(nurse, nothing)).residents).toEqual([])
  const tooLong = await callApi(nurse, searchPrivatelyCall, { params: {}, body: { term: 'a'.repeat(101) } })
  expect(tooLong.status).toBe(400)
})

it('of what very many are called by, each kind is found, and who lives there before who is archived', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const word = rare()
  const archived = Array.from({ length: 3 * (foundAtOnce + 1) }, (_, count) =>
    home.addResident({ name: `${word} ${count}`, room: `${count}`, state: 'archived' }),
  )
  await Promise.all(archived)
  const living = await home.addResident({ name: `Vivante ${word}`, room: '99' })
  const deviceId = await home.addDevice(living, 'NOVIKA-LW-BANDE', word, newDevEui())
  const { residents, devices, more } = await find(nurse, word)
  expect(residents).toHaveLength(foundAtOnce)
  expect(residents[0]).toMatchObject({ bid: living, state: 'active' })
  expect(devices).toMatchObject([{ deviceId, bid: living }])
  expect(more).toBe(true)
})
