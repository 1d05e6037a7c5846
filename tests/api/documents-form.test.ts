import { addressOf } from '@vigie/domain/api/call'
import { mostBytesOfForm, putDocumentCall } from '@vigie/domain/api/document-calls'
import { putHomeDocumentCall } from '@vigie/domain/api/home-document-calls'
import { documentSchema } from '@vigie/domain/care/document'
import { documentPath, documentsPath, keptPath, paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored, whenNoCacheKeeps } from '../support/storage.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, NURSE, READ_ONLY, READ_WRITE } = roles

/** Where a document goes: to a resident, or null: to the home itself. */
interface Owner {
  eid: string
  bid: string | null
}

const bytes = '%PDF-1.7\nÉvaluation'
const letter = (text = bytes, name = 'Évaluation d’été.pdf', type = 'application/pdf') =>
  new File([text], name, { type })

function put(person: TestPerson | null, { eid, bid }: Owner, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const address =
    bid === null ? addressOf(putHomeDocumentCall, { eid }) : addressOf(putDocumentCall, { eid, bid })
  return sendApi(person, address, { method: 'PUT', body })
}
const documentsOf = async ({ eid, bid }: Owner) =>
  (await db.collection(documentsPath(eid, bid)).get()).docs.map((one) => ({
    ...documentSchema.parse(one.data()),
    id: one.id,
  }))

let home: TestHome
let nurse: TestPerson
let admin: TestPerson
let reader: TestPerson
/** They may do all of it, in another home. */
let foreign: TestPerson[]
beforeAll(async () => {
  home = await createHome()
  const { eid: elsewhere } = await createHome()
  const somebody = async (eid: string, role: RoleId, roleId: 1 | 10 | 11) => {
    const person = await signUp({ role })
    await join(eid, person, { roleId })
    return person
  }
  ;[nurse, admin, reader, ...foreign] = await Promise.all([
    somebody(home.eid, NURSE, READ_WRITE),
    somebody(home.eid, ADMIN_ESTABLISHMENT, ADMIN),
    somebody(home.eid, NURSE, READ_ONLY),
    somebody(elsewhere, NURSE, READ_WRITE),
    somebody(elsewhere, ADMIN_ESTABLISHMENT, ADMIN),
  ])
})

/** Somebody who may send a document, and where nothing is yet. */
const sides: [of: string, begin: () => Promise<{ sender: TestPerson; owner: Owner }>][] = [
  ['a resident', async () => ({ sender: nurse, owner: { eid: home.eid, bid: await home.addResident() } })],
  [
    'a home',
    async () => {
      const { eid } = await createHome()
      await join(eid, admin, { roleId: ADMIN })
      return { sender: admin, owner: { eid, bid: null } }
    },
  ],
]

describe.each(sides)('of %s', (_of, begin) => {
  it('a document is sent as a form: it is ready with the answer, under its own name, counted and noted', async () => {
    const { sender, owner } = await begin()
    const spaceOf = async () => (await db.doc(paths.documentSpace(owner.eid)).get()).get('bytes') ?? 0
    const before = await spaceOf()
    const { status, data } = await put(sender, owner, { title: 'Évaluation', file: letter() })
    expect([status, data]).toMatchObject([200, { changed: true, document: { state: 'ready' } }])
    const fid = String(data.id)
    const size = Buffer.byteLength(bytes)
    const documents = await documentsOf(owner)
    expect(documents).toMatchObject([
      {
        id: fid,
        title: 'Évaluation',
        fileName: 'Évaluation d’été.pdf',
        contentType: 'application/pdf',
        size,
        by: sender.uid,
        state: 'ready',
      },
    ])
    const kept = keptPath({ ...owner, fid }, documents[0]?.keptAs ?? '')
    expect(await isStored(kept)).toBe(true)
    await whenNoCacheKeeps(kept)
    expect((await spaceOf()) - before).toBe(size)
    const noted = await db
      .collection(paths.audits)
      .where('path', '==', documentPath({ ...owner, fid }))
      .get()
    expect(noted.docs.map((one) => [one.get('action'), one.get('uid')])).toEqual([
      ['document.add', sender.uid],
    ])
  })

  it('the same file again is the same document, at once too; another one is another', async () => {
    const { sender, owner } = await begin()
    const answers = await Promise.all([1, 2].map(() => put(sender, owner, { file: letter() })))
    answers.push(await put(sender, owner, { file: letter() }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[2]?.data.changed).toBe(false)
    expect(await documentsOf(owner)).toHaveLength(1)
    expect((await put(sender, owner, { file: letter(`${bytes}.`) })).data.changed).toBe(true)
    expect((await put(sender, owner, { id: 'own', file: letter() })).data.id).toBe('own')
    expect(await documentsOf(owner)).toHaveLength(3)
    expect(await put(sender, owner, { id: 'own', file: letter(`${bytes}!`) })).toMatchObject({
      status: 409,
      data: { code: 'documentExists' },
    })
  })

  it.each<[string, Record<string, string | File>, number, string]>([
    ['without a file', { title: 'x' }, 400, 'invalidRequest'],
    ['with an empty one', { file: letter('') }, 400, 'invalidRequest'],
    ['with a text in its place', { file: 'x' }, 400, 'invalidRequest'],
    ['with something else', { file: letter(), by: 'somebody' }, 400, 'invalidRequest'],
    ['under an id that is a path', { id: '../x', file: letter() }, 400, 'invalidRequest'],
    ['of a page', { file: letter('<html>', 'a.html', 'text/html') }, 415, 'documentTypeNotTaken'],
    ['of a script', { file: letter('x = 1', 'lettre.pdf.js', 'text/plain') }, 415, 'documentNameNotOfType'],
    ['of a program', { file: letter('MZ'.padEnd(200)) }, 415, 'documentNotWhatItSays'],
    ['beyond 8 MiB', { file: letter(`${bytes}${'x'.repeat(mostBytesOfForm)}`) }, 413, 'tooLarge'],
  ])('a form %s is refused, and nothing is kept', async (_what, fields, status, code) => {
    const { sender, owner } = await begin()
    expect(await put(sender, owner, fields)).toMatchObject({ status, data: { code } })
    expect(await documentsOf(owner)).toEqual([])
  })

  it('whoever only reads, belongs to another home or is nobody sends none', async () => {
    const { owner } = await begin()
    for (const person of [reader, ...foreign])
      expect(await put(person, owner, { file: letter() })).toMatchObject({ status: 403 })
    expect((await put(null, owner, { file: letter() })).status).toBe(401)
    expect(await documentsOf(owner)).toEqual([])
  })
})

it('whoever writes care records adds nothing to the home itself', async () => {
  expect((await put(nurse, { eid: home.eid, bid: null }, { file: letter() })).status).toBe(403)
})

it('nobody sends one to a resident who is archived', async () => {
  const bid = await home.addResident({ state: 'archived' })
  expect(await put(nurse, { eid: home.eid, bid }, { file: letter() })).toMatchObject({
    status: 409,
    data: { code: 'beneficiaryArchived' },
  })
})
