import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import { type EmulatorMockTokenOptions, type Firestore, setLogLevel } from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import { type Character, claimsOf } from './cast.ts'
import { residenceOf } from './residence.ts'

/** Firestore under firestore.rules, in a project of its own, holding the residence of the given people. */
export async function openRules(name: string, people: readonly Character[]): Promise<RulesTestEnvironment> {
  // Each denial would otherwise be logged, and here they are the point.
  setLogLevel('silent')
  lite.setLogLevel('silent')
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const environment = await initializeTestEnvironment({
    projectId: `demo-vigie-rules-${name}`,
    firestore: { rules },
  })
  await environment.clearFirestore()
  const documents = Object.entries(residenceOf(people))
  await asking(environment, 'owner', async (db) => {
    for (let start = 0; start < documents.length; start += 500) {
      const batch = lite.writeBatch(db)
      for (const [path, data] of documents.slice(start, start + 500)) batch.set(lite.doc(db, path), data)
      await batch.commit()
    }
  })
  return environment
}

/** The database as a person sees it; null: nobody is signed in. */
export function databaseFor(environment: RulesTestEnvironment, person: Character | null): Firestore {
  const context =
    person === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person.uid, claimsOf(person))
  return context.firestore() as unknown as Firestore
}

/**
 * The database of a person of whom each question is a request of its own; null: nobody is signed in. On the stream of the full client each
 * denied write resets the stream, and after 1,024 resets an HTTP/2 server may drop the connection; and where its first answer takes ten
 * seconds, as on a busy machine, it takes itself to be offline, which says nothing of the rules.
 */
export const withRequests = <T>(
  environment: RulesTestEnvironment,
  person: Character | null,
  use: (db: lite.Firestore) => Promise<T>,
): Promise<T> => asking(environment, person && { sub: person.uid, ...claimsOf(person) }, use)

/** The same for whom a token names; 'owner' is held against no rules. */
async function asking<T>(
  { projectId, emulators }: RulesTestEnvironment,
  mockUserToken: EmulatorMockTokenOptions | 'owner' | null,
  use: (db: lite.Firestore) => Promise<T>,
): Promise<T> {
  if (!emulators.firestore) throw new Error('FIRESTORE_EMULATOR_HOST is not set')
  const app = initializeApp({ projectId }, randomUUID())
  const db = lite.getFirestore(app)
  const { host, port } = emulators.firestore
  lite.connectFirestoreEmulator(db, host, port, mockUserToken === null ? {} : { mockUserToken })
  try {
    return await use(db)
  } finally {
    await deleteApp(app)
  }
}

/** How Firestore and Cloud Storage say no. */
const denials = ['permission-denied', 'storage/unauthorized']

/** Whether the rules let a request through. Any other failure is an error. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    if (denials.includes((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

/** One line for each answer of the rules that differs from the table's. */
export async function differences(
  cases: readonly { name: string; request: Promise<unknown>; allowed: boolean }[],
): Promise<string[]> {
  const lines = await Promise.all(
    cases.map(async ({ name, request, allowed }) => {
      const was = await isAllowed(request)
      return was === allowed ? [] : [`${name}: ${was ? 'allowed' : 'denied'}, the table says otherwise`]
    }),
  )
  return lines.flat()
}
