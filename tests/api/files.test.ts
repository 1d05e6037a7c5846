import { createHash, randomBytes } from 'node:crypto'
import { addressOf, type FileCall, mostBytesOfPart } from '@vigie/domain/api/call'
import { readBeneficiaryFileCall, readEstablishmentFileCall } from '@vigie/domain/api/file-calls'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, sendApi } from '../support/api.ts'
import { keepDocument } from '../support/documents.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'

const { READ_WRITE } = roles
const { eid, someone } = homeOfAlerts()
const letter = Buffer.from('%PDF-1.7 letter')
const placeOf = (fid: string) => ({ eid, bid: 'roy', fid })

let attendant: Caller
beforeAll(async () => {
  attendant = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
  await keepDocument(placeOf('letter'), letter, { fileName: 'Évaluation d’été.pdf' })
})

/** Asks for a document of the resident, through Hosting, as the browser does. */
async function ask(fid: string, headers: Record<string, string> = {}, params = { eid, bid: 'roy' }) {
  const address = addressOf(readBeneficiaryFileCall, { ...params, fid })
  return fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    headers: { authorization: `Bearer ${attendant?.idToken}`, 'accept-language': 'en', ...headers },
  })
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a file', () => {
  it('comes as it is stored, is kept by nobody and runs nothing', async () => {
    const answer = await ask('letter')
    expect(await bytesOf(answer)).toEqual(letter)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition':
        'inline; filename="?valuation d??t?.pdf"; filename*=UTF-8\'\'%C3%89valuation%20d%E2%80%99%C3%A9t%C3%A9.pdf',
      'content-length': String(letter.length),
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
  })

  it('that was kept under the name of a program is saved under one of its type', async () => {
    const fid = newId('file')
    await keepDocument(placeOf(fid), letter, { contentType: 'text/plain', fileName: 'ordonnance.hta' })
    const { headers } = await ask(fid)
    expect(headers.get('content-disposition')).toBe('inline; filename=ordonnance.hta.txt')
  })

  it.each([
    ['text/plain', 'inline'],
    ['video/mp4', 'inline'],
    ['application/msword', 'attachment'],
    // No rule lets these two in: a mistake of ours would.
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
  ])('of type %s comes as such: %s', async (contentType, disposition) => {
    const fid = newId('file')
    await keepDocument(placeOf(fid), letter, { contentType })
    const { headers } = await ask(fid)
    const [how] = (headers.get('content-disposition') ?? '').split(';')
    expect([headers.get('content-type'), how]).toEqual([contentType, disposition])
  })

  it('that is empty comes empty', async () => {
    await keepDocument(placeOf('empty'), '')
    const answer = await ask('empty')
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 0])
    expect((await ask('empty', { range: 'bytes=0-' })).status).toBe(416)
  })

  it('that is not there, or is somebody else’s, is told so in our words', async () => {
    const missing = await ask('nothing')
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { data: { code: 'documentNotFound', message: 'This document does not exist.' } },
    ])
    expect((await ask('letter', {}, { eid, bid: 'girard' })).status).toBe(404)
  })

  it('has an id that is one', async () => {
    for (const fid of ['__x__', 'a.b', 'a b', 'x'.repeat(129)]) {
      const answer = await ask(fid)
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { data: { fields: { fid: 'Not a valid value' } } },
      ])
    }
  })

  it('is not put where it is read', async () => {
    const address = addressOf(readBeneficiaryFileCall, { eid, bid: 'roy', fid: 'letter' })
    const answer = await sendApi(attendant, address, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, PATCH, DELETE, GET'])
  })
})

describe('a part of a file', () => {
  const partOf = async (range: string) => {
    const answer = await ask('letter', { range })
    return [answer.status, answer.headers.get('content-range'), String(await bytesOf(answer))]
  }

  it('is what was asked for', async () => {
    expect(await partOf('bytes=0-3')).toEqual([206, 'bytes 0-3/15', '%PDF'])
    expect(await partOf('bytes=9-')).toEqual([206, 'bytes 9-14/15', 'letter'])
    expect(await partOf('bytes=-6')).toEqual([206, 'bytes 9-14/15', 'letter'])
    expect(await partOf('bytes=-999')).toEqual([206, 'bytes 0-14/15', '%PDF-1.7 letter'])
    expect(await partOf('bytes=9-999')).toEqual([206, 'bytes 9-14/15', 'letter'])
  })

  it('behind its end is refused', async () => {
    const answer = await ask('letter', { range: 'bytes=15-' })
    expect(answer.headers.get('content-range')).toBe('bytes */15')
    expect([answer.status, await answer.json()]).toMatchObject([416, { data: { code: 'noSuchPart' } }])
  })

  it('is the whole where several are asked for, or nothing that can be read', async () => {
    for (const range of [
      'bytes=0-1,3-4',
      'bytes',
      'lines=0-1',
      'lines=20-',
      'bytes=x-y',
      'bytes=5-2',
      'bytes=20-16',
    ])
      expect(await partOf(range)).toEqual([200, null, String(letter)])
  })

  it('has 8 MiB at most, and all parts are the file', async () => {
    const film = randomBytes(2 * mostBytesOfPart + 10)
    await keepDocument(placeOf('film'), film, { contentType: 'video/mp4' })
    const whole = await ask('film')
    expect(sumOf(await bytesOf(whole))).toBe(sumOf(film))

    const parts: Buffer[] = []
    for (let start = 0; start < film.length; start += parts.at(-1)?.length ?? 0) {
      const answer = await ask('film', { range: `bytes=${start}-` })
      expect(answer.status).toBe(206)
      parts.push(await bytesOf(answer))
    }
    expect(parts.map(({ length }) => length)).toEqual([mostBytesOfPart, mostBytesOfPart, 10])
    expect(sumOf(Buffer.concat(parts))).toBe(sumOf(film))
  })
})

it.each<[FileCall, string]>([
  [readBeneficiaryFileCall, 'readBeneficiaryFile'],
  [readEstablishmentFileCall, 'readEstablishmentFile'],
])('the OpenAPI document tells of it: %#', async (call, operationId) => {
  const document = await (await fetch(`${process.env.VIGIE_HOSTING_URL}/api/openapi.json`)).json()
  const { get } = document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]
  expect(get).toMatchObject({ operationId })
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '206', '403', '404', '416']))
})
