import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { apiKey } from '../../support/auth.ts'
import { newId } from '../../support/ids.ts'
import type { Credentials } from './app.ts'

/** The database of the product as somebody reaches it who signs in past the app, by Firebase's own library. */
export async function withOwnDatabase(
  { email, password }: Credentials,
  use: (db: Firestore) => Promise<void>,
): Promise<void> {
  const app = initializeApp({ projectId: 'demo-vigie', apiKey }, newId('app'))
  try {
    const auth = getAuth(app)
    connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true })
    await signInWithEmailAndPassword(auth, email, password)
    const db = getFirestore(app)
    const [host = '', port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? []
    connectFirestoreEmulator(db, host, Number(port))
    await use(db)
  } finally {
    await deleteApp(app)
  }
}
