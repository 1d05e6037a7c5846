import { randomUUID } from 'node:crypto'
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { paths, storagePaths } from '@vigie/domain/paths'
import { projectId } from '@vigie/emulators/suite/addresses'
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
import { deleteObject, type FirebaseStorage, listAll, ref, uploadBytes } from 'firebase/storage'
import { type Character, claimsOf, type Home, homes } from './cast.ts'
import { type Resident, residents } from './residence.ts'

/** Objects of these tests are in a bucket of their own. */
const bucket = 'gs://vigie-rules'

/** Cloud Storage of the suite under its storage.rules, with two homes that nothing else uses. */
export interface StorageRules {
  establishmentOf: (home: Home) => string
  /** The objects as a person sees them; null: nobody is signed in. */
  storageFor: (person: Character | null) => FirebaseStorage
  changeAsServer: (change: (db: Firestore, storage: FirebaseStorage) => Promise<void>) => Promise<void>
  /** Writes tickets, by the paths of the files that they are for. */
  giveTickets: (tickets: readonly (readonly [path: string, ticket: object])[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * The Storage emulator asks the Firestore of the suite's own project, whatever project a client names; so these tests
 * write there, under names of their own, and take away what they wrote.
 */
export async function openStorageRules(people: readonly Character[]): Promise<StorageRules> {
  setLogLevel('silent')
  const environment = await initializeTestEnvironment({ projectId })
  const run = randomUUID().slice(0, 8)
  const establishmentOf = (home: Home) => `rules-${run}-${home}`
  const storageIn = (context: RulesTestContext) => context.storage(bucket) as unknown as FirebaseStorage
  const written = [
    ...people.flatMap(({ uid, profile }): Written[] =>
      profile === null ? [] : [[paths.user(uid), profile]],
    ),
    ...homes.flatMap((home) => seedOf(home, establishmentOf(home), people)),
  ]
  const given: string[] = []
  const changeAsServer: StorageRules['changeAsServer'] = (change) =>
    environment.withSecurityRulesDisabled((context) =>
      change(context.firestore() as unknown as Firestore, storageIn(context)),
    )

  await changeAsServer(async (db, storage) => {
    await Promise.all(written.map(([path, data]) => setDoc(doc(db, path), data)))
    for (const home of homes) {
      for (const path of objectsOf(establishmentOf(home))) {
        await uploadBytes(ref(storage, path), new Uint8Array(3), { contentType: 'application/pdf' })
      }
    }
  })

  return {
    establishmentOf,
    storageFor: (person) =>
      storageIn(
        person === null
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(person.uid, claimsOf(person)),
      ),
    changeAsServer,
    giveTickets: (tickets) =>
      changeAsServer(async (db) => {
        given.push(...tickets.map(([path]) => path))
        await Promise.all(tickets.map(([path, ticket]) => setDoc(doc(db, path), ticket)))
      }),
    close: async () => {
      await changeAsServer(async (db, storage) => {
        await Promise.all(
          [...written.map(([path]) => path), ...given].map((path) => deleteDoc(doc(db, path))),
        )
        for (const home of homes) {
          for (const path of objectsOf(establishmentOf(home))) {
            const { items } = await listAll(ref(storage, path.slice(0, path.lastIndexOf('/'))))
            await Promise.all(items.map(deleteObject))
          }
        }
      })
      await environment.cleanup()
    },
  }
}

/** The document of the home and of each of its residents that is there from the start. */
function objectsOf(eid: string): string[] {
  return [
    storagePaths.establishmentDocument(eid, 'kept'),
    ...residents.map((resident) => storagePaths.beneficiaryDocument(eid, resident, 'kept')),
  ]
}

type Written = [path: string, data: Readonly<Record<string, unknown>>]

function seedOf(home: Home, eid: string, people: readonly Character[]): Written[] {
  const uids = people.map((person) => person.uid)
  const caregiverIds: Record<Resident, string[]> = { followed: uids, unfollowed: ['someone'] }
  return [
    ...residents.map(
      (resident): Written => [
        paths.beneficiary(eid, resident),
        { name: resident, caregiverIds: caregiverIds[resident] },
      ],
    ),
    ...people.flatMap(({ uid, memberships }): Written[] => {
      const membership = memberships[home]
      return membership === undefined ? [] : [[paths.member(eid, uid), { ...membership, uid }]]
    }),
  ]
}
