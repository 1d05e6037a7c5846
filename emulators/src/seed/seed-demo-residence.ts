import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { demoAccounts } from './demo-accounts.ts'
import { demoFiles } from './demo-files.ts'
import { demoHomes } from './demo-homes.ts'
import { noticeDocuments } from './demo-notices.ts'
import { homeDocuments, peopleReach } from './home-documents.ts'
import { accountDocuments, createDemoAccounts, invitationDocuments } from './seed-accounts.ts'
import type { SeedDocument } from './seed-document.ts'
import { keepFiles } from './seed-files.ts'

const documentsACommit = 300
const commitsAtOnce = 4

async function writeAll(firestore: Firestore, documents: Iterator<SeedDocument>): Promise<number> {
  let written = 0
  const writer = async () => {
    for (;;) {
      const batch = firestore.batch()
      let size = 0
      while (size < documentsACommit) {
        const next = documents.next()
        if (next.done) break
        batch.set(firestore.doc(next.value.path), next.value.data)
        size += 1
      }
      if (size === 0) return
      await batch.commit()
      written += size
    }
  }
  await Promise.all(Array.from({ length: commitsAtOnce }, writer))
  return written
}

function* allDocuments(now: number, days: number): Generator<SeedDocument> {
  yield* accountDocuments(now)
  yield* invitationDocuments(now)
  for (const home of demoHomes) yield* homeDocuments(home, now, days)
  yield* noticeDocuments(now)
}

/** What was loaded. */
export interface SeedSummary {
  homes: number
  accounts: number
  documents: number
  files: number
}

/**
 * Loads the demo residence into empty Auth, Firestore and Storage emulators, found by the addresses that Firebase knows them
 * by. The same `now` (epoch milliseconds) gives the same residence. Refuses to run without an
 * emulator, so that it can never write to a real project.
 */
export async function seedDemoResidence({
  projectId,
  now,
  days,
}: {
  projectId: string
  now: number
  /** How far back its sensors' events go, today included; what people wrote and did, three times as far. */
  days: number
}): Promise<SeedSummary> {
  for (const part of ['FIREBASE_AUTH', 'FIRESTORE', 'FIREBASE_STORAGE']) {
    const name = `${part}_EMULATOR_HOST`
    if (!process.env[name]) throw new Error(`${name} is not set: the demo residence is for emulators only`)
  }
  const app = initializeApp({ projectId }, 'demo-residence')
  try {
    const [documents] = await Promise.all([
      writeAll(getFirestore(app), allDocuments(now, days)),
      createDemoAccounts(getAuth(app)),
    ])
    const files = demoFiles(now, peopleReach * days)
    await keepFiles(getStorage(app), files)
    return { homes: demoHomes.length, accounts: demoAccounts.length, documents, files: files.length }
  } finally {
    await deleteApp(app)
  }
}
