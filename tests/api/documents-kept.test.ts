import { addressOf } from '@vigie/domain/api/call'
import {
  announceDocumentCall,
  deleteDocumentCall,
  renameDocumentCall,
} from '@vigie/domain/api/document-calls'
import { readBeneficiaryFileCall } from '@vigie/domain/api/file-calls'
import { documentPath, keptPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored, sendFile, storedBelow } from '../support/storage.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const letter = '%PDF-1.7\nlettre de la famille'
const program = 'MZ, which is no letter'.padEnd(letter.length)
const news = {
  title: 'Lettre',
  fileName: 'lettre.pdf',
  contentType: 'application/pdf',
  size: letter.length,
} as const

let home: TestHome
let nurse: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  home = await createHome()
  ;[nurse, colleague] = await Promise.all([signUp({ role: roles.NURSE }), signUp({ role: roles.NURSE })])
  for (const person of [nurse, colleague]) await join(home.eid, person, { roleId: roles.READ_WRITE })
})

type Place = Awaited<ReturnType<typeof noDocument>>
const space = async () => (await db.doc(paths.documentSpace(home.eid)).get()).get('bytes')
const record = async (place: Place) => (await db.doc(documentPath(place)).get()).data()
const gone = (path: string) =>
  whenSeen(
    path,
    async () => ((await isStored(path)) ? 'there' : 'gone'),
    (seen) => seen === 'gone',
  )

async function read(place: Place, headers: Record<string, string> = {}): Promise<[number, string]> {
  const address = `${process.env.VIGIE_HOSTING_URL}${addressOf(readBeneficiaryFileCall, place)}`
  const authorization = `Bearer ${colleague.idToken}`
  const answer = await fetch(address, { headers: { authorization, ...headers } })
  return [answer.status, await answer.text()]
}

const noDocument = async () => ({ eid: home.eid, bid: await home.addResident(), fid: newId('file') })
const announce = (place: Place) => callApi(nurse, announceDocumentCall, { params: place, body: news })
const ready = (place: Place) => whenDocument(documentPath(place), ({ state }) => state === 'ready')

/** A document whose bytes were sent by the nurse and looked at. */
async function aDocument(): Promise<Place> {
  const place = await noDocument()
  await announce(place)
  await sendFile(nurse, documentPath(place), letter)
  await ready(place)
  return place
}

/**
 * As Cloud Storage lets a sending end that was begun while the document was coming: rules were asked when it began. The emulator asks
 * them when it ends, and would refuse.
 */
const endSecondSending = (place: Place, bytes: string) => sendFile('server', documentPath(place), bytes)

it.each([
  ['a program', program],
  ['another letter of the same length', letter.replace('famille', 'voisine')],
  ['far more than was announced', letter.padEnd(10_000)],
])(
  'what was looked at is what everybody reads, though its sender ends another sending with %s',
  async (_what, bytes) => {
    const place = await aDocument()
    const [before, known] = [await space(), await record(place)]
    expect(await endSecondSending(place, bytes)).toBe(200)
    expect(await read(place)).toEqual([200, letter])
    await gone(documentPath(place))
    expect(await read(place)).toEqual([200, letter])
    expect(await read(place, { range: 'bytes=9-14' })).toEqual([206, 'lettre'])
    expect([await space(), await record(place)]).toEqual([before, known])
  },
)

it('nobody sends to where it is kept, and it is deleted with whatever else came', async () => {
  const place = await aDocument()
  const kept = keptPath(place, (await record(place))?.keptAs)
  expect([await sendFile(nurse, kept, program), await isStored(kept)]).toEqual([403, true])
  const before = await space()
  await callApi(colleague, deleteDocumentCall, { params: place })
  expect(await isStored(kept)).toBe(false)
  expect(await space()).toBe(before - letter.length)
  await endSecondSending(place, letter)
  await gone(documentPath(place))
  expect((await read(place))[0]).toBe(404)
})

it('of two sendings of one ticket the first that is looked at is the document', async () => {
  const place = await noDocument()
  const before = await space()
  await announce(place)
  await sendFile(nurse, documentPath(place), letter)
  await endSecondSending(place, letter.replace('famille', 'voisine'))
  const { keptAs } = await ready(place)
  await gone(documentPath(place))
  const [status, text] = await read(place)
  expect([status, text.length, await read(place)]).toEqual([200, letter.length, [status, text]])
  // The other may be kept apart for a moment before it is known that one is there already.
  const stored = await whenSeen(
    `all below ${documentPath(place)}`,
    () => storedBelow(documentPath(place)),
    ({ length }) => length === 1,
  )
  expect(stored).toEqual([keptPath(place, keptAs)])
  expect([(await record(place))?.keptAs, await space()]).toEqual([keptAs, (before ?? 0) + letter.length])
})

describe('a document of before bytes were kept apart', () => {
  it('is looked at where it is, and replaced by nothing afterwards', async () => {
    const place = await noDocument()
    await keepDocument(place, letter, { keptAs: null, size: letter.length })
    expect(await read(place)).toEqual([200, letter])
    await endSecondSending(place, program)
    await gone(documentPath(place))
    expect(await read(place)).toEqual([200, letter])
  })

  it('is not read where it is not what it says, and stays where it is', async () => {
    const place = await noDocument()
    await keepDocument(place, program, { keptAs: null, size: program.length })
    expect((await read(place))[0]).toBe(404)
    expect([await isStored(documentPath(place)), (await record(place))?.state]).toEqual([true, 'ready'])
    expect((await callApi(colleague, deleteDocumentCall, { params: place })).data).toEqual({ changed: true })
    expect(await isStored(documentPath(place))).toBe(false)
  })
})

describe('what was on its way when the resident was archived', () => {
  const archive = ({ eid, bid }: Place, state = 'archived') =>
    db.doc(paths.beneficiary(eid, bid)).update({ state })
  const remove = (place: Place) => callApi(colleague, deleteDocumentCall, { params: place })
  const archived = { status: 409, data: { code: 'beneficiaryArchived' } }

  it('is kept, read by whoever reads the resident, not changed, and deleted by whoever may', async () => {
    const place = await noDocument()
    await announce(place)
    await archive(place)
    await sendFile(nurse, documentPath(place), letter)
    await ready(place)
    expect(await read(place)).toEqual([200, letter])
    const body = { title: 'Autre', updatedAt: null }
    expect(await callApi(nurse, renameDocumentCall, { params: place, body })).toMatchObject(archived)
    const before = await space()
    expect((await remove(place)).data).toEqual({ changed: true })
    expect([(await read(place))[0], await space()]).toEqual([404, before - letter.length])
  })

  it('is taken back before it comes', async () => {
    const place = await noDocument()
    await announce(place)
    await archive(place)
    expect((await remove(place)).data).toEqual({ changed: true })
    expect(await sendFile(nurse, documentPath(place), letter)).toBe(403)
  })

  it('leaves what was there before, until the resident is restored', async () => {
    const place = await aDocument()
    await archive(place)
    expect(await remove(place)).toMatchObject(archived)
    await archive(place, 'active')
    expect((await remove(place)).data).toEqual({ changed: true })
  })
})
