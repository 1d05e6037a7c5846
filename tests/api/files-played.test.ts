import { createHash } from 'node:crypto'
import { addressOf } from '@vigie/domain/api/call'
import { listDocumentsCall } from '@vigie/domain/api/document-calls'
import {
  playBeneficiaryFileCall,
  playEstablishmentFileCall,
  readBeneficiaryFileCall,
  readEstablishmentFileCall,
} from '@vigie/domain/api/file-calls'
import { readPhotoCall } from '@vigie/domain/api/photo-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { NURSE, READ_ONLY } = roles
const film = 'un film de quelques octets'

let home: TestHome
let bid: string
let ofResident: string
let ofHome: string
beforeAll(async () => {
  home = await createHome()
  const { eid } = home
  bid = await home.addResident()
  const about = { contentType: 'video/mp4', fileName: 'film.mp4', size: film.length }
  for (const fid of ['film', 'other']) await keepDocument({ eid, bid, fid }, film, about)
  await keepDocument({ eid, bid: null, fid: 'film' }, film, about)
  ofResident = addressOf(readBeneficiaryFileCall, { eid, bid, fid: 'film' })
  ofHome = addressOf(readEstablishmentFileCall, { eid, fid: 'film' })
})

/** Somebody who may read both for now, and their passes. */
let nurse: TestPerson
let toResident: string
let toHome: string
beforeEach(async () => {
  const { eid } = home
  nurse = await signUp({ role: NURSE })
  await join(eid, nurse, { roleId: READ_ONLY })
  const of = async (answer: ReturnType<typeof callApi>) => String((await answer).data.pass)
  toResident = await of(callApi(nurse, playBeneficiaryFileCall, { params: { eid, bid, fid: 'film' } }))
  toHome = await of(callApi(nurse, playEstablishmentFileCall, { params: { eid, fid: 'film' } }))
})

/** As a player asks: by a cookie, without a token. */
const ask = (address: string, pass: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    method,
    headers: { ...headers, ...(pass !== null && { cookie: `other=1; __session=${pass}` }) },
  })
const hashOf = (pass: string) => createHash('sha256').update(pass).digest('base64url')

it('a pass opens its document part by part, without a token', async () => {
  for (const [address, pass] of [
    [ofResident, toResident],
    [ofHome, toHome],
  ] as const) {
    const whole = await ask(address, pass)
    expect([whole.status, await whole.text()]).toEqual([200, film])
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const part = await ask(address, pass, { range: 'bytes=3-6' })
    expect([part.status, await part.text()]).toEqual([206, film.slice(3, 7)])
    expect(part.headers.get('content-range')).toBe(`bytes 3-6/${film.length}`)
  }
})

it('it opens nothing else: no other document or photo, no other call, and nothing in another form', async () => {
  const { eid } = home
  const other = addressOf(readBeneficiaryFileCall, { eid, bid, fid: 'other' })
  const photo = addressOf(readPhotoCall, { eid, bid })
  const list = addressOf(listDocumentsCall, { eid, bid })
  for (const address of [other, ofHome, photo, list, `${ofResident}/`, ofResident.replace('film', '%66ilm')])
    expect((await ask(address, toResident)).status, address).toBe(401)
  for (const method of ['DELETE', 'PATCH', 'POST'])
    expect((await ask(ofResident, toResident, { 'content-type': 'application/json' }, method)).status).toBe(
      401,
    )
  expect((await ask(`${ofResident}?__session=${toResident}`, null)).status).toBe(401)
  for (const pass of ['', 'x', toResident.slice(1), `${toResident}x`, hashOf(toResident), null])
    expect((await ask(ofResident, pass)).status).toBe(401)
  // A token counts before it.
  expect((await ask(ofResident, toResident, { authorization: 'Bearer a.b.c' })).status).toBe(401)
})

it('only a hash of it is kept, for ten minutes, and nothing of what it is for', async () => {
  const stored = db.doc(paths.filePass(hashOf(toResident)))
  const { uid, address, until } = (await stored.get()).data() as Record<string, unknown>
  expect([uid, address]).toEqual([nurse.uid, ofResident])
  expect(JSON.stringify((await stored.get()).data())).not.toContain(toResident)
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(600_000)
  await stored.update({ until: Date.now() })
  expect((await ask(ofResident, toResident)).status).toBe(401)
})

it.each<[string, (person: TestPerson) => Promise<unknown>, number]>([
  ['no longer a member', ({ uid }) => db.doc(paths.member(home.eid, uid)).delete(), 403],
  [
    'a member without a level',
    ({ uid }) => db.doc(paths.member(home.eid, uid)).update({ roleId: null }),
    403,
  ],
  [
    'a caregiver of others',
    ({ uid }) => db.doc(paths.member(home.eid, uid)).update({ role: roles.CAREGIVER, isCaregiver: true }),
    403,
  ],
  ['disabled', ({ uid }) => db.doc(paths.user(uid)).update({ disabled: true }), 403],
  ['no longer there', ({ uid }) => db.doc(paths.user(uid)).delete(), 403],
  ['of an ended session', ({ uid }) => db.doc(paths.user(uid)).update({ sessionsEndedAt: Date.now() }), 401],
])('the next part is refused to whoever is %s', async (_who, change, status) => {
  expect((await ask(ofResident, toResident, { range: 'bytes=0-3' })).status).toBe(206)
  await change(nurse)
  expect((await ask(ofResident, toResident, { range: 'bytes=4-7' })).status).toBe(status)
})
