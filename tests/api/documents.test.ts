import { randomBytes } from 'node:crypto'
import {
  announceDocumentCall,
  deleteDocumentCall,
  documentsAtOnce,
  listDocumentsCall,
  renameDocumentCall,
} from '@vigie/domain/api/document-calls'
import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { mostBytesOfHome, mostDocumentsOfDay } from '@vigie/domain/care/document'
import { maxDocumentBytes } from '@vigie/domain/constants'
import { documentPath, keptPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { keepDocument, newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored, sendFile, storedBelow, whenNoCacheKeeps } from '../support/storage.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const letter = Buffer.from('%PDF-1.7\nlettre de la famille')
const news: DocumentNews = {
  title: 'Lettre',
  fileName: 'lettre.pdf',
  contentType: 'application/pdf',
  size: letter.length,
}

let home: TestHome
let nurse: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  home = await createHome()
  ;[nurse, colleague] = await Promise.all([signUp({ role: NURSE }), signUp({ role: READ_WRITE })])
  for (const person of [nurse, colleague]) await join(home.eid, person, { roleId: READ_WRITE })
})

interface Of {
  bid: string
  fid: string
}
const placeOf = (of: Of) => ({ eid: home.eid, ...of })
const announce = (person: TestPerson, of: Of, body: DocumentNews = news) =>
  callApi(person, announceDocumentCall, { params: placeOf(of), body })
const remove = (person: TestPerson, of: Of) => callApi(person, deleteDocumentCall, { params: placeOf(of) })
const rename = (person: TestPerson, of: Of, title: string, updatedAt: number | null) =>
  callApi(person, renameDocumentCall, { params: placeOf(of), body: { title, updatedAt } })
const send = (person: TestPerson, of: Of, bytes: BodyInit = letter, contentType = news.contentType) =>
  sendFile(person, documentPath(placeOf(of)), bytes, { contentType })
const record = async (of: Of) => (await db.doc(documentPath(placeOf(of))).get()).data() as CareDocument
const settled = (of: Of) => whenDocument(documentPath(placeOf(of)), ({ state }) => state !== 'coming')
const space = async (eid = home.eid) => (await db.doc(paths.documentSpace(eid)).get()).get('bytes')
const gone = (of: Of) =>
  whenSeen(
    documentPath(placeOf(of)),
    async () => ((await isStored(documentPath(placeOf(of)))) ? 'there' : 'gone'),
    (seen) => seen === 'gone',
  )
/** So many that are there, each a millisecond older than the one before it; without bytes. */
async function keepMany(
  { eid, bid }: { eid: string; bid: string },
  count: number,
  change: Partial<CareDocument> = {},
): Promise<void> {
  const [batch, now] = [db.bulkWriter(), Date.now()]
  for (let index = 0; index < count; index += 1) {
    const document = newDocument({ title: `n${index}`, at: now - index, ...change })
    batch.set(db.doc(documentPath({ eid, bid, fid: `n${index}` })), document)
  }
  await batch.close()
}
const aDocument = async (): Promise<Of> => ({ bid: await home.addResident(), fid: newId('file') })

describe('a document', () => {
  it('is announced, sent to Cloud Storage, looked at, and then ready with who and when', async () => {
    const of = await aDocument()
    const { status, data } = await announce(nurse, of)
    expect([status, data]).toMatchObject([200, { changed: true, document: { ...news, state: 'coming' } }])
    expect(await send(nurse, of)).toBe(200)
    const { at } = await record(of)
    expect(await settled(of)).toEqual({
      ...news,
      by: nurse.uid,
      byName: nurse.name,
      at,
      updatedAt: null,
      state: 'ready',
      refusal: null,
      until: null,
      sentAs: null,
      keptAs: expect.any(String),
      cameLate: false,
    })
    const list = await callApi(colleague, listDocumentsCall, { params: { eid: home.eid, bid: of.bid } })
    expect(list.data.documents).toMatchObject([{ id: of.fid, title: 'Lettre', state: 'ready' }])
  })

  it('is kept as a file that no cache on the way may keep, whoever asks Cloud Storage for it', async () => {
    const of = await aDocument()
    await announce(nurse, of)
    await send(nurse, of)
    const { keptAs } = await settled(of)
    await whenNoCacheKeeps(keptPath(placeOf(of), keptAs))
  })

  it.each([
    ['a program under the name of a PDF', Buffer.from('MZ not a letter'.padEnd(letter.length)), news],
    [
      'a page',
      Buffer.from('<html><script>'),
      { ...news, contentType: 'image/png' as const, fileName: 'a.png' },
    ],
    [
      'bytes in a text',
      Buffer.concat([Buffer.from([0]), randomBytes(64)]),
      { ...news, contentType: 'text/plain' as const, fileName: 'a.txt' },
    ],
  ])(
    'whose bytes are %s is refused: the bytes are deleted, and it is said why',
    async (_what, bytes, said) => {
      const of = await aDocument()
      const before = await space()
      await announce(nurse, of, { ...said, size: bytes.length })
      expect(await send(nurse, of, bytes, said.contentType)).toBe(200)
      expect(await settled(of)).toMatchObject({ state: 'refused', refusal: 'notWhatItSays' })
      await gone(of)
      expect(await storedBelow(documentPath(placeOf(of)))).toEqual([])
      expect(await space()).toBe(before)
      // Nor are other bytes sent in their place.
      expect(await send(nurse, of)).toBe(403)
    },
  )

  it.each<[string, (person: TestPerson) => Promise<unknown>]>([
    ['is disabled', ({ uid }) => db.doc(paths.user(uid)).update({ disabled: true })],
    [
      'has ended that session',
      ({ uid }) => db.doc(paths.user(uid)).update({ sessionsEndedAt: Date.now() + 1 }),
    ],
  ])('is deleted as it comes where whoever sends it %s meanwhile', async (_what, lose) => {
    const of = await aDocument()
    const leaver = await signUp({ role: NURSE })
    await join(home.eid, leaver, { roleId: READ_WRITE })
    await announce(leaver, of)
    await lose(leaver)
    await send(leaver, of)
    expect(await settled(of)).toMatchObject({ state: 'refused', refusal: 'rightLost' })
    await gone(of)
  })

  it('is not read before its bytes were looked at', async () => {
    // In a home of its own: whoever looks at the bytes then gives space back that the others count.
    const { eid, addResident } = await createHome()
    await join(eid, nurse, { roleId: READ_WRITE })
    const place = { eid, bid: await addResident(), fid: newId('file') }
    const address = `/api/establishment/${eid}/beneficiary/${place.bid}/file/${place.fid}`
    for (const state of ['coming', 'refused'] as const) {
      await keepDocument(place, letter, { state, until: null })
      expect((await sendApi(nurse, address, { method: 'GET', body: null })).status).toBe(404)
    }
  })

  it('that nobody announced, or that was deleted meanwhile, is not kept', async () => {
    const of = await aDocument()
    expect(await send(nurse, of)).toBe(403)
    await sendFile('server', documentPath(placeOf(of)), letter)
    await gone(of)
  })

  it('that was deleted is not brought back by an announcement that comes again', async () => {
    const of = await aDocument()
    await announce(nurse, of)
    expect(await remove(colleague, of)).toMatchObject({ status: 200, data: { changed: true } })
    for (const person of [nurse, colleague])
      expect(await announce(person, of)).toMatchObject({ status: 409, data: { code: 'documentExists' } })
    expect(await record(of)).toBeUndefined()
    expect(await remove(colleague, of)).toMatchObject({ status: 200, data: { changed: false } })
  })

  it('is announced once, however often and however much at once, and by nobody else under its id', async () => {
    const of = await aDocument()
    const before = (await space()) ?? 0
    const answers = await Promise.all([1, 2, 3].map(() => announce(nurse, of)))
    answers.push(await announce(nurse, of))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    expect(await space()).toBe(before + news.size)
    const taken = { status: 409, data: { code: 'documentExists' } }
    expect(await announce(colleague, of)).toMatchObject(taken)
    expect(await announce(nurse, of, { ...news, size: 5 })).toMatchObject(taken)
    expect(await send(colleague, of)).toBe(403)
  })

  it('is one of so many that one person adds within a day; what they announced is sent all the same', async () => {
    const [of, sender] = [await aDocument(), await signUp({ role: CAREGIVER })]
    await join(home.eid, sender, { roleId: READ_WRITE, beneficiaryIds: [of.bid] })
    expect((await announce(sender, of)).status).toBe(200)
    // Of whichever residents and homes.
    await keepMany({ eid: 'elsewhere', bid: 'another' }, mostDocumentsOfDay - 1, { by: sender.uid })
    const refused = await announce(sender, { ...of, fid: newId('file') })
    expect(refused).toMatchObject({ status: 429, data: { code: 'tooManyDocumentsOfDay' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3_600)
    expect(await announce(sender, of)).toMatchObject({ status: 200, data: { changed: false } })
    // Once its hour is over it would take the home's space for another.
    const { until } = await record(of)
    await db.doc(documentPath({ eid: home.eid, ...of })).update({ until: Date.now() - 1 })
    expect(await announce(sender, of)).toMatchObject({ status: 429 })
    await db.doc(documentPath({ eid: home.eid, ...of })).update({ until })
    expect(await send(sender, of)).toBe(200)
    expect(await settled(of)).toMatchObject({ state: 'ready' })
    expect((await announce(nurse, { ...of, fid: newId('file') })).status).toBe(200)
  })

  it('is listed among so many at once, latest first, from which one goes on', async () => {
    const bid = await home.addResident()
    await keepMany({ eid: home.eid, bid }, documentsAtOnce + 2)
    const listed = async (query: { before?: number }) => {
      const answer = await callApi(nurse, listDocumentsCall, { params: { eid: home.eid, bid }, query })
      return listDocumentsCall.answer.parse(answer.data)
    }
    const latest = await listed({})
    const titles = latest.documents.map(({ title }) => title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([
      documentsAtOnce,
      'n0',
      `n${documentsAtOnce - 1}`,
    ])
    expect(await listed({ before: Number(latest.next) })).toMatchObject({
      documents: [`n${documentsAtOnce - 1}`, `n${documentsAtOnce}`, `n${documentsAtOnce + 1}`].map(
        (title) => ({
          title,
        }),
      ),
      next: null,
    })
  })

  it('is too big beyond 50 MB, and finds no room in a full home', async () => {
    const of = await aDocument()
    expect(await announce(nurse, of, { ...news, size: maxDocumentBytes + 1 })).toMatchObject({
      status: 413,
      data: { code: 'fileTooBig', message: 'File too big' },
    })
    const full = await createHome()
    await join(full.eid, nurse, { roleId: READ_WRITE })
    const params = { eid: full.eid, bid: await full.addResident(), fid: 'one' }
    await db.doc(paths.documentSpace(full.eid)).set({ bytes: mostBytesOfHome - letter.length + 1 })
    expect(await callApi(nurse, announceDocumentCall, { params, body: news })).toMatchObject({
      status: 409,
      data: { code: 'spaceUsedUp' },
    })
    await db.doc(paths.documentSpace(full.eid)).set({ bytes: mostBytesOfHome - letter.length })
    expect((await callApi(nurse, announceDocumentCall, { params, body: news })).status).toBe(200)
  })

  it.each([
    {},
    { ...news, contentType: 'text/html' },
    { ...news, size: 0 },
    { ...news, size: 1.5 },
    { ...news, title: ' ' },
    { ...news, fileName: 'a\u202etxt.exe' },
    { ...news, by: 'somebody' },
  ])('is not announced as %j', async (body) => {
    const of = await aDocument()
    const address = `/api/establishment/${home.eid}/beneficiary/${of.bid}/file/${of.fid}`
    const { status, data } = await sendApi(nurse, address, { body: JSON.stringify(body) })
    expect([status, data.code]).toEqual([400, 'invalidRequest'])
  })
})

it('a program is not announced under its own name as what it is not: it is said how a name must end', async () => {
  const of = await aDocument()
  for (const [fileName, contentType] of [
    ['ordonnance.hta', 'text/plain'],
    ['mise à jour.msi', 'application/msword'],
  ] as const)
    expect(await announce(nurse, of, { ...news, fileName, contentType })).toMatchObject({
      status: 415,
      data: { code: 'documentNameNotOfType', message: expect.stringMatching(/^The name of this file/) },
    })
})

describe('a document that is there', () => {
  const kept = async (): Promise<Of> => {
    const of = await aDocument()
    await keepDocument(placeOf(of), letter, { by: nurse.uid, size: letter.length })
    return of
  }

  it('gets another title from whoever writes the record and has seen the last one', async () => {
    const of = await kept()
    const first = await rename(colleague, of, 'Ordonnance', null)
    expect(first).toMatchObject({ status: 200, data: { changed: true, document: { title: 'Ordonnance' } } })
    const { updatedAt } = await record(of)
    const { uid, name } = colleague
    expect(await record(of)).toMatchObject({ by: nurse.uid, renamedBy: { uid, name } })
    expect((await rename(nurse, of, 'Ordonnance', null)).data.changed).toBe(false)
    expect(await rename(nurse, of, 'Lettre', null)).toMatchObject({
      status: 409,
      data: { code: 'documentChanged', current: { title: 'Ordonnance', updatedAt } },
    })
    expect((await record(of)).renamedBy).toEqual({ uid, name })
    expect((await rename(nurse, of, 'Lettre', updatedAt)).data.changed).toBe(true)
    expect((await record(of)).renamedBy).toEqual({ uid: nurse.uid, name: nurse.name })
    expect((await rename(nurse, { ...of, fid: 'nothing' }, 'Lettre', null)).status).toBe(404)
  })

  it('is deleted with its bytes and leaves its space; twice is once', async () => {
    const of = await kept()
    await db.doc(paths.documentSpace(home.eid)).set({ bytes: 1_000 + letter.length })
    expect((await remove(colleague, of)).data).toEqual({ changed: true })
    expect(await isStored(keptPath(placeOf(of), 'kept'))).toBe(false)
    expect(await record(of)).toBeUndefined()
    expect(await space()).toBe(1_000)
    expect((await remove(colleague, of)).data).toEqual({ changed: false })
    expect(await space()).toBe(1_000)
  })

  it('is only read once the resident is archived, and where the home is inactive', async () => {
    const of = await kept()
    await db.doc(paths.beneficiary(home.eid, of.bid)).update({ state: 'archived' })
    const archived = { status: 409, data: { code: 'beneficiaryArchived' } }
    expect(await announce(nurse, { ...of, fid: 'new' })).toMatchObject(archived)
    expect(await rename(nurse, of, 'Autre', null)).toMatchObject(archived)
    expect(await remove(nurse, of)).toMatchObject(archived)
    expect(await isStored(keptPath(placeOf(of), 'kept'))).toBe(true)
    const staff = await signUp({ role: NURSE })
    await join(home.eid, staff, { roleId: READ_WRITE, establishmentState: 'inactive' })
    const inactive = { status: 409, data: { code: 'establishmentInactive' } }
    expect(await remove(staff, await kept())).toMatchObject(inactive)
  })

  it('is of nobody’s who only reads, follows another, or is of another home', async () => {
    const of = await kept()
    const somebody = async (
      role: (typeof roles)[keyof typeof roles],
      roleId: 10 | 11,
      beneficiaryIds: string[] = [],
    ) => {
      const person = await signUp({ role })
      await join(home.eid, person, { roleId, beneficiaryIds })
      return person
    }
    const other = await createHome()
    const stranger = await signUp({ role: NURSE })
    await join(other.eid, stranger, { roleId: ADMIN })
    for (const person of [
      await somebody(NURSE, READ_ONLY),
      await somebody(CAREGIVER, READ_ONLY, [of.bid]),
      await somebody(CAREGIVER, READ_WRITE, ['another']),
      stranger,
    ]) {
      const statuses = [
        (await announce(person, { ...of, fid: 'new' })).status,
        (await rename(person, of, 'x', null)).status,
        (await remove(person, of)).status,
        await send(person, { ...of, fid: 'new' }),
      ]
      expect(statuses).toEqual([403, 403, 403, 403])
    }
    const relative = await somebody(CAREGIVER, READ_WRITE, [of.bid])
    expect((await rename(relative, of, 'Lettre à maman', null)).status).toBe(200)
    const renamedBy = { uid: relative.uid, name: relative.name, isRelative: true }
    expect(await record(of)).toMatchObject({ by: nurse.uid, renamedBy })
  })
})
