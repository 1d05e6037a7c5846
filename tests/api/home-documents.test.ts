import {
  announceHomeDocumentCall,
  deleteHomeDocumentCall,
  listHomeDocumentsCall,
  renameHomeDocumentCall,
} from '@vigie/domain/api/home-document-calls'
import type { DocumentNews } from '@vigie/domain/care/document'
import { documentPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored, sendFile } from '../support/storage.ts'
import { whenDocument } from '../support/until.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_WRITE } = roles

const plan = Buffer.from('%PDF-1.7\nplan d’évacuation')
const news: DocumentNews = {
  title: 'Plan d’évacuation',
  fileName: 'plan.pdf',
  contentType: 'application/pdf',
  size: plan.length,
}

let home: TestHome
let admin: TestPerson
let nurse: TestPerson
let relative: TestPerson
beforeAll(async () => {
  home = await createHome()
  ;[admin, nurse, relative] = await Promise.all([
    signUp({ role: ADMIN_ESTABLISHMENT }),
    signUp({ role: NURSE }),
    signUp({ role: CAREGIVER }),
  ])
  await join(home.eid, admin, { roleId: ADMIN })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  await join(home.eid, relative, { roleId: READ_WRITE, beneficiaryIds: ['roy'] })
})

const pathOf = (fid: string) => documentPath({ eid: home.eid, bid: null, fid })
const announce = (person: TestPerson, fid: string, eid = home.eid) =>
  callApi(person, announceHomeDocumentCall, { params: { eid, fid }, body: news })
const rename = (person: TestPerson, fid: string, title: string, updatedAt: number | null = null) =>
  callApi(person, renameHomeDocumentCall, { params: { eid: home.eid, fid }, body: { title, updatedAt } })
const remove = (person: TestPerson, fid: string) =>
  callApi(person, deleteHomeDocumentCall, { params: { eid: home.eid, fid } })
const titles = async (person: TestPerson) => {
  const { data } = await callApi(person, listHomeDocumentsCall, { params: { eid: home.eid } })
  return (data.documents as { title: string }[]).map(({ title }) => title)
}
const space = async () => (await db.doc(paths.documentSpace(home.eid)).get()).get('bytes')

it('a document of a home is added, renamed and deleted by who administers it, and found by everybody who reads it', async () => {
  const fid = newId('file')
  expect((await announce(admin, fid)).data.changed).toBe(true)
  expect((await announce(admin, fid)).data.changed).toBe(false)
  expect(await sendFile(admin, pathOf(fid), plan, { contentType: news.contentType })).toBe(200)
  const { state } = await whenDocument(pathOf(fid), (document) => document.state !== 'coming')
  expect(state).toBe('ready')
  expect(await space()).toBe(plan.length)
  for (const person of [admin, nurse, relative]) expect(await titles(person)).toEqual([news.title])

  expect((await rename(admin, fid, 'Plan des étages')).data).toMatchObject({ changed: true })
  expect(await rename(admin, fid, 'Autre plan')).toMatchObject({
    status: 409,
    data: { code: 'documentChanged', current: { title: 'Plan des étages' } },
  })
  expect((await remove(admin, fid)).data).toEqual({ changed: true })
  expect((await remove(admin, fid)).data).toEqual({ changed: false })
  expect(await isStored(pathOf(fid))).toBe(false)
  expect(await space()).toBe(0)
  expect(await titles(nurse)).toEqual([])
})

it('who reads a home, or administers another, changes none of its documents', async () => {
  const fid = newId('file')
  await announce(admin, fid)
  const other = await createHome()
  const stranger = await signUp({ role: ADMIN_ESTABLISHMENT })
  await join(other.eid, stranger, { roleId: ADMIN })
  for (const person of [nurse, relative, stranger]) {
    const statuses = [
      (await announce(person, newId('file'))).status,
      (await rename(person, fid, 'x')).status,
      (await remove(person, fid)).status,
      await sendFile(person, pathOf(fid), plan, { contentType: news.contentType }),
    ]
    expect(statuses).toEqual([403, 403, 403, 403])
  }
  const { status } = await callApi(stranger, listHomeDocumentsCall, { params: { eid: home.eid } })
  expect(status).toBe(403)
})

it('nothing is announced for a home that there is not', async () => {
  const root = await signUp({ role: ADMIN })
  expect(await announce(root, 'plan', newId('home'))).toMatchObject({
    status: 404,
    data: { code: 'establishmentNotFound' },
  })
})
