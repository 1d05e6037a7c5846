import { type DocumentPlace, documentPath, keptPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, it } from 'vitest'
import { callTrigger } from '../support/delivery-events.ts'
import { keepDocument, newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { isStored } from '../support/storage.ts'

const { NURSE, READ_WRITE } = roles
const letter = Buffer.from('%PDF-1.7\nlettre')
const minute = 60_000

let home: TestHome
let nurse: TestPerson
beforeAll(async () => {
  home = await createHome()
  nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
})

const sweep = () => callTrigger('sweepDocuments', { method: 'POST' })
const stateOf = async (place: DocumentPlace) => (await db.doc(documentPath(place)).get()).get('state')
const placeOf = (bid: string) => ({ eid: home.eid, bid, fid: newId('file') })
const coming = (until: number) =>
  ({ state: 'coming', by: nurse.uid, sentAs: 'member', size: letter.length, until }) as const

it('what was announced and never came is forgotten once its time is over, with the space that it took', async () => {
  const [late, inTime] = [placeOf('roy'), placeOf('roy')]
  await db.doc(paths.documentSpace(home.eid)).set({ bytes: 500 + letter.length })
  await db.doc(documentPath(late)).set(newDocument(coming(Date.now() - minute)))
  await db.doc(documentPath(inTime)).set(newDocument(coming(Date.now() + minute)))
  await sweep()
  expect([await stateOf(late), await stateOf(inTime)]).toEqual([undefined, 'coming'])
  expect((await db.doc(paths.documentSpace(home.eid)).get()).get('bytes')).toBe(500)
})

it('what came without our hearing of it is taken in', async () => {
  const place = placeOf('roy')
  // As if nobody had told us: it is there already when its record says that it is coming. Of before bytes were kept apart, what is
  // not what it says stays where it is.
  await keepDocument(place, letter, { keptAs: null, contentType: 'image/png' })
  await db.doc(documentPath(place)).set(newDocument(coming(Date.now() - minute)))
  await sweep()
  expect(await stateOf(place)).toBe('ready')
  const keptAs = (await db.doc(documentPath(place)).get()).get('keptAs')
  expect([await isStored(documentPath(place)), await isStored(keptPath(place, keptAs))]).toEqual([
    false,
    true,
  ])
})

it('what was refused is told of for a day, and no longer', async () => {
  const [told, over] = [placeOf('roy'), placeOf('roy')]
  const refused = (until: number) => newDocument({ state: 'refused', refusal: 'notWhatItSays', until })
  await db.doc(documentPath(told)).set(refused(Date.now() + minute))
  await db.doc(documentPath(over)).set(refused(Date.now() - minute))
  await sweep()
  expect([await stateOf(told), await stateOf(over)]).toEqual(['refused', undefined])
})

it('a file that a record knows of outlives the daily look at all files', async () => {
  const place = placeOf('roy')
  await keepDocument(place, letter)
  await callTrigger('sweepFiles', { method: 'POST' })
  expect(await isStored(keptPath(place, 'kept'))).toBe(true)
})
