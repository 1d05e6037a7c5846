import { randomUUID } from 'node:crypto'
import { maxDocumentBytes } from '@vigie/domain/constants'
import { storagePaths } from '@vigie/domain/paths'
import { deleteObject, ref, type UploadMetadata, updateMetadata, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { named } from './cast.ts'
import { isAllowed } from './environment.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'
import { type Ticket, ticketOf, ticketSize } from './tickets.ts'

/** Somebody who may send documents of residents: what they may not is for what they do, not for who they are. */
const sender = { ...named('nurse, READ_WRITE'), uid: 'sender' }
const contentType = 'application/pdf'
const bytes = new Uint8Array(ticketSize)
const minute = 60_000

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules([sender])
})
afterAll(() => rules.close())

const at = (fid: string) =>
  ref(
    rules.storageFor(sender),
    storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), 'followed', fid),
  )

/** Sends a file for which there is such a ticket; null: none at all. */
async function sends(
  ticket: Partial<Ticket> | null,
  {
    content = bytes,
    fid = randomUUID(),
    ...metadata
  }: UploadMetadata & { content?: Uint8Array; fid?: string } = {},
) {
  const file = at(fid)
  if (ticket !== null) await rules.giveTickets([[file.fullPath, ticketOf(sender.uid, 'member', ticket)]])
  return isAllowed(uploadBytes(file, content, { contentType, ...metadata }))
}

test('what was announced is taken, and nothing that was not', async () => {
  expect(await sends({})).toBe(true)
  expect(await sends(null)).toBe(false)
})

test.each<[string, Partial<Ticket>]>([
  ['somebody else’s', { by: 'somebody' }],
  ['over', { until: Date.now() - minute }],
  ['of a document that is ready', { state: 'ready' }],
  ['of a document that was refused', { state: 'refused' }],
  ['for fewer bytes', { size: ticketSize - 1 }],
  ['for more bytes', { size: ticketSize + 1 }],
  ['for another type', { contentType: 'image/png' }],
  ['for a super administrator, who the sender is not', { sentAs: 'superAdmin' }],
  ['for nobody', { sentAs: null }],
])('a ticket is good for nothing that is %s', async (_what, ticket) => {
  expect(await sends(ticket)).toBe(false)
})

test('a ticket is good for a file of its own type alone', async () => {
  expect(await sends({}, { contentType: 'text/html' })).toBe(false)
  expect(await sends({ contentType: 'image/png' }, { contentType: 'image/png' })).toBe(true)
})

test('a document has 50 MB where its ticket says so', async () => {
  expect(await sends({ size: maxDocumentBytes }, { content: new Uint8Array(maxDocumentBytes) })).toBe(true)
})

test('what is there is not replaced, renamed or deleted', async () => {
  expect(await sends({}, { fid: 'kept' })).toBe(false)
  expect(await isAllowed(updateMetadata(at('kept'), { customMetadata: { title: 'x' } }))).toBe(false)
  expect(await isAllowed(updateMetadata(at('kept'), { cacheControl: 'public, max-age=31536000' }))).toBe(
    false,
  )
  expect(await isAllowed(deleteObject(at('kept')))).toBe(false)
})

test('a ticket is for its own path alone, and nothing is sent anywhere else', async () => {
  const storage = rules.storageFor(sender)
  const eid = rules.establishmentOf('lilas')
  const ticket = ticketOf(sender.uid, 'member')
  const announced = storagePaths.beneficiaryDocument(eid, 'followed', 'announced')
  await rules.giveTickets([[announced, ticket]])
  for (const path of [
    storagePaths.beneficiaryDocument(eid, 'unfollowed', 'announced'),
    storagePaths.beneficiaryDocument(rules.establishmentOf('cedres'), 'followed', 'announced'),
    storagePaths.establishmentDocument(eid, 'announced'),
    'file',
    `establishments/${eid}/file`,
    `${announced}/deeper`,
  ]) {
    expect(await isAllowed(uploadBytes(ref(storage, path), bytes, { contentType }))).toBe(false)
  }
})

test.each<[string, UploadMetadata]>([
  ['that it is to be shown', { contentDisposition: 'inline' }],
  ['its own name', { contentDisposition: "inline; filename*=utf-8''named" }],
  ['that it is not packed', { contentEncoding: 'identity' }],
])('a client may say %s, as Cloud Storage does by itself', async (_what, metadata) => {
  const fid = metadata.contentDisposition?.endsWith('named') ? 'named' : randomUUID()
  expect(await sends({}, { ...metadata, fid })).toBe(true)
})

test.each<[string, UploadMetadata]>([
  ['a word of its own', { customMetadata: { title: 'x' } }],
  ['a word beside a token', { customMetadata: { firebaseStorageDownloadTokens: 'known', title: 'x' } }],
  ['the name of a program', { contentDisposition: 'attachment; filename="x.exe"' }],
  ['another name', { contentDisposition: "inline; filename*=utf-8''x.exe" }],
  ['that it is packed', { contentEncoding: 'gzip' }],
])('and not %s', async (_what, metadata) => {
  expect(await sends({}, metadata)).toBe(false)
})
