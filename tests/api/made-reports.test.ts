import { addressOf } from '@vigie/domain/api/call'
import {
  makeHomeReportCall,
  makeResidentReportCall,
  readReportCall,
} from '@vigie/domain/api/made-report-calls'
import type { Note } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import {
  mostReportsAwaited,
  mostReportsOfDay,
  reportGivenUpMs,
  reportJobSchema,
} from '@vigie/domain/reports/report-job'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { keptMs } from '@vigie/domain/retention'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { callTrigger } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { readPdf } from '../support/read-pdf.ts'
import { isStored, sendFile } from '../support/storage.ts'
import { whenDocument } from '../support/until.ts'

const day = 24 * 3_600_000
const to = localDate(Date.now(), 'America/Toronto')
const body = { from: daysAfter(to, -90), to, locale: 'fr' } as const

let home: TestHome
let bid: string
let nurse: TestPerson
beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  nurse = await aNurse()
})

async function aNurse() {
  const person = await signUp({ role: roles.NURSE })
  await join(home.eid, person, { roleId: roles.READ_WRITE })
  await db.doc(paths.user(person.uid)).update({ displayName: 'Nathalie Simard' })
  return person
}

const noteOf = (change: Partial<Note>): Note => ({
  ...{ establishmentId: home.eid, text: 'A bien dormi', visibility: 'public', by: 'alice', byName: 'Alice' },
  ...{ at: Date.now() - 40 * day, writtenAt: null, updatedAt: null },
  ...change,
})
const write = async (note: Partial<Note>) => {
  const path = paths.note(home.eid, bid, newId('note'))
  await db.doc(path).set(noteOf(note))
  return path
}

const ask = (person: TestPerson, rid: string, asked: Partial<typeof body> = {}) =>
  callApi(person, makeResidentReportCall, {
    params: { eid: home.eid, bid, rid },
    body: { ...body, ...asked },
  })
const when = (rid: string, ...states: string[]) =>
  whenDocument(reportPaths.one(home.eid, rid), ({ state }) => states.includes(state))
/** Has a report made; answers its id. */
async function made(person = nurse) {
  const rid = newId('report')
  expect(await ask(person, rid)).toMatchObject({ status: 200, data: { state: 'waiting' } })
  await when(rid, 'ready', 'failed')
  return rid
}
const fetchReport = (person: TestPerson | null, rid: string, eid = home.eid) =>
  fetch(`${process.env.VIGIE_HOSTING_URL}${addressOf(readReportCall, { eid, rid })}`, {
    headers: person === null ? {} : { authorization: `Bearer ${person.idToken}` },
  })
const statusFor = async (person: TestPerson | null, rid: string) => (await fetchReport(person, rid)).status

it('three months are made as a PDF in the background, and tell what the nurse who asked may read', async () => {
  await write({ text: 'Peur la nuit', visibility: 'private', by: nurse.uid })
  await write({ text: 'Jambe enflée', visibility: 'private' })
  const rid = await made()
  const job = reportJobSchema.parse((await db.doc(reportPaths.one(home.eid, rid)).get()).data())
  expect(job).toMatchObject({ state: 'ready', why: null, by: nurse.uid, from: body.from, to: body.to })

  const answer = await fetchReport(nurse, rid)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(
    `Rapport complet 214 ${body.from} ${body.to}.pdf`,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const { pages, info, isTagged } = await readPdf(await answer.arrayBuffer())
  const text = pages.join(' ')
  for (const told of ['214 · Mme Roy', 'Préparé par Nathalie Simard', 'Peur la nuit', 'Jambe enflée'])
    expect(text).toContain(told)
  expect(pages[0]).toContain(`1 / ${pages.length}`)
  expect([info.get('Language'), info.get('Author')]).toEqual(['fr-CA', 'Nathalie Simard'])
  expect(isTagged).toBe(true)

  // Whoever may read no private note has them in none.
  const attendant = await signUp({ role: roles.READ_ONLY })
  await join(home.eid, attendant, { roleId: roles.READ_ONLY })
  const theirs = await made(attendant)
  const { pages: public_ } = await readPdf(await (await fetchReport(attendant, theirs)).arrayBuffer())
  expect(public_.join(' ')).not.toMatch(/Peur la nuit|Jambe enflée/)
})

it('only whoever had it made reads it: no colleague, no administrator, nobody of another home, no stranger', async () => {
  const rid = await made()
  const another = await createHome()
  const [colleague, admin, elsewhere, relative] = await Promise.all([
    aNurse(),
    signUp({ role: roles.ADMIN_ESTABLISHMENT }),
    signUp({ role: roles.NURSE }),
    signUp({ role: roles.CAREGIVER }),
  ])
  await Promise.all([
    join(home.eid, admin, { roleId: roles.ADMIN }),
    join(another.eid, elsewhere, { roleId: roles.ADMIN }),
    join(home.eid, relative, { roleId: roles.READ_WRITE, beneficiaryIds: [bid] }),
  ])
  for (const person of [colleague, admin, elsewhere, relative]) expect(await statusFor(person, rid)).toBe(403)
  expect(await statusFor(null, rid)).toBe(401)
  expect((await fetchReport(nurse, rid, another.eid)).status).toBe(403)
  expect(await statusFor(nurse, 'none')).toBe(403)
  // Nor has any of those who may not read all of it one made.
  for (const person of [elsewhere, relative])
    expect(await ask(person, newId('report'))).toMatchObject({ status: 403 })
  expect(await statusFor(nurse, rid)).toBe(200)
})

it('the rights are looked at each time it is read: who lost the home, or private notes, reads it no more', async () => {
  const leaver = await aNurse()
  const rid = await made(leaver)
  const member = db.doc(paths.member(home.eid, leaver.uid))
  expect(await statusFor(leaver, rid)).toBe(200)
  // Not of the profession any more: notes of it are not for them. Of themselves they may have another one made.
  await member.update({ role: roles.READ_ONLY, roleId: roles.READ_ONLY })
  expect(await statusFor(leaver, rid)).toBe(409)
  await member.update({ role: roles.NURSE })
  expect(await statusFor(leaver, rid)).toBe(200)
  await member.delete()
  expect(await statusFor(leaver, rid)).toBe(403)
})

it('once a note of it is private to others, or deleted, it is to be made again; a new one changes nothing', async () => {
  const attendant = await signUp({ role: roles.READ_ONLY })
  await join(home.eid, attendant, { roleId: roles.READ_ONLY })
  const [turning, going] = [await write({}), await write({})]
  const rid = await made(attendant)
  await write({ at: Date.now() })
  expect(await statusFor(attendant, rid)).toBe(200)
  await db.doc(turning).update({ visibility: 'private' })
  const answer = await fetchReport(attendant, rid)
  expect([answer.status, await answer.json()]).toMatchObject([409, { data: { code: 'reportOutdated' } }])
  await db.doc(turning).update({ visibility: 'public' })
  expect(await statusFor(attendant, rid)).toBe(200)
  await db.doc(going).delete()
  expect(await statusFor(attendant, rid)).toBe(409)
})

it('who loses the right before it is made gets nothing, and no file is kept', async () => {
  const leaver = await aNurse()
  const rid = newId('report')
  const path = reportPaths.one(home.eid, rid)
  const asked = {
    kind: 'resident',
    beneficiaryId: bid,
    ...body,
    by: leaver.uid,
    byName: 'Nathalie',
    askedAt: Date.now(),
  }
  await db.doc(paths.member(home.eid, leaver.uid)).delete()
  const waiting = { state: 'waiting', since: Date.now(), why: null, madeAt: null, size: null, notes: null }
  await db.doc(path).set({ ...asked, ...waiting })
  await when(rid, 'ready', 'failed')
  expect((await db.doc(path).get()).data()).toMatchObject({ state: 'failed', why: 'rightLost', size: null })
  expect(await isStored(path)).toBe(false)
})

it('the same asked again makes no other; under an id that is taken nothing is made; nobody has many made at once', async () => {
  const busy = await aNurse()
  const rid = await made(busy)
  const { madeAt } = (await db.doc(reportPaths.one(home.eid, rid)).get()).data() ?? {}
  expect(await ask(busy, rid)).toMatchObject({ status: 200, data: { state: 'ready' } })
  expect((await db.doc(reportPaths.one(home.eid, rid)).get()).get('madeAt')).toBe(madeAt)
  expect(await ask(busy, rid, { from: body.to })).toMatchObject({ status: 409 })
  expect(await ask(nurse, rid)).toMatchObject({ status: 409 })
  expect(await ask(busy, newId('report'), { from: '2020-01-01' })).toMatchObject({ status: 400 })
  // Not of days to come, though one may begin meanwhile.
  const ahead = { from: daysAfter(to, 2), to: daysAfter(to, 3) }
  expect(await ask(busy, newId('report'), ahead)).toMatchObject({
    status: 409,
    data: { code: 'periodToCome' },
  })
  const stuck = (await db.doc(reportPaths.one(home.eid, rid)).get()).data()
  await Promise.all(
    Array.from({ length: mostReportsAwaited }, () =>
      db.doc(reportPaths.one(home.eid, newId('stuck'))).set({ ...stuck, state: 'making', since: Date.now() }),
    ),
  )
  expect(await ask(busy, newId('report'))).toMatchObject({ status: 409 })
})

it('nobody has more than a hundred made within a day, in whichever homes; the same again is still answered, and they are told when', async () => {
  const busy = await aNurse()
  const rid = await made(busy)
  const known = (await db.doc(reportPaths.one(home.eid, rid)).get()).data()
  const elsewhere = await createHome()
  const askedAt = (index: number) => Date.now() - mostReportsOfDay.ms + 600_000 + index * 60_000
  const batch = db.batch()
  for (let index = 0; index < mostReportsOfDay.reports - 1; index++)
    batch.set(db.doc(reportPaths.one(elsewhere.eid, newId('made'))), { ...known, askedAt: askedAt(index) })
  await batch.commit()
  const refused = await ask(busy, newId('report'))
  expect(refused).toMatchObject({ status: 429, data: { code: 'tooManyReportsOfDay' } })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait > 500 && wait <= 600).toBe(true)
  expect(await ask(busy, rid)).toMatchObject({ status: 200, data: { state: 'ready' } })
})

it('one that nothing was heard of has failed, and one whose time is over is gone with its file', async () => {
  const rid = await made()
  const path = reportPaths.one(home.eid, rid)
  const known = (await db.doc(path).get()).data()
  const [stuck, under] = [newId('stuck'), newId('under')]
  const making = (since: number) => ({
    ...known,
    state: 'making',
    since,
    madeAt: null,
    size: null,
    notes: null,
  })
  await db.doc(reportPaths.one(home.eid, stuck)).set(making(Date.now() - reportGivenUpMs - 1))
  await db.doc(reportPaths.one(home.eid, under)).set(making(Date.now()))
  const { expireAt, askedAt } = known ?? {}
  expect(expireAt.toMillis()).toBe(askedAt + keptMs.reports)
  expect(await isStored(path)).toBe(true)
  await db.doc(path).update({ askedAt: Date.now() - keptMs.reports - 1 })
  // Before anything has cleaned up.
  expect(await statusFor(nurse, rid)).toBe(404)
  await callTrigger('sweepDocuments', { method: 'POST' })
  expect((await db.doc(reportPaths.one(home.eid, stuck)).get()).data()).toMatchObject({
    ...{ state: 'failed', why: 'tookTooLong' },
  })
  expect((await db.doc(reportPaths.one(home.eid, under)).get()).get('state')).toBe('making')
  expect((await db.doc(path).get()).exists).toBe(false)
  expect(await isStored(path)).toBe(false)
})

it('no client fetches or puts a file where reports are', async () => {
  const rid = await made()
  const path = reportPaths.one(home.eid, rid)
  const address = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/demo-vigie.appspot.com/o/${encodeURIComponent(path)}`
  const headers = { authorization: `Firebase ${nurse.idToken}` }
  expect((await fetch(`${address}?alt=media`, { headers })).status).toBe(403)
  expect(await sendFile(nurse, reportPaths.one(home.eid, newId('mine')), '%PDF-1.7')).toBe(403)
})

it('a report of a home is for who administers it', async () => {
  const rid = newId('report')
  const asked = { params: { eid: home.eid, rid }, body: { month: '2026-10', locale: 'fr' } } as const
  expect(await callApi(nurse, makeHomeReportCall, asked)).toMatchObject({ status: 403 })
})
