import { randomUUID } from 'node:crypto'
import { documentContentTypes } from '@vigie/domain/care/document-types'
import { maxDocumentBytes } from '@vigie/domain/constants'
import { storagePaths } from '@vigie/domain/paths'
import { deleteObject, ref, type UploadMetadata, updateMetadata, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { named } from './cast.ts'
import { isAllowed } from './environment.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'

/** Somebody who may send documents of residents: what they may not is for what they do, not for who they are. */
const sender = { ...named('nurse, READ_WRITE'), uid: 'sender' }
const contentType = 'application/pdf'
const bytes = new Uint8Array(3)

/** What /api takes for no id. */
const badIds = ['a.b', 'a b', '__x__', 'x'.repeat(129)]

/** May send everywhere, even into a home that is none. */
const superAdmin = { ...named('super admin'), uid: 'super' }

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules([sender, superAdmin])
})
afterAll(() => rules.close())

const at = (fid: string) =>
  ref(
    rules.storageFor(sender),
    storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), 'followed', fid),
  )
const sends = (metadata: UploadMetadata, content = bytes, fid: string = randomUUID()) =>
  isAllowed(uploadBytes(at(fid), content, metadata))

test.each(documentContentTypes)('a document may be of type %s', async (type) => {
  expect(await sends({ contentType: type })).toBe(true)
})

test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/x-msdownload'])(
  'and not of type %s',
  async (type) => {
    expect(await sends({ contentType: type })).toBe(false)
  },
)

test('it has 50 MB at most', async () => {
  expect(await sends({ contentType }, new Uint8Array(maxDocumentBytes))).toBe(true)
  expect(await sends({ contentType }, new Uint8Array(maxDocumentBytes + 1))).toBe(false)
})

test('what is there is not replaced, renamed or deleted', async () => {
  expect(await sends({ contentType }, bytes, 'kept')).toBe(false)
  expect(await isAllowed(updateMetadata(at('kept'), { customMetadata: { title: 'x' } }))).toBe(false)
  expect(await isAllowed(updateMetadata(at('kept'), { cacheControl: 'public, max-age=31536000' }))).toBe(
    false,
  )
  expect(await isAllowed(deleteObject(at('kept')))).toBe(false)
})

test.each(badIds)('it has no name that /api would not take: %s', async (fid) => {
  expect(await sends({ contentType }, bytes, fid)).toBe(false)
})

const sendsTo = (path: string) =>
  isAllowed(uploadBytes(ref(rules.storageFor(superAdmin), path), bytes, { contentType }))

test('a home and a resident have ids that /api takes', async () => {
  const eid = rules.establishmentOf('lilas')
  expect(await sendsTo(storagePaths.establishmentDocument(eid, randomUUID()))).toBe(true)
  expect(await sendsTo(storagePaths.beneficiaryDocument(eid, 'followed', randomUUID()))).toBe(true)
})

test.each(badIds)('and no others: %s', async (id) => {
  expect(await sendsTo(storagePaths.establishmentDocument(id, 'new'))).toBe(false)
  expect(await sendsTo(storagePaths.beneficiaryDocument(id, 'followed', 'new'))).toBe(false)
  expect(await sendsTo(storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), id, 'new'))).toBe(
    false,
  )
})

test('nothing is sent anywhere else', async () => {
  const storage = rules.storageFor(sender)
  const eid = rules.establishmentOf('lilas')
  for (const path of ['file', `establishments/${eid}/file`, `${at('kept').fullPath}/deeper`]) {
    expect(await isAllowed(uploadBytes(ref(storage, path), bytes, { contentType }))).toBe(false)
  }
})

test.each<[string, UploadMetadata]>([
  ['that it is to be shown', { contentDisposition: 'inline' }],
  ['its own name', { contentDisposition: "inline; filename*=utf-8''named" }],
  ['that it is not packed', { contentEncoding: 'identity' }],
])('a client may say %s, as Cloud Storage does by itself', async (_what, metadata) => {
  const fid = metadata.contentDisposition?.endsWith('named') ? 'named' : randomUUID()
  expect(await sends({ contentType, ...metadata }, bytes, fid)).toBe(true)
})

test.each<[string, UploadMetadata]>([
  ['a word of its own', { customMetadata: { title: 'x' } }],
  ['a word beside a token', { customMetadata: { firebaseStorageDownloadTokens: 'known', title: 'x' } }],
  ['the name of a program', { contentDisposition: 'attachment; filename="x.exe"' }],
  ['another name', { contentDisposition: "inline; filename*=utf-8''x.exe" }],
  ['that it is packed', { contentEncoding: 'gzip' }],
])('and not %s', async (_what, metadata) => {
  expect(await sends({ contentType, ...metadata })).toBe(false)
})
