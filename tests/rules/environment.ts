import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore'
import type { Character } from './cast.ts'
import { residenceOf } from './residence.ts'

/** Firestore under firestore.rules, in a project of its own, holding the residence of the given people. */
export async function openRules(name: string, people: readonly Character[]): Promise<RulesTestEnvironment> {
  // Each denial would otherwise be logged, and here they are the point.
  setLogLevel('silent')
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const environment = await initializeTestEnvironment({
    projectId: `demo-vigie-rules-${name}`,
    firestore: { rules },
  })
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    const documents = Object.entries(residenceOf(people))
    const db = context.firestore() as unknown as Firestore
    for (let start = 0; start < documents.length; start += 500) {
      const batch = writeBatch(db)
      for (const [path, data] of documents.slice(start, start + 500)) batch.set(doc(db, path), data)
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
      : environment.authenticatedContext(person.uid, person.claims)
  return context.firestore() as unknown as Firestore
}

/** Whether the rules let a request through. Any other failure is an error. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false
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
