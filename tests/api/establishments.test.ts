import { randomUUID } from 'node:crypto'
import { setBeneficiaryCall } from '@vigie/domain/api/beneficiary-calls'
import {
  changeEstablishmentCall,
  createEstablishmentCall,
  deleteShiftCall,
  removeEventsCall,
  setLicencesCall,
  setShiftCall,
} from '@vigie/domain/api/establishment-calls'
import { mostEstablishmentsMade } from '@vigie/domain/care/managed-establishment'
import { figuresPaths, paths } from '@vigie/domain/paths'
import { type MembershipRoleId, type RoleId, roles } from '@vigie/domain/people/roles'
import { mostShifts } from '@vigie/domain/time/shift'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const said = {
  name: 'Résidence des Pins',
  address: '2, rue des Pins, Québec',
  contact: { name: 'Accueil', phone: '+14185550100', email: 'accueil@vigie.example' },
  timeZone: 'America/Toronto',
}
const night = { nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

const create = (person: TestPerson | null, eid: string, body = said) =>
  callApi(person, createEstablishmentCall, { params: { eid }, body })
const change = (person: TestPerson, { eid }: Pick<TestHome, 'eid'>, body: object) =>
  callApi(person, changeEstablishmentCall, { params: { eid }, body })
const setShift = (person: TestPerson, { eid }: Pick<TestHome, 'eid'>, sid: string, body: object = night) =>
  callApi(person, setShiftCall, { params: { eid, sid }, body: body as typeof night })
const deleteShift = (person: TestPerson, { eid }: Pick<TestHome, 'eid'>, sid: string) =>
  callApi(person, deleteShiftCall, { params: { eid, sid } })
const setLicences = (person: TestPerson, { eid }: Pick<TestHome, 'eid'>, body: object) =>
  callApi(person, setLicencesCall, { params: { eid }, body: body as { beds: null; until: null } })

const stored = async (path: string) => (await db.doc(path).get()).data()
const actsOn = async (path: string) =>
  (await db.collection(paths.audits).where('path', '==', path).get()).docs.map((act) => act.get('action'))

let superAdmin: TestPerson
beforeAll(async () => {
  superAdmin = await signUp({ role: ADMIN })
})

async function administratorOf({ eid }: TestHome): Promise<TestPerson> {
  const person = await signUp({ role: READ_WRITE })
  await join(eid, person, { roleId: ADMIN })
  return person
}

/** Those who must not manage a home: of it, of another, of none. */
async function othersOf(home: TestHome): Promise<TestPerson[]> {
  const of = async (role: RoleId, roleId: MembershipRoleId | null) => {
    const person = await signUp({ role })
    await join(home.eid, person, { roleId })
    return person
  }
  const invited = await signUp({ role: ADMIN_ESTABLISHMENT })
  await join(home.eid, invited, { roleId: ADMIN, state: 'pending' })
  return Promise.all([
    of(READ_WRITE, READ_WRITE),
    of(NURSE, READ_ONLY),
    of(CAREGIVER, ADMIN),
    of(ADMIN_ESTABLISHMENT, null),
    signUp({ role: ADMIN_ESTABLISHMENT }),
    administratorOf(await createHome()),
    invited,
  ])
}

describe('a new establishment', () => {
  it('is administered by whoever makes it, who alone is shown its key, once', async () => {
    const person = await signUp({ role: READ_WRITE })
    const eid = randomUUID()
    const { status, data } = await create(person, eid)
    expect(status).toBe(200)
    expect(data.apiKey).toMatch(/^vigie-[\w-]{43}$/)
    expect(await stored(paths.establishment(eid))).toMatchObject({
      ...said,
      state: 'active',
      createdBy: person.uid,
    })
    expect(await stored(paths.member(eid, person.uid))).toMatchObject({
      uid: person.uid,
      displayName: person.name,
      establishmentName: said.name,
      roleId: ADMIN,
      role: READ_WRITE,
      state: 'accepted',
    })
    const settings = await stored(paths.settings(eid))
    expect(settings).toMatchObject({ licences: { beds: null, until: null }, apiKeys: { former: [] } })
    expect(JSON.stringify([settings, await stored(paths.keys(eid))])).not.toContain(data.apiKey)

    expect(await create(person, eid, { ...said, name: 'Autre' })).toMatchObject({
      status: 200,
      data: { apiKey: null },
    })
    expect(await stored(paths.establishment(eid))).toMatchObject(said)
    expect(await actsOn(paths.establishment(eid))).toEqual(['establishment.create'])
    expect((await change(person, { eid }, { name: 'Les Pins' })).data).toEqual({ changed: true })
  })

  it('is one, however often it is made at once', async () => {
    const person = await signUp({ role: READ_WRITE })
    const eid = randomUUID()
    const answers = await Promise.all([create(person, eid), create(person, eid)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ data }) => data.apiKey !== null)).toHaveLength(1)
  })

  it('takes no id that is somebody else’s', async () => {
    const home = await createHome()
    const before = await stored(paths.establishment(home.eid))
    for (const person of [await signUp({ role: READ_WRITE }), superAdmin]) {
      expect((await create(person, home.eid)).data.code).toBe('establishmentExists')
      expect(await stored(paths.member(home.eid, person.uid))).toBeUndefined()
    }
    expect(await stored(paths.establishment(home.eid))).toEqual(before)
  })

  it('is one of five at most, at once or one by one; for a super administrator of any number', async () => {
    const person = await signUp({ role: READ_WRITE })
    const maker = await signUp({ role: ADMIN })
    for (const { uid } of [person, maker]) {
      for (let count = 1; count < mostEstablishmentsMade; count += 1) await createHome({ createdBy: uid })
    }
    const answers = await Promise.all([1, 2].map(() => create(person, randomUUID())))
    expect(answers.map(({ data }) => data.code ?? 'made').toSorted()).toEqual([
      'made',
      'tooManyEstablishments',
    ])
    expect((await create(person, randomUUID())).data.code).toBe('tooManyEstablishments')
    for (const eid of [randomUUID(), randomUUID()]) expect((await create(maker, eid)).status).toBe(200)
  })

  it('is made by staff whose address is verified', async () => {
    const people = [
      null,
      await signUp({ role: CAREGIVER }),
      await signUp(),
      await signUp({ role: READ_WRITE, emailVerified: false }),
    ]
    for (const person of people) {
      const eid = randomUUID()
      expect((await create(person, eid)).status).toBe(person === null ? 401 : 403)
      expect(await stored(paths.establishment(eid))).toBeUndefined()
    }
  })

  it('is what its call says and nothing else', async () => {
    const person = await signUp({ role: READ_WRITE })
    const bodies = [
      { ...said, name: ' ' },
      { ...said, timeZone: 'America/Montcuq' },
      { ...said, address: '12, rue\u202e des Pins' },
      { ...said, name: `Les Pins${'\u0301'.repeat(60)}` },
      { ...said, address: '12, rue des Pins\ufffc' },
      { ...said, contact: { ...said.contact, name: 'A\u0007' } },
      { ...said, contact: { ...said.contact, email: 'nobody' } },
      { ...said, contact: { ...said.contact, uid: person.uid } },
      { ...said, contact: { ...said.contact, phone: '418 555-0100' } },
      { ...said, contact: { ...said.contact, phone: 'à l’accueil' } },
      { ...said, state: 'inactive' },
      { ...said, createdBy: 'somebody' },
      { ...said, counts: { beneficiaries: 1 } },
    ]
    for (const body of bodies) expect((await create(person, randomUUID(), body)).status).toBe(400)
  })

  it('is not called what would speak for Vigie in the mail to whom it invites; one that is called so since before stays', async () => {
    const person = await signUp({ role: READ_WRITE })
    const names = ['Sécurité Vigie, compte bloqué', 'Soutien V1gie', 'Rappelez le 1 900 555-0199']
    const unfit = { status: 400, data: { code: 'homeNameUnfit' } }
    for (const name of names)
      expect(await create(person, randomUUID(), { ...said, name })).toMatchObject(unfit)
    const home = await createHome({ name: 'Résidence La Vigie' })
    const admin = await administratorOf(home)
    for (const name of names) expect(await change(admin, home, { name })).toMatchObject(unfit)
    const same = { name: 'Résidence La Vigie', address: said.address }
    expect(await change(admin, home, same)).toMatchObject({ status: 200, data: { changed: true } })
  })

  it('is not called Vigie in parted or doubled letters, nor by signs of elsewhere, an emergency service or somebody’s account, by a new account either', async () => {
    const person = await signUp({ role: READ_WRITE })
    const home = await createHome()
    const admin = await administratorOf(home)
    const unfit = { status: 400, data: { code: 'homeNameUnfit' } }
    for (const name of [
      'V I G I E',
      'Sécurité VIG IE rappelez neuf-cents',
      'Vi-gie',
      'Équipe Vigies',
      'Vigiesécurité',
      'Viggie',
      'Residence ٠١٩٠٠٥٥٥٠١٩٩',
      '911',
      'Police',
      'Urgence 911',
      'Compte suspendu: evil.example',
    ]) {
      expect(await create(person, randomUUID(), { ...said, name }), name).toMatchObject(unfit)
      expect(await change(admin, home, { name }), name).toMatchObject(unfit)
    }
    for (const name of ['Résidence Vigier', 'Résidence de la Police montée'])
      expect(await change(admin, home, { name }), name).toMatchObject({ status: 200 })
  })

  it('is reached at a telephone number that there can be, or at none', async () => {
    const person = await signUp({ role: READ_WRITE })
    const home = await createHome()
    const administrator = await administratorOf(home)
    const of = (phone: string) => ({ contact: { ...said.contact, phone } })
    const answers = [
      await create(person, randomUUID(), { ...said, ...of('+999123456789') }),
      await change(administrator, home, of('+999123456789')),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, data: { code: 'phoneImpossible' } })
    expect(await change(administrator, home, of(''))).toMatchObject({ status: 200, data: { changed: true } })
    expect((await stored(paths.establishment(home.eid)))?.contact.phone).toBe('')
  })
})

describe('what is said of an establishment', () => {
  it('changes by what is sent, and its name and state with everybody’s membership', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    const member = await home.addMember()
    const path = paths.establishment(home.eid)
    const before = await stored(path)
    const told = { name: 'Les Pins', state: 'inactive', contact: said.contact }
    expect((await change(administrator, home, told)).data).toEqual({ changed: true })
    const after = await stored(path)
    expect(after).toEqual({
      ...before,
      ...told,
      stateSince: expect.any(Number),
      lastUpdateAt: expect.any(Number),
    })
    expect(after?.lastUpdateAt).toBeGreaterThan(before?.lastUpdateAt)
    for (const uid of [administrator.uid, member]) {
      expect(await stored(paths.member(home.eid, uid))).toMatchObject({
        establishmentName: 'Les Pins',
        establishmentState: 'inactive',
      })
    }
    expect((await change(administrator, home, told)).data).toEqual({ changed: false })
    expect(await stored(path)).toEqual(after)
    expect(await actsOn(path)).toEqual(['establishment.change'])
    const [act] = (await db.collection(paths.audits).where('path', '==', path).get()).docs
    expect(act?.data()).toMatchObject({ state: 'inactive' })
    // An administrator changes an inactive home, and sets it active again.
    expect((await change(administrator, home, { state: 'active' })).data).toEqual({ changed: true })
    expect(await stored(paths.member(home.eid, member))).toMatchObject({ establishmentState: 'active' })
  })

  it('is an administrator’s to say', async () => {
    const home = await createHome()
    const before = await stored(paths.establishment(home.eid))
    for (const person of await othersOf(home)) {
      expect((await change(person, home, { name: 'À moi' })).status).toBe(403)
      expect((await setShift(person, home, 'night')).status).toBe(403)
      expect((await deleteShift(person, home, 'night')).status).toBe(403)
    }
    expect(await stored(paths.establishment(home.eid))).toEqual(before)
    expect((await change(superAdmin, { eid: 'no-such-home' }, { name: 'x' })).data.code).toBe(
      'establishmentNotFound',
    )
  })

  it('takes no field of which the call knows nothing', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    const before = await stored(paths.establishment(home.eid))
    const bodies = [
      { name: 'x', lastUpdateAt: 1 },
      { shifts: [] },
      { counts: { beneficiaries: 0 } },
      { createdBy: administrator.uid },
      { state: 'closed' },
      { name: null },
      { contact: { name: 'x' } },
    ]
    for (const body of bodies) expect((await change(administrator, home, body)).status).toBe(400)
    expect(await stored(paths.establishment(home.eid))).toEqual(before)
  })
})

describe('a shift', () => {
  it('is added, changed and taken out, once each however often it is asked', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    const shifts = async () => (await stored(paths.establishment(home.eid)))?.shifts
    expect((await setShift(administrator, home, 'night')).data).toEqual({ changed: true })
    expect((await setShift(administrator, home, 'night')).data).toEqual({ changed: false })
    expect(await shifts()).toEqual([{ id: 'night', name: 'Nuit', ...night }])
    await setShift(administrator, home, 'night', { ...night, end: '06:30' })
    expect(await shifts()).toEqual([{ id: 'night', name: 'Nuit', ...night, end: '06:30' }])
    expect((await deleteShift(administrator, home, 'night')).data).toEqual({ changed: true })
    expect((await deleteShift(administrator, home, 'night')).data).toEqual({ changed: false })
    expect(await shifts()).toEqual([])
    expect((await actsOn(paths.establishment(home.eid))).toSorted()).toEqual([
      'shift.delete',
      'shift.set',
      'shift.set',
    ])
  })

  it('is called in the journal what it was then, with what of it was changed', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    await setShift(administrator, home, 'night')
    await setShift(administrator, home, 'night', { ...night, end: '06:30' })
    await setShift(administrator, home, 'night', { ...night, nameFR: 'La nuit' })
    await deleteShift(administrator, home, 'night')
    const noted = await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()
    const acts = noted.docs.map((act) => act.data()).toSorted((one, other) => one.at - other.at)
    expect(acts.map(({ aboutName, renamed, fields }) => ({ aboutName, renamed, fields }))).toEqual([
      { aboutName: 'Nuit', fields: ['nameFR', 'nameEN', 'start', 'end'] },
      { aboutName: 'Nuit', fields: ['end'] },
      { aboutName: 'La nuit', renamed: { from: 'Nuit', to: 'La nuit' }, fields: ['nameFR', 'end'] },
      { aboutName: 'La nuit', fields: ['shifts'] },
    ])
  })

  it('is changed as it was last seen: what another has made of it, or that it is gone, is not written over unseen', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    const ends = async () =>
      (await stored(paths.establishment(home.eid)))?.shifts.map(({ end }: { end: string }) => end)
    await setShift(administrator, home, 'night')
    await setShift(administrator, home, 'night', { ...night, end: '06:00' })
    const renamed = { ...night, nameFR: 'La nuit' }
    const late = await setShift(administrator, home, 'night', { ...renamed, seen: night })
    expect([late.status, late.data.code]).toEqual([409, 'shiftChanged'])
    expect(await ends()).toEqual(['06:00'])
    const seen = { ...night, end: '06:00' }
    expect((await setShift(administrator, home, 'night', { ...renamed, seen })).data).toEqual({
      changed: true,
    })
    // The same again, whose answer was lost, is no other's change.
    expect((await setShift(administrator, home, 'night', { ...renamed, seen })).data).toEqual({
      changed: false,
    })
    await deleteShift(administrator, home, 'night')
    const gone = await setShift(administrator, home, 'night', { ...night, seen: renamed })
    expect([gone.status, gone.data.code]).toEqual([409, 'shiftChanged'])
    expect(await ends()).toEqual([])
  })

  it('is not called as another, unless it was already', async () => {
    const twins = ['one', 'two'].map((id) => ({ id, name: 'Nuit', ...night }))
    const home = await createHome({ shifts: twins })
    const administrator = await administratorOf(home)
    const set = async (id: string, said: object) => {
      const { data } = await setShift(administrator, home, id, { ...night, ...said })
      return data.code ?? data.changed
    }
    expect(await set('new', { nameFR: 'NUIT ', nameEN: 'Late' })).toBe('shiftNameTaken')
    expect(await set('new', { nameFR: 'Tard', nameEN: 'night' })).toBe('shiftNameTaken')
    expect(await set('two', { end: '06:00' })).toBe(true)
    expect(await set('two', { nameFR: 'Fin de nuit', nameEN: 'Late night' })).toBe(true)
    expect(await set('two', {})).toBe('shiftNameTaken')
    const [late, later] = await Promise.all(
      ['late', 'later'].map((id) => set(id, { nameFR: 'Soirée', nameEN: 'Evening' })),
    )
    expect([late, later].toSorted()).toEqual(['shiftNameTaken', true].toSorted())
    expect((await stored(paths.establishment(home.eid)))?.shifts).toHaveLength(3)
  })

  it('stays while a rule is limited to it', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    await setShift(administrator, home, 'night')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], shiftIds: ['night'] })
    const { status, data } = await deleteShift(administrator, home, 'night')
    expect([status, data.code]).toEqual([409, 'shiftInUse'])
    expect((await stored(paths.establishment(home.eid)))?.shifts).toHaveLength(1)
  })

  it('comes with others that are added at once, up to 24', async () => {
    const known = Array.from({ length: mostShifts - 1 }, (_, index) => ({
      id: `shift-${index}`,
      name: 'Nuit',
      ...night,
    }))
    const home = await createHome({ shifts: known })
    const administrator = await administratorOf(home)
    const answers = await Promise.all(
      ['a', 'b'].map((id) => setShift(administrator, home, id, { ...night, nameFR: id, nameEN: id })),
    )
    expect(answers.map(({ data }) => data.code ?? 'set').toSorted()).toEqual(['set', 'tooManyShifts'])
    expect((await stored(paths.establishment(home.eid)))?.shifts).toHaveLength(mostShifts)
  })

  it('has two names and two times that differ', async () => {
    const home = await createHome()
    const administrator = await administratorOf(home)
    const bodies = [
      { ...night, end: night.start },
      { ...night, end: '24:00' },
      { ...night, nameEN: ' ' },
      { ...night, nameFR: 'Nuit\u0000' },
      { ...night, name: 'x' },
      { nameFR: 'Nuit', start: '23:00', end: '07:00' },
    ]
    for (const body of bodies) expect((await setShift(administrator, home, 'night', body)).status).toBe(400)
  })
})

describe('licences', () => {
  it('are a super administrator’s to set', async () => {
    const home = await createHome()
    const licences = { beds: 40, until: Date.parse('2027-12-31T23:59:59Z') }
    for (const person of [...(await othersOf(home)), await administratorOf(home)]) {
      expect((await setLicences(person, home, licences)).status).toBe(403)
    }
    expect((await setLicences(superAdmin, home, licences)).data).toEqual({ changed: true })
    expect((await setLicences(superAdmin, home, licences)).data).toEqual({ changed: false })
    const settings = await stored(paths.settings(home.eid))
    expect(settings).toMatchObject({ licences, apiKeys: { current: { id: 'first' } } })
    expect(await actsOn(paths.settings(home.eid))).toEqual(['licences.set'])
    await setLicences(superAdmin, home, { ...licences, beds: 41 })
    const noted = await db.collection(paths.audits).where('path', '==', paths.settings(home.eid)).get()
    expect(noted.docs.map((act) => act.get('fields'))).toEqual(
      expect.arrayContaining([['beds', 'until'], ['beds']]),
    )
    for (const body of [{ beds: -1, until: null }, { beds: 1 }, { ...licences, apiKeys: {} }]) {
      expect((await setLicences(superAdmin, home, body)).status).toBe(400)
    }
    expect((await setLicences(superAdmin, { eid: 'no-such-home' }, licences)).data.code).toBe(
      'establishmentNotFound',
    )
  })

  it('stop nothing: with more residents than beds, and run out, one is added and a button still calls', async () => {
    const home = await createHome({ counts: { beneficiaries: 0 } })
    const director = await administratorOf(home)
    await setLicences(superAdmin, home, { beds: 1, until: Date.parse('2026-01-31T00:00:00Z') })
    const added = [newId('resident'), newId('resident')]
    for (const bid of added) {
      const body = { name: 'Mme Roy', room: '214', seen: null }
      const answer = await callApi(director, setBeneficiaryCall, { params: { eid: home.eid, bid }, body })
      expect(answer).toMatchObject({ status: 200, data: { changed: true } })
    }
    expect(await stored(paths.establishment(home.eid))).toMatchObject({ counts: { beneficiaries: 2 } })
    const deviceId = await home.addDevice(added[1] ?? '', 'NOVIKA-LW-BOUTON', 'Chevet')
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
    await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
    await whenCollection(paths.alerts(home.eid), ({ length }) => length === 1)
  })
})

describe('the events of an establishment', () => {
  const removeEvents = (person: TestPerson, { eid }: TestHome, name: string, after: string | null = null) =>
    callApi(person, removeEventsCall, { params: { eid }, body: { name, after } })
  const daysOf = async ({ eid }: TestHome, bid: string) =>
    (await db.collection(paths.days(eid, bid)).count().get()).data().count
  const firstDay = Date.parse('2020-01-01')

  async function addDays({ eid }: TestHome, bid: string, count: number) {
    const writer = db.bulkWriter()
    for (let day = 0; day < count; day += 1) {
      const date = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10)
      void writer.set(db.doc(paths.day(eid, bid, date, 'a840410000010001')), { date })
    }
    await writer.close()
  }

  it('are removed part by part, each noted, and nobody else’s', async () => {
    const [home, other] = await Promise.all([createHome({ name: 'Les Ormes' }), createHome()])
    const administrator = await administratorOf(home)
    const residents = [await home.addResident(), await home.addResident({ state: 'archived' })].toSorted()
    const neighbour = await other.addResident()
    const [first = '', second = ''] = residents
    await Promise.all([addDays(home, first, 20), addDays(home, second, 600), addDays(other, neighbour, 1)])

    const begun = await removeEvents(administrator, home, 'Les Ormes')
    expect(begun.data).toEqual({ removed: 600, after: first, residents: 2, left: 1 })
    const removal = async () => (await stored(paths.settings(home.eid)))?.removal
    // Whoever loads the page anew is told that it is not finished.
    expect(await removal()).toEqual({ after: null, by: administrator.uid, at: expect.any(Number) })
    const ended = await removeEvents(administrator, home, 'Les Ormes', first)
    expect(ended.data).toEqual({ removed: 20, after: second, residents: 2, left: 0 })
    expect(await removal()).toBeUndefined()
    const again = await removeEvents(administrator, home, 'Les Ormes')
    expect(again.data).toEqual({ removed: 0, after: second, residents: 2, left: 0 })
    expect(await Promise.all(residents.map((bid) => daysOf(home, bid)))).toEqual([0, 0])
    expect(await daysOf(other, neighbour)).toBe(1)
    expect(await stored(paths.settings(home.eid))).toMatchObject({ apiKeys: { current: { id: 'first' } } })
    expect(await actsOn(paths.settings(home.eid))).toEqual([])
    expect(await actsOn(paths.days(home.eid, first))).toEqual(['events.remove'])
    // That it began is noted for the whole home, each time it does.
    expect(await actsOn(paths.establishment(home.eid))).toEqual(['events.remove', 'events.remove'])
  })

  it('are noted of whom figures alone were left, too', async () => {
    const home = await createHome({ name: 'Les Ormes' })
    const bid = await home.addResident()
    const months = figuresPaths.months(home.eid, bid)
    await db.doc(`${months}/2026-01`).set({ days: {} })
    await removeEvents(await administratorOf(home), home, 'Les Ormes')
    expect((await db.collection(months).get()).size).toBe(0)
    expect(await actsOn(months)).toEqual(['events.remove'])
  })

  it('stay where the name is not typed, and for whoever does not administer the home', async () => {
    const home = await createHome({ name: 'Les Ormes' })
    const bid = await home.addResident()
    await addDays(home, bid, 1)
    for (const person of await othersOf(home)) {
      expect((await removeEvents(person, home, 'Les Ormes')).status).toBe(403)
    }
    const { status, data } = await removeEvents(await administratorOf(home), home, 'les ormes')
    expect([status, data.code]).toEqual([409, 'nameDiffers'])
    expect(await daysOf(home, bid)).toBe(1)
  })
})
