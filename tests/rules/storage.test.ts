import { randomUUID } from 'node:crypto'
import { paths, storagePaths } from '@vigie/domain/paths'
import { can } from '@vigie/domain/people/permissions'
import { deleteDoc, doc, type Firestore, updateDoc } from 'firebase/firestore'
import { getBytes, ref, uploadBytes } from 'firebase/storage'
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
import { formerPeople, peopleOfTwoPlaces, spoiltFollowers, spoiltPeople } from './unusual-cast.ts'

const nurse = named('nurse, READ_WRITE')
const caregiver = named('caregiver, READ_WRITE')
const doubles = [nurse, caregiver].flatMap((person) =>
  Object.keys(twins).map((twin) => ({ twin, double: twinOf(person, twin), name: person.name })),
)
const everyone = [...members, ...outsiders, ...peopleOfTwoPlaces, ...spoiltFollowers, ...formerPeople]

/** Each way in which somebody loses their documents while their token is still good. */
const losses: {
  what: string
  person: Character
  lose: (db: Firestore, member: string, profile: string) => Promise<void>
}[] = [
  {
    what: 'a membership that was withdrawn',
    person: { ...nurse, uid: 'leaver' },
    lose: (db, member) => deleteDoc(doc(db, member)),
  },
  {
    what: 'a level that was taken away',
    person: { ...nurse, uid: 'demoted' },
    lose: (db, member) => updateDoc(doc(db, member), { roleId: null }),
  },
  {
    what: 'an account that was disabled',
    person: { ...nurse, uid: 'closed' },
    lose: (db, _member, profile) => updateDoc(doc(db, profile), { disabled: true }),
  },
  {
    what: 'an account that was deleted',
    person: { ...nurse, uid: 'gone' },
    lose: (db, _member, profile) => deleteDoc(doc(db, profile)),
  },
]

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules([
    ...everyone,
    ...spoiltPeople,
    ...losses.map(({ person }) => person),
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

test.each(losses)('$what counts from the next request on', async ({ person, lose }) => {
  const eid = rules.establishmentOf('lilas')
  const kept = ref(rules.storageFor(person), storagePaths.beneficiaryDocument(eid, 'followed', 'kept'))
  expect(await isAllowed(getBytes(kept))).toBe(true)
  await rules.changeAsServer((db) => lose(db, paths.member(eid, person.uid), paths.user(person.uid)))
  expect(await isAllowed(getBytes(kept))).toBe(false)
})
