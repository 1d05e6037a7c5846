import { addressOf } from '@vigie/domain/api/call'
import { deletePhotoCall, readPhotoCall, setPhotoCall } from '@vigie/domain/api/photo-calls'
import { paths, storagePaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, it } from 'vitest'
import { photosOfNoUse } from '../../functions/src/photos/sweep-photos.ts'
import { callApi } from '../support/api.ts'
import { callTrigger } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { jpeg } from '../support/jpeg.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored, sendFile, storedBelow } from '../support/storage.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

let home: TestHome
let admin: TestPerson
let nurse: TestPerson
let bid: string
beforeAll(async () => {
  home = await createHome()
  ;[admin, nurse] = await Promise.all([signUp({ role: ADMIN_ESTABLISHMENT }), signUp({ role: NURSE })])
  bid = await home.addResident()
  await join(home.eid, admin, { roleId: ADMIN })
  await join(home.eid, nurse, { roleId: READ_WRITE })
})

const set = (person: TestPerson, image: Buffer, color = '#112233', of = bid) =>
  callApi(person, setPhotoCall, {
    params: { eid: home.eid, bid: of },
    body: { image: image.toString('base64'), color },
  })
const remove = (person: TestPerson, of = bid) =>
  callApi(person, deletePhotoCall, { params: { eid: home.eid, bid: of } })
const read = ({ idToken }: TestPerson, of = bid) =>
  fetch(`${process.env.VIGIE_HOSTING_URL}${addressOf(readPhotoCall, { eid: home.eid, bid: of })}`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
const shown = async () => {
  const record = await db.doc(paths.beneficiary(home.eid, bid)).get()
  return { avatar: record.get('avatar'), color: record.get('color') }
}
const isKept = (avatar: string) => isStored(storagePaths.beneficiaryPhoto(home.eid, bid, avatar))

it('a resident has one photo, of which the picture alone is kept: where it was taken is not', async () => {
  const taken = jpeg({ exif: 'GPS 46.8139 -71.2080' })
  expect((await set(admin, taken)).data).toEqual({ changed: true })
  expect((await set(admin, taken)).data).toEqual({ changed: false })
  const first = await shown()
  expect(first.color).toBe('#112233')
  const answer = await read(nurse)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg())).toBe(true)

  await set(admin, jpeg({ pixels: 200 }), '#445566')
  const second = await shown()
  expect(second).toEqual({ avatar: expect.not.stringMatching(first.avatar), color: '#445566' })
  expect([await isKept(first.avatar), await isKept(second.avatar)]).toEqual([false, true])

  expect((await remove(admin)).data).toEqual({ changed: true })
  expect((await remove(admin)).data).toEqual({ changed: false })
  expect((await shown()).avatar).toBeNull()
  expect(await isKept(second.avatar)).toBe(false)
  expect((await read(nurse)).status).toBe(404)
})

it.each([
  ['a program', Buffer.from('MZ a program')],
  ['a picture that is cut off', jpeg().subarray(0, -2)],
  ['one that unpacks to more than a phone holds', jpeg({ pixels: 1_025 })],
])('%s is not kept as a photo', async (_what, image) => {
  expect(await set(admin, image)).toMatchObject({ status: 415, data: { code: 'photoNotTaken' } })
})

it('who reads a resident sees the photo; who does not administer the home neither gives nor deletes one', async () => {
  const theirs = await home.addResident()
  await set(admin, jpeg(), '#112233', theirs)
  const relative = await signUp({ role: CAREGIVER })
  const ofAnother = await signUp({ role: CAREGIVER })
  const stranger = await signUp({ role: ADMIN_ESTABLISHMENT })
  await join(home.eid, relative, { roleId: READ_ONLY, beneficiaryIds: [theirs] })
  await join(home.eid, ofAnother, { roleId: READ_WRITE, beneficiaryIds: [bid] })
  await join((await createHome()).eid, stranger, { roleId: ADMIN })
  for (const [person, status] of [
    [nurse, 200],
    [relative, 200],
    [ofAnother, 403],
    [stranger, 403],
  ] as const) {
    expect((await read(person, theirs)).status).toBe(status)
    expect((await set(person, jpeg(), '#000000', theirs)).status).toBe(403)
    expect((await remove(person, theirs)).status).toBe(403)
  }
})

it('who is archived keeps the photo as it was, and nobody gets one who is not there', async () => {
  const archived = await home.addResident({ state: 'archived' })
  const why = { status: 409, data: { code: 'beneficiaryArchived' } }
  expect(await set(admin, jpeg(), '#112233', archived)).toMatchObject(why)
  expect(await set(admin, jpeg(), '#112233', 'nobody')).toMatchObject({
    status: 404,
    data: { code: 'beneficiaryNotFound' },
  })
  expect((await db.doc(paths.beneficiary(home.eid, 'nobody')).get()).exists).toBe(false)
})

it('the daily look at all files takes away the photos that no record names, and none that one names or that may be about to be', async () => {
  const of = await home.addResident()
  const pathOf = (avatar: string) => storagePaths.beneficiaryPhoto(home.eid, of, avatar)
  await set(admin, jpeg({ pixels: 210 }), '#112233', of)
  const named = (await db.doc(paths.beneficiary(home.eid, of)).get()).get('avatar')
  for (const avatar of ['left', 'other']) await sendFile('server', pathOf(avatar), new Uint8Array(jpeg()))
  const spoilt = await home.addResident()
  const unreadable = storagePaths.beneficiaryPhoto(home.eid, spoilt, 'perhaps')
  await db.doc(paths.beneficiary(home.eid, spoilt)).update({ state: 3 })
  await sendFile('server', unreadable, new Uint8Array(jpeg()))
  // Young as they are, all stay.
  await callTrigger('sweepFiles', { method: 'POST' })
  const stored = await storedBelow(paths.beneficiary(home.eid, of))
  expect(stored.toSorted()).toEqual(['left', 'other', named].map(pathOf).toSorted())
  const old = [...stored, unreadable].map((path) => ({ path, generation: '1', createdAt: 0 }))
  const ofNoUse = (await photosOfNoUse(old)).map(({ path }) => path)
  expect(ofNoUse.toSorted()).toEqual(['left', 'other'].map(pathOf))
  // One that was left is given once more: it is there, and is named.
  const again = jpeg({ pixels: 220 })
  await set(admin, again, '#112233', of)
  await set(admin, jpeg({ pixels: 210 }), '#112233', of)
  expect((await read(nurse, of)).status).toBe(200)
})
