import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { READ_WRITE, ADMIN } = roles
const url = (path: string) => `${process.env.VIGIE_HOSTING_URL}${path}`

let home: TestHome
let attendant: TestPerson
let stranger: TestPerson
let path: string
beforeAll(async () => {
  home = await createHome()
  attendant = await signUp({ role: READ_WRITE })
  stranger = await signUp({ role: READ_WRITE })
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await db.doc(paths.alert(home.eid, 'alert')).set(newAlert())
  path = `/establishment/${home.eid}/alert/alert`
})

describe('a request that /api refuses', () => {
  it('because nobody is signed in, is told to sign in', async () => {
    expect(await callApi(null, `${path}/acknowledge`)).toEqual({
      status: 401,
      data: { code: 'unauthenticated', message: 'Please login.' },
    })
    expect(await callApi({ idToken: 'not-a-token' }, `${path}/acknowledge`)).toMatchObject({ status: 401 })
  })

  it('because the session ended, hears so in the words of the product', async () => {
    const [header, claims, signature] = attendant.idToken.split('.')
    const old = { ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), iat: 1_000, exp: 4_600 }
    const expired = [header, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.')

    expect(await callApi({ idToken: expired }, `${path}/acknowledge`)).toEqual({
      status: 401,
      data: { code: 'sessionExpired', message: 'Your session has expired, please login.' },
    })
  })

  it('says which field is wrong, in the language of the page', async () => {
    expect(await callApi(attendant, `${path}/resolve`, { locale: 'fr-CA' })).toEqual({
      status: 400,
      data: {
        code: 'invalidRequest',
        message: 'La demande est incomplète ou mal formée.',
        fields: { resolution: 'Obligatoire' },
      },
    })
    expect(await callApi(attendant, `${path}/resolve`, { body: { resolution: 'later' } })).toMatchObject({
      status: 400,
      data: { fields: { resolution: 'Not a valid value' } },
    })
    expect(await callApi(attendant, `/establishment/${home.eid}/alert/a%2Fb/shown`)).toMatchObject({
      status: 400,
      data: { fields: { aid: 'Not a valid value' } },
    })
  })

  it('speaks the language of the profile where the page names none', async () => {
    await db.doc(paths.user(attendant.uid)).set({ locale: 'en' })
    const nowhere = `/establishment/${home.eid}/alert/nothing/shown`

    expect((await callApi(attendant, nowhere, { locale: null })).data.message).toBe(
      'This alert does not exist.',
    )
    expect((await callApi(stranger, nowhere, { locale: null })).data.message).toBe(
      'Vous n’avez pas le droit de faire cela.',
    )
  })

  it('tells staff that an alert does not exist, and a stranger nothing', async () => {
    const nowhere = `/establishment/${home.eid}/alert/nothing/acknowledge`

    expect(await callApi(attendant, nowhere)).toMatchObject({ status: 404, data: { code: 'alertNotFound' } })
    expect(await callApi(stranger, nowhere)).toMatchObject({ status: 403, data: { code: 'forbidden' } })
    expect(await callApi(stranger, `${path}/acknowledge`)).toMatchObject({ status: 403 })
  })

  it('is answered in the same form where there is nothing', async () => {
    expect(await callApi(attendant, '/nothing')).toEqual({
      status: 404,
      data: { code: 'notFound', message: 'There is nothing at this address.' },
    })
  })

  it('tells nothing of our own code when a stored record is spoilt', async () => {
    await db.doc(paths.alert(home.eid, 'spoilt')).set({ state: 'open' })
    const answer = await callApi(attendant, `/establishment/${home.eid}/alert/spoilt/shown`)

    expect(answer).toEqual({
      status: 500,
      data: { code: 'internal', message: 'Something went wrong on our side. Nothing was saved.' },
    })
  })
})

describe('what anybody may ask', () => {
  it('whether /api is there', async () => {
    const response = await fetch(url('/api/health'))

    expect([response.status, await response.json()]).toEqual([200, { data: { status: 'ok' } }])
  })

  it('how each call is made', async () => {
    const document = await (await fetch(url('/api/openapi.json'))).json()
    const resolve = document.paths['/api/establishment/{eid}/alert/{aid}/resolve'].post

    expect(resolve.requestBody.content['application/json'].schema).toMatchObject({
      required: ['resolution'],
      properties: { resolution: { enum: ['helped', 'falseAlarm', 'test', 'other'] } },
    })
    expect(resolve.parameters.map(({ name }: { name: string }) => name)).toEqual(['eid', 'aid'])
    expect(Object.keys(resolve.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404']),
    )
  })
})

describe('moving a device', () => {
  it('is for administrators of its home', async () => {
    const [from, to] = [await home.addResident(), await home.addResident({ name: 'M. Côté' })]
    const devEui = await home.addDevice(from, 'NOVIKA-LW-BOUTON')
    const admin = await signUp({ role: READ_WRITE })
    const otherAdmin = await signUp({ role: READ_WRITE })
    await join(home.eid, admin, { roleId: ADMIN })
    await join((await createHome()).eid, otherAdmin, { roleId: ADMIN })
    const move = (person: TestPerson, beneficiaryId = to, device = devEui) =>
      callApi(person, `/establishment/${home.eid}/device/${device}/move`, { body: { beneficiaryId } })

    for (const person of [attendant, otherAdmin, stranger]) expect((await move(person)).status).toBe(403)
    expect((await db.doc(paths.device(home.eid, from, devEui)).get()).exists).toBe(true)

    expect(await move(admin, to, devEui.toUpperCase())).toEqual({
      status: 200,
      data: { deviceId: devEui, beneficiaryId: to, changed: true },
    })
    expect(await move(admin)).toMatchObject({ status: 200, data: { changed: false } })
    expect((await db.doc(paths.device(home.eid, from, devEui)).get()).exists).toBe(false)
    expect((await db.doc(paths.device(home.eid, to, devEui)).get()).exists).toBe(true)

    const gone = await home.addResident({ state: 'archived' })
    expect(await move(admin, gone)).toMatchObject({ status: 409, data: { code: 'beneficiaryArchived' } })
    expect(await move(admin, 'nobody')).toMatchObject({ status: 404, data: { code: 'beneficiaryNotFound' } })
    expect(await move(admin, to, '00000000000000ff')).toMatchObject({
      status: 404,
      data: { code: 'deviceNotFound' },
    })
  })
})
