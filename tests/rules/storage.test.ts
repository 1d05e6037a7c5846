import { exportPath } from '@vigie/domain/care/month-export'
import { storagePaths } from '@vigie/domain/paths'
import { can } from '@vigie/domain/people/permissions'
import {
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Character, type Home, homes, members, named, outsiders, twinOf, twins } from './cast.ts'
import { differences, isAllowed } from './environment.ts'
import { caregiversOf, residents } from './residence.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'
import { accessAsSender, sentAsOf, ticketOf } from './tickets.ts'
import {
  formerPeople,
  peopleOfStatedHomes,
  peopleOfTwoPlaces,
  spoiltFollowers,
  spoiltPeople,
} from './unusual-cast.ts'

const nurse = named('nurse, READ_WRITE')
const caregiver = named('caregiver, READ_WRITE')
const doubles = [nurse, caregiver].flatMap((person) =>
  Object.keys(twins).map((twin) => ({ ...twinOf(person, twin), name: `${person.name} with ${twin}` })),
)
const everyone = [
  ...members,
  ...outsiders,
  ...peopleOfTwoPlaces,
  ...peopleOfStatedHomes,
  ...spoiltFollowers,
  ...formerPeople,
  ...spoiltPeople,
  ...doubles,
]

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules(everyone)
  await rules.giveTickets(
    everyone.flatMap((person) =>
      homes.flatMap((home) =>
        foldersFor(person, home).map(
          ({ path }) => [path(announcedBy(person)), ticketOf(person.uid, sentAsOf(person, home))] as const,
        ),
      ),
    ),
  )
})
afterAll(() => rules.close())

const pdf = { contentType: 'application/pdf' }
const bytes = new Uint8Array(3)

/** The folders of documents of a home, as one person sees them. */
function foldersFor(person: Character, home: Home) {
  const eid = rules.establishmentOf(home)
  const access = accessAsSender(person, home)
  return [
    {
      path: (fid: string) => storagePaths.establishmentDocument(eid, fid),
      creates: can(access, 'create', 'establishmentDocuments'),
    },
    ...residents.map((resident) => {
      const facts = { beneficiaryId: resident, caregiverIds: caregiversOf(resident, person.uid) }
      return {
        path: (fid: string) => storagePaths.beneficiaryDocument(eid, resident, fid),
        creates: can(access, 'create', 'documents', facts),
      }
    }),
  ]
}

/** The id of a new document that somebody has announced, in each folder. */
const announcedBy = ({ uid }: Character) => `by-${uid}`

/** Each way to the bytes of a file, or to what is stored beside them, from which a link can be made. */
function fetching(storage: FirebaseStorage, path: string) {
  const kept = ref(storage, path)
  return [
    { name: `get ${path}`, request: getBytes(kept), allowed: false },
    { name: `metadata of ${path}`, request: getMetadata(kept), allowed: false },
    { name: `link to ${path}`, request: getDownloadURL(kept), allowed: false },
    { name: `list ${path}`, request: listAll(kept), allowed: false },
    {
      name: `list beside ${path}`,
      request: listAll(ref(storage, path.replace(/\/[^/]+$/, ''))),
      allowed: false,
    },
  ]
}

describe.each(everyone)('$name', (person) => {
  test('sends the documents of the table, in their home and in the other, and fetches none', async () => {
    const storage = rules.storageFor(person)
    const cases = homes.flatMap((home) =>
      foldersFor(person, home).flatMap(({ path, creates }) => {
        const fresh = ref(storage, path(announcedBy(person)))
        const sending = uploadBytes(fresh, bytes, pdf)
        return [
          ...fetching(storage, path('kept')),
          { name: `create ${fresh.fullPath}`, request: sending, allowed: creates },
        ]
      }),
    )
    // What is exported of a home is for its operator alone.
    const ofExports = homes.flatMap((home) => {
      const path = exportPath(rules.establishmentOf(home), '2026-10', 'days')
      const sending = uploadBytes(ref(storage, path), bytes, { contentType: 'application/gzip' })
      return [...fetching(storage, path), { name: `create ${path}`, request: sending, allowed: false }]
    })
    expect(await differences([...cases, ...ofExports])).toEqual([])
  })
})

test('nobody signed in neither fetches nor sends, whoever has a ticket', async () => {
  const storage = rules.storageFor(null)
  for (const { path } of foldersFor(nurse, 'lilas')) {
    expect(await differences(fetching(storage, path('kept')))).toEqual([])
    expect(
      await isAllowed(uploadBytes(ref(storage, path(announcedBy(named('super admin')))), bytes, pdf)),
    ).toBe(false)
  }
})
