import { addressOf } from '@vigie/domain/api/call'
import { mostBytesOfForm, putDocumentCall } from '@vigie/domain/api/document-calls'
import { documentPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored } from '../support/storage.ts'

const { NURSE, READ_ONLY, READ_WRITE } = roles

let home: TestHome
let nurse: TestPerson
beforeAll(async () => {
  home = await createHome()
  nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
})

const bytes = '%PDF-1.7\nÉvaluation'
const letter = (text = bytes, name = 'Évaluation d’été.pdf', type = 'application/pdf') =>
  new File([text], name, { type })

async function put(person: TestPerson, bid: string, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const address = addressOf(putDocumentCall, { eid: home.eid, bid })
  const answer = await fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.idToken}`, 'accept-language': 'en' },
    body: form,
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  return { status: answer.status, data }
}
const documentsOf = async (bid: string) =>
  (await db.collection(paths.documents(home.eid, bid)).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }))

it('a document is sent as a form: it is ready with the answer, under its own name, and noted', async () => {
  const bid = await home.addResident()
  const { status, data } = await put(nurse, bid, { title: 'Évaluation', file: letter() })
  expect([status, data]).toMatchObject([200, { changed: true, document: { state: 'ready' } }])
  const fid = String(data.id)
  expect(await documentsOf(bid)).toMatchObject([
    {
      id: fid,
      title: 'Évaluation',
      fileName: 'Évaluation d’été.pdf',
      contentType: 'application/pdf',
      size: Buffer.byteLength(bytes),
      by: nurse.uid,
      state: 'ready',
    },
  ])
  expect(await isStored(documentPath({ eid: home.eid, bid, fid }))).toBe(true)
  const noted = await db
    .collection(paths.audits)
    .where('path', '==', paths.document(home.eid, bid, fid))
    .get()
  expect(noted.docs.map((one) => [one.get('action'), one.get('uid')])).toEqual([['document.add', nurse.uid]])
})

it('the same file again is the same document, at once too; another one is another', async () => {
  const bid = await home.addResident()
  const answers = await Promise.all([1, 2].map(() => put(nurse, bid, { file: letter() })))
  answers.push(await put(nurse, bid, { file: letter() }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[2]?.data.changed).toBe(false)
  expect(await documentsOf(bid)).toHaveLength(1)
  expect((await put(nurse, bid, { file: letter(`${bytes}.`) })).data.changed).toBe(true)
  expect((await put(nurse, bid, { id: 'own', file: letter() })).data.id).toBe('own')
  expect(await documentsOf(bid)).toHaveLength(3)
  expect(await put(nurse, bid, { id: 'own', file: letter(`${bytes}!`) })).toMatchObject({
    status: 409,
    data: { code: 'documentExists' },
  })
})

it.each<[string, Record<string, string | File>, number, string]>([
  ['without a file', { title: 'x' }, 400, 'invalidRequest'],
  ['with an empty one', { file: letter('') }, 400, 'invalidRequest'],
  ['with a text in its place', { file: 'x' }, 400, 'invalidRequest'],
  ['with something else', { file: letter(), by: 'somebody' }, 400, 'invalidRequest'],
  ['of a page', { file: letter('<html>', 'a.html', 'text/html') }, 415, 'documentTypeNotTaken'],
  ['of a program', { file: letter('MZ'.padEnd(200)) }, 415, 'documentNotWhatItSays'],
  ['beyond 8 MiB', { file: letter(`${bytes}${'x'.repeat(mostBytesOfForm)}`) }, 413, 'tooLarge'],
])('a form %s is refused, and nothing is kept', async (_what, fields, status, code) => {
  const bid = await home.addResident()
  expect(await put(nurse, bid, fields)).toMatchObject({ status, data: { code } })
  expect(await documentsOf(bid)).toEqual([])
})

it('nobody sends one who only reads, nor to a resident who is archived', async () => {
  const bid = await home.addResident({ state: 'archived' })
  expect(await put(nurse, bid, { file: letter() })).toMatchObject({
    status: 409,
    data: { code: 'beneficiaryArchived' },
  })
  const reader = await signUp({ role: NURSE })
  await join(home.eid, reader, { roleId: READ_ONLY })
  expect((await put(reader, bid, { file: letter() })).status).toBe(403)
})
