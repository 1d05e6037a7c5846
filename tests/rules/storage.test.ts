import { randomUUID } from 'node:crypto'
import { documentContentTypes } from '@vigie/domain/care/document-types'
import { maxDocumentBytes } from '@vigie/domain/constants'
import { paths, storagePaths } from '@vigie/domain/paths'
import { can } from '@vigie/domain/people/permissions'
import { deleteDoc, doc } from 'firebase/firestore'
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accessIn,
  type Character,
  type Home,
  homes,
  members,
  named,
  outsiders,
  twinOf,
  twins,
} from './cast.ts'
import { differences, isAllowed } from './environment.ts'
import { caregiversOf, residents } from './residence.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'
import { formerPeople, peopleOfTwoPlaces, spoiltPeople } from './unusual-cast.ts'

const nurse = named('nurse, READ_WRITE')
const caregiver = named('caregiver, READ_WRITE')
const doubles = [nurse, caregiver].flatMap((person) =>
  Object.keys(twins).map((twin) => ({ twin, double: twinOf(person, twin), name: person.name })),
)
const leaver: Character = { ...nurse, uid: 'leaver' }
const everyone = [...members, ...outsiders, ...peopleOfTwoPlaces, ...formerPeople]

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules([
    ...everyone,
    ...spoiltPeople,
    leaver,
    ...doubles.map(({ double }) => double),
  ])
})
afterAll(() => rules.close())

const pdf = { contentType: 'application/pdf' }
const bytes = new Uint8Array(3)

/** The folders of documents of a home, as one person sees them. */
function foldersFor(person: Character, home: Home) {
  const eid = rules.establishmentOf(home)
  const access = accessIn(person, home)
  return [
    {
      path: (fid: string) => storagePaths.establishmentDocument(eid, fid),
      reads: can(access, 'read', 'establishmentDocuments'),
      creates: can(access, 'create', 'establishmentDocuments'),
    },
    ...residents.map((resident) => {
      const facts = { beneficiaryId: resident, caregiverIds: caregiversOf(resident, person.uid) }
      return {
        path: (fid: string) => storagePaths.beneficiaryDocument(eid, resident, fid),
        reads: can(access, 'read', 'documents', facts),
        creates: can(access, 'create', 'documents', facts),
      }
    }),
  ]
}

describe.each(everyone)('$name', (person) => {
  test('fetches and sends the documents of the table, in their home and in the other', async () => {
    const storage = rules.storageFor(person)
    const cases = homes.flatMap((home) =>
      foldersFor(person, home).flatMap(({ path, reads, creates }) => {
        const kept = ref(storage, path('kept'))
        const fresh = ref(storage, path(randomUUID()))
        return [
          { name: `get ${kept.fullPath}`, request: getBytes(kept), allowed: reads },
          {
            name: `create ${fresh.fullPath}`,
            request: uploadBytes(fresh, bytes, pdf),
            allowed: creates,
          },
        ]
      }),
    )
    expect(await differences(cases)).toEqual([])
  })
})

test.each(spoiltPeople)('$name neither fetches nor sends', async (person) => {
  const storage = rules.storageFor(person)
  const cases = foldersFor(person, 'lilas').flatMap(({ path }) => [
    { name: path('kept'), request: getBytes(ref(storage, path('kept'))), allowed: false },
    {
      name: path('new'),
      request: uploadBytes(ref(storage, path(`by-${person.uid}`)), bytes, pdf),
      allowed: false,
    },
  ])
  expect(await differences(cases)).toEqual([])
})

test.each(doubles)('$name with $twin neither fetches nor sends', async ({ double }) => {
  const storage = rules.storageFor(double)
  const path = storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), 'followed', 'kept')
  expect(await isAllowed(getBytes(ref(storage, path)))).toBe(false)
  expect(await isAllowed(uploadBytes(ref(storage, `${path}-${double.uid}`), bytes, pdf))).toBe(false)
})

test('nobody signed in neither fetches nor sends', async () => {
  const storage = rules.storageFor(null)
  for (const { path } of foldersFor(nurse, 'lilas')) {
    expect(await isAllowed(getBytes(ref(storage, path('kept'))))).toBe(false)
    expect(await isAllowed(uploadBytes(ref(storage, path('anonymous')), bytes, pdf))).toBe(false)
  }
})

test('a revoked membership counts from the next request on', async () => {
  const eid = rules.establishmentOf('lilas')
  const kept = ref(rules.storageFor(leaver), storagePaths.beneficiaryDocument(eid, 'followed', 'kept'))
  expect(await isAllowed(getBytes(kept))).toBe(true)
  await rules.changeAsServer((db) => deleteDoc(doc(db, paths.member(eid, leaver.uid))))
  expect(await isAllowed(getBytes(kept))).toBe(false)
})

describe('who may send a document may not', () => {
  const at = (fid: string) =>
    ref(
      rules.storageFor(nurse),
      storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), 'followed', fid),
    )

  test('replace, rename or delete what is there', async () => {
    expect(await isAllowed(uploadBytes(at('kept'), bytes, pdf))).toBe(false)
    expect(await isAllowed(updateMetadata(at('kept'), { customMetadata: { title: 'x' } }))).toBe(false)
    expect(await isAllowed(deleteObject(at('kept')))).toBe(false)
  })

  test('list what is there', async () => {
    const storage = rules.storageFor(nurse)
    const eid = rules.establishmentOf('lilas')
    const kept = [at('kept').fullPath, storagePaths.establishmentDocument(eid, 'kept')]
    for (const path of kept) {
      expect(await isAllowed(listAll(ref(storage, path)))).toBe(false)
      expect(await isAllowed(listAll(ref(storage, path.slice(0, path.lastIndexOf('/')))))).toBe(false)
    }
  })

  test('send one that is over 50 MB, though one of exactly 50 MB goes through', async () => {
    const largest = new Uint8Array(maxDocumentBytes)
    const tooLarge = new Uint8Array(maxDocumentBytes + 1)
    expect(await isAllowed(uploadBytes(at('largest'), largest, pdf))).toBe(true)
    expect(await isAllowed(uploadBytes(at('too-large'), tooLarge, pdf))).toBe(false)
  })

  test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/x-msdownload'])(
    'send one of type %s',
    async (contentType) => {
      expect(await isAllowed(uploadBytes(at(randomUUID()), bytes, { contentType }))).toBe(false)
    },
  )

  test('send one anywhere else', async () => {
    const storage = rules.storageFor(nurse)
    const eid = rules.establishmentOf('lilas')
    const elsewhere = ['file', `establishments/${eid}/file`, `${at('kept').fullPath}/deeper`]
    for (const path of elsewhere) {
      expect(await isAllowed(uploadBytes(ref(storage, path), bytes, pdf))).toBe(false)
    }
  })
})

test.each(documentContentTypes)('a document may be of type %s', async (contentType) => {
  const path = storagePaths.beneficiaryDocument(rules.establishmentOf('lilas'), 'followed', randomUUID())
  expect(await isAllowed(uploadBytes(ref(rules.storageFor(nurse), path), bytes, { contentType }))).toBe(true)
})
