import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
} from 'firebase/firestore'
import { firebaseApp } from './app.ts'
import { emulatorHost, emulatorPort, suitePort, usesEmulators } from './emulators.ts'

let firestore: Firestore | undefined

/**
 * The Firestore instance. What was read stays in memory, so that going back shows it at once; nothing is kept on
 * disk, since the next person at this computer may have other rights.
 */
export function firebaseFirestore(): Firestore {
  if (firestore) return firestore
  firestore = initializeFirestore(firebaseApp(), {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  })
  if (usesEmulators) {
    connectFirestoreEmulator(firestore, emulatorHost, emulatorPort('firestore', suitePort()))
  }
  return firestore
}
